package import Foundation

/// A name that views with matched geometry share.
package struct MatchKey: Hashable {
  private let id: AnyHashable
  private let namespace: Namespace.ID

  package init(_ id: AnyHashable, _ namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// Views that go by one name, and where they were last seen.
package final class Matches {
  private var groups: [MatchKey: Group] = [:]

  private struct Group {
    var sources: ContiguousArray<Source> = []
    /// Where one was seen last.
    var last: CGRect?

    var isEmpty: Bool { sources.allSatisfy { $0.element == nil } }
  }

  private struct Source {
    weak var element: Element?
  }

  package func add(_ element: Element, _ key: MatchKey) {
    groups[key, default: Group()].sources.append(Source(element: element))
  }

  package func remove(_ element: Element, _ key: MatchKey) {
    groups[key]?.sources.removeAll { $0.element == nil || $0.element === element }
  }

  /// Notes where a view is.
  package func see(_ rect: CGRect, _ key: MatchKey) { groups[key]?.last = rect }

  /// Lets go of a name that nobody has any more.
  package func forget(_ key: MatchKey) {
    if groups[key]?.isEmpty ?? false { groups[key] = nil }
  }

  /// The first view of a name that is on the screen to stay.
  package func source(_ key: MatchKey, except other: Element? = nil) -> Element? {
    groups[key]?.sources.lazy.compactMap(\.element)
      .first { $0 !== other && $0.isOnScreen && $0.isThere }
  }

  /// Where a view of a name was last seen, if it was.
  package func last(_ key: MatchKey) -> CGRect? { groups[key]?.last }
}

extension Element {
  /// Whether this is part of the tree, and not only shown leaving.
  fileprivate var isThere: Bool {
    var next = self
    while let parent = next.parent {
      if !parent.children.contains(where: { $0 === next }) { return false }
      next = parent
    }
    return next === tree.root
  }
}
