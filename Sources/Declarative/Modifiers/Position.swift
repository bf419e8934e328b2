public import Foundation

extension View {
  /// Takes all the space on offer and centres this view on a point of it, in units.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: Position(position: CGPoint(x: x, y: y)))
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    modified(by: Position(position: position))
  }
}

private struct Position: ElementModifier {
  let position: CGPoint

  static var isAnimatable: Bool { true }

  func between(_ other: Position, _ fraction: Double, in tree: ElementTree) -> Position {
    Position(
      position: CGPoint(
        x: position.x.interpolated(to: other.position.x, by: fraction),
        y: position.y.interpolated(to: other.position.y, by: fraction)))
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    guard let width = proposal.width, let height = proposal.height else {
      let size = child.sizeThatFits(proposal)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    return CGSize(width: width, height: height)
  }

  func place(_ child: Element, in element: Element) {
    let proposal = ProposedViewSize(element.size)
    let size = child.sizeThatFits(proposal)
    child.place(
      at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
      proposal: proposal)
  }
}
