import Foundation

extension View {
  /// Gives this view its ideal size, whatever it is offered.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives this view its ideal width, height or both, whatever it is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSize: ElementModifier {
  let horizontal: Bool
  let vertical: Bool

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    child.sizeThatFits(childProposal(proposal))
  }

  func steadySize(of child: Element) -> SteadySize? {
    guard let steady = child.steadySize else {
      guard horizontal, vertical else { return nil }
      return SteadySize(child.sizeThatFits(.unspecified), leastWidth: 0)
    }
    return SteadySize(steady.size, leastWidth: horizontal ? 0 : steady.leastWidth)
  }

  func indifference(of child: Element) -> Indifference {
    let inner = child.indifference
    if vertical { return Indifference(toWidth: inner.toWidth, toHeightFrom: 0) }
    // Offered no width, the child needs no more of one.
    let isToHeight = inner.toHeightFrom < .infinity
    return Indifference(
      toWidth: horizontal || inner.toWidth,
      toHeightFrom: horizontal ? (isToHeight ? 0 : .infinity) : inner.toHeightFrom)
  }

  func place(_ child: Element, in element: Element) {
    child.place(at: .zero, proposal: childProposal(element.proposal))
  }
}
