package import Foundation

/// The sizes a view has answered, by proposal.
package struct SizeCache {
  /// A proposal, a nil length kept as one that no proposal has.
  private struct Offer: Hashable {
    let width: CGFloat
    let height: CGFloat

    init(_ proposal: ProposedViewSize) {
      width = proposal.width ?? -1
      height = proposal.height ?? -1
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
  }

  /// Most views are asked for two sizes at most.
  private var first: (offer: Offer, size: CGSize)?
  private var second: (offer: Offer, size: CGSize)?
  private var others: Answers<Offer, CGSize>?

  package init() {}

  package var isEmpty: Bool { first == nil }

  /// Whether a size was answered that is not known any more.
  package var hasForgotten: Bool { others?.hasForgotten ?? false }

  /// Proposals are repaired: no length is negative.
  package subscript(proposal: ProposedViewSize) -> CGSize? {
    let offer = Offer(proposal)
    if let first, first.offer == offer { return first.size }
    if let second, second.offer == offer { return second.size }
    return others?[offer]
  }

  /// - Parameter layout: Which layout asks.
  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize, in layout: Int) {
    let offer = Offer(proposal)
    if first == nil {
      first = (offer, size)
    } else if second == nil {
      second = (offer, size)
    } else {
      let others = others ?? Answers()
      others.store(size, for: offer, in: layout)
      self.others = others
    }
  }

  package mutating func removeAll() {
    first = nil
    second = nil
    others = nil
  }

  /// Whether `isSame` is true of every proposal and its size.
  package func allSatisfy(_ isSame: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    if let first, !isSame(first.offer.proposal, first.size) { return false }
    if let second, !isSame(second.offer.proposal, second.size) { return false }
    return others?.entries.allSatisfy { isSame($0.question.proposal, $0.answer) } ?? true
  }
}
