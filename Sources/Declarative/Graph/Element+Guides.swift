package import Foundation

extension Element {
  /// Where an explicit guide is in the size for a proposal, remembered.
  package final func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasGuides || key.merging.isAlwaysAsked else { return nil }
    // What is of one size for several offers is arranged alike for them.
    let isSteady = steadySize?.answers(proposal) ?? false
    let proposal = isSteady ? .unspecified : indifference.reduced(proposal)
    if let known = guides[key, proposal] { return known }
    var guide: CGFloat?
    tree.recurse { guide = findGuide(key, for: proposal) }
    guides.store(guide, for: key, proposal, in: tree.layoutCount)
    return guide
  }

  /// Arranges the children as for a proposal this may not have yet, for the length of `work`.
  package final func arranged<Result>(
    for proposal: ProposedViewSize, _ work: () -> Result
  ) -> Result {
    let outer = (size, self.proposal, tree.isTrying)
    size = sizeThatFits(proposal)
    self.proposal = proposal
    tree.isTrying = true
    defer { (size, self.proposal, tree.isTrying) = outer }
    placeChildren()
    return work()
  }

  /// An explicit guide of this child where its parent has just been arranged.
  package final func guideInParent(_ key: AlignmentKey) -> CGFloat? {
    explicitGuide(key, for: trial.proposal).map { $0 + trial.origin[key.axis] }
  }
}
