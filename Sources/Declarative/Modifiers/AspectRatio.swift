public import Foundation

/// Whether a view of a given shape fits inside a space, or fills it.
@frozen public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}

extension View {
  /// Offers this view the largest box of a shape that fits the space, or the smallest that fills it.
  ///
  /// A terminal's cell is about twice as high as wide: with `.cells` metrics a ratio of 2 looks
  /// square, with `.points` a ratio of 1 does.
  ///
  /// - Parameter aspectRatio: Width by height in units, or nil for that of the view's ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(by: AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatio: ElementModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  private func childProposal(
    _ proposal: ProposedViewSize, _ child: Element
  ) -> ProposedViewSize {
    var ratio = self.ratio ?? 0
    if self.ratio == nil {
      let ideal = child.sizeThatFits(.unspecified)
      ratio = ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // The axis that limits the box: the narrower one to fit, the wider one to fill.
      let limitsByWidth = (width <= height * ratio) == (mode == .fit)
      return limitsByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child).repaired)
  }

  func place(_ child: Element, in element: Element) {
    child.place(at: .zero, proposal: childProposal(element.proposal, child))
  }
}
