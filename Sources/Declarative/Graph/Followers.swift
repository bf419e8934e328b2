/// Elements that are to be told of something, as long as they live.
struct Followers {
  private struct Follower {
    weak var element: Element?
  }

  private var all: ContiguousArray<Follower> = []
  /// How many there may be before those that are gone are looked for.
  private var limit = 64

  mutating func insert(_ element: Element) {
    if all.count >= limit {
      all.removeAll { $0.element == nil }
      limit = max(64, all.count * 2)
    }
    all.append(Follower(element: element))
  }

  func forEach(_ visit: (Element) -> Void) {
    for follower in all {
      if let element = follower.element { visit(element) }
    }
  }
}

/// An element that looks at its place after each layout.
package protocol GeometryWatcher: Element {
  func geometryMayHaveChanged()
}
