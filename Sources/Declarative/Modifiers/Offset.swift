public import Foundation

extension View {
  /// Draws this view elsewhere; its place in the layout stays.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in units.
  ///   - y: How far down, in units.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: Offset(offset: CGSize(width: x, height: y)))
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    modified(by: Offset(offset: offset))
  }
}

private struct Offset: ElementModifier {
  let offset: CGSize

  static var isAnimatable: Bool { true }

  func between(_ other: Offset, _ fraction: Double, in tree: ElementTree) -> Offset {
    Offset(offset: offset.between(other.offset, fraction))
  }

  func steadySize(of child: Element) -> SteadySize? { child.steadySize }

  func indifference(of child: Element) -> Indifference { child.indifference }

  func place(_ child: Element, in element: Element) {
    // x counts toward the trailing side, as it does in every place a layout gives.
    child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: element.proposal)
  }

  func guide(
    _ key: AlignmentKey, of child: Element, for proposal: ProposedViewSize
  ) -> CGFloat?? {
    .some(child.explicitGuide(key, for: proposal))
  }
}
