import Foundation

extension Element {
  package final var dimensions: ViewDimensions {
    ViewDimensions(size, for: proposal, guides: self)
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), for: proposal, guides: self)
  }
}
