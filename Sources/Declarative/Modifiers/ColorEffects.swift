import Foundation

/// Changes to the colours a view is drawn in. A colour known by a name is taken for what it usually
/// looks like, and what is behind the view stays.
extension View {
  /// Makes this view's colours brighter, or darker.
  ///
  /// - Parameter amount: From -1, black, to 1, white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modified(by: ColorEffect(change: .brightness(amount.number)))
  }

  /// Moves this view's colours away from a middle grey, or towards it.
  ///
  /// - Parameter amount: 0 is grey, 1 is as it is; negative ones invert.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modified(by: ColorEffect(change: .contrast(amount.number)))
  }

  /// Makes this view's colours stronger, or weaker.
  ///
  /// - Parameter amount: 0 is grey, 1 is as it is.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modified(by: ColorEffect(change: .saturation(amount.number)))
  }

  /// Takes the colour out of this view.
  ///
  /// - Parameter amount: From 0, as it is, to 1, grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modified(by: ColorEffect(change: .saturation(1 - amount.number)))
  }

  /// Turns this view's colours around the colour circle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modified(by: ColorEffect(change: .hue(angle.radians.isFinite ? angle : .zero)))
  }

  /// Makes this view's colours their opposites.
  public nonisolated func colorInvert() -> some View {
    modified(by: ColorEffect(change: .inversion))
  }

  /// Shows this view as through glass of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modified(by: ColorEffect(change: .multiplication(color)))
  }

  /// Makes this view black, the more to be seen the brighter it was.
  public nonisolated func luminanceToAlpha() -> some View {
    modified(by: ColorEffect(change: .luminanceToAlpha))
  }
}

extension Double {
  fileprivate var number: Double { isFinite ? self : 0 }
}

private struct ColorEffect: ElementModifier {
  static var effect: ModifierEffect { .drawing }
  static var isAnimatable: Bool { true }

  var change: ColorChange
  var scheme = ColorScheme.dark

  @MainActor func resolved(for node: Node) -> ColorEffect {
    ColorEffect(change: change, scheme: node.text.context.paint.scheme)
  }

  func between(_ other: ColorEffect, _ fraction: Double, in tree: ElementTree) -> ColorEffect {
    ColorEffect(
      change: change.between(other.change, fraction, in: other.scheme), scheme: other.scheme)
  }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    let start = pass.list.commands.count
    element.drawChildren(at: origin, into: &pass)
    if change.isIdentity { return }
    for index in start..<pass.list.commands.count {
      pass.list.commands[index] = pass.list.commands[index]
        .mapColors { change.apply(to: $0, in: scheme) }
    }
  }
}
