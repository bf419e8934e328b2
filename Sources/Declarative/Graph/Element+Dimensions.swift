import Foundation

extension Element {
  package final var dimensions: ViewDimensions {
    ViewDimensions(width: size.width, height: size.height, guides: self)
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, guides: self)
  }
}
