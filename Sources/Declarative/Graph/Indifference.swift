package import Foundation

/// The lengths a view is offered that its size does not depend on.
///
/// A row is as high as it is, whatever height it is offered; a frame of a fixed width is as wide.
/// Offers that differ in such a length only are one: stacks that offer their children one size
/// after another, level within level, are answered from memory.
package struct Indifference: Equatable {
  package var toWidth: Bool
  /// The least width from which, and at no width at all, the height offered does not matter, in
  /// units.
  package var toHeightFrom: CGFloat

  package init(toWidth: Bool = false, toHeightFrom: CGFloat = .infinity) {
    self.toWidth = toWidth
    self.toHeightFrom = toHeightFrom
  }

  package static let none = Indifference()

  /// Whether the height never matters.
  package var isToHeight: Bool { toHeightFrom <= 0 }

  /// The offer that stands for all that are answered alike.
  @inline(__always)
  package func reduced(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var reduced = proposal
    if toHeightFrom < .infinity, proposal.width.map({ $0 >= toHeightFrom }) ?? true {
      reduced.height = nil
    }
    if toWidth { reduced.width = nil }
    return reduced
  }
}

extension Element {
  /// What this view's size does not depend on, remembered.
  package final var indifference: Indifference {
    if let knownIndifference { return knownIndifference }
    var found = Indifference.none
    if let steady = steadySize {
      found = Indifference(toWidth: steady.leastWidth <= 0, toHeightFrom: steady.leastWidth)
    } else {
      tree.recurse { found = findIndifference() }
    }
    knownIndifference = found
    return found
  }
}

extension Sequence<Element> {
  /// What the sizes of views that are all offered one size do not depend on.
  package var sharedIndifference: Indifference {
    var shared = Indifference(toWidth: true, toHeightFrom: 0)
    for element in self {
      let own = element.indifference
      shared.toWidth = shared.toWidth && own.toWidth
      shared.toHeightFrom = Swift.max(shared.toHeightFrom, own.toHeightFrom)
    }
    return shared
  }
}
