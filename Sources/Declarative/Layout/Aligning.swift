package import Foundation

extension Element {
  /// Places this in its parent so that its guides meet those of a box of `size`.
  package final func align(
    _ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) {
    let guides = guides(alignment, for: proposal.repaired)
    place(
      at: CGPoint(
        x: alignment.horizontal.key.defaultValue(in: size) - guides.x,
        y: alignment.vertical.key.defaultValue(in: size) - guides.y),
      proposal: proposal)
  }

  /// Places this in its parent so that its guides meet those of a sibling just placed at the
  /// parent's corner, with the parent's proposal.
  package final func align(
    _ alignment: Alignment, to sibling: Element, in parent: Element, proposal: ProposedViewSize
  ) {
    let guides = guides(alignment, for: proposal.repaired)
    let others = ViewDimensions(parent.size, for: parent.proposal, guides: sibling)
    place(
      at: CGPoint(
        x: others[alignment.horizontal] - guides.x, y: others[alignment.vertical] - guides.y),
      proposal: proposal)
  }
}
