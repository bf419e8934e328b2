public import Foundation

extension View {
  /// Hides this view where it is scaled to nothing; a character has one size.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Hides this view where it is scaled to nothing; a character has one size.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Hides this view where it is scaled to nothing; a character has one size.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(by: Scale(isNothing: x == 0 || y == 0))
  }
}

private struct Scale: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let isNothing: Bool

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    if !isNothing { element.drawChildren(at: origin, into: &pass) }
  }
}
