import Foundation

extension View {
  /// Hides this view; it keeps its place, and its preferences count.
  public nonisolated func hidden() -> some View { modified(by: Hidden()) }

  /// Shows nothing of this view outside its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modified(by: Clipped())
  }

  /// Lets what is behind this view show through it.
  ///
  /// A terminal has no transparency: colours are mixed with the background of their cells.
  ///
  /// - Parameter opacity: From 0, nothing is drawn, to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modified(by: Opacity(opacity: opacity.isNaN ? 0 : min(max(opacity, 0), 1)))
  }
}

/// Whether a part of the interface is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the part's own rules have it.
  case automatic
  case visible
  case hidden
}

private struct Hidden: ElementModifier {
  var hides: Bool { true }

  func steadySize(of child: Element) -> SteadySize? { child.steadySize }

  func indifference(of child: Element) -> Indifference { child.indifference }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {}
}

private struct Clipped: ElementModifier {
  var clips: Bool { true }

  func steadySize(of child: Element) -> SteadySize? { child.steadySize }

  func indifference(of child: Element) -> Indifference { child.indifference }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    pass.add(.pushClip(CGRect(origin: origin, size: element.shownSize)))
    element.drawChildren(at: origin, into: &pass)
    pass.add(.popClip)
  }
}

private struct Opacity: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  static var isAnimatable: Bool { true }

  let opacity: Double

  func between(_ other: Opacity, _ fraction: Double, in tree: ElementTree) -> Opacity {
    Opacity(opacity: min(max(opacity.interpolated(to: other.opacity, by: fraction), 0), 1))
  }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    if opacity == 0 { return }
    if opacity == 1 { return element.drawChildren(at: origin, into: &pass) }
    pass.add(.pushOpacity(opacity))
    element.drawChildren(at: origin, into: &pass)
    pass.add(.popOpacity)
  }
}
