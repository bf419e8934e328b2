package import Foundation

/// The sizes a view has answered, by proposal.
package struct SizeCache {
  package struct Entry {
    fileprivate let width: CGFloat
    fileprivate let height: CGFloat
    package let size: CGSize

    package var proposal: ProposedViewSize {
      ProposedViewSize(
        width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }

    fileprivate init(_ proposal: ProposedViewSize, _ size: CGSize) {
      width = proposal.width ?? -1
      height = proposal.height ?? -1
      self.size = size
    }

    fileprivate func answers(_ width: CGFloat, _ height: CGFloat) -> Bool {
      self.width == width && self.height == height
    }
  }

  /// A stack in a stack is asked along both axes for its least, its greatest and its share: nine
  /// proposals and a few shares.
  ///
  /// More than that is a layout trying lengths out.
  private static let capacity = 16

  private var first: Entry?
  private var second: Entry?
  private var others: ContiguousArray<Entry> = []
  private var next = 0

  package init() {}

  package var isEmpty: Bool { first == nil }

  /// Proposals are repaired: nil is kept as a length no proposal has.
  package subscript(proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? -1
    let height = proposal.height ?? -1
    if let first, first.answers(width, height) { return first.size }
    if let second, second.answers(width, height) { return second.size }
    for entry in others where entry.answers(width, height) { return entry.size }
    return nil
  }

  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal, size)
    if first == nil {
      first = entry
    } else if second == nil {
      second = entry
    } else if others.count < Self.capacity {
      others.append(entry)
    } else {
      others[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  package mutating func removeAll() {
    first = nil
    second = nil
    others.removeAll()
    next = 0
  }

  /// A proposal for which the answer was `size`.
  package func proposal(answeredBy size: CGSize) -> ProposedViewSize? {
    var found: ProposedViewSize?
    forEach { entry in
      if entry.size == size { found = entry.proposal }
      return found == nil
    }
    return found
  }

  package func forEach(_ visit: (Entry) -> Bool) {
    guard let first, visit(first), let second, visit(second) else { return }
    for entry in others where !visit(entry) { return }
  }
}
