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

extension ElementTree {
  /// Called by whatever makes a safe area, once it is there.
  package func addSafeArea() { hasSafeAreas = true }

  /// Has an element placed again whenever a safe area may have changed.
  package func followSafeArea(_ element: Element) {
    safeAreaFollowers.insert(element)
  }

  /// Has an element measured again when the screen has another size, and placed again whenever a
  /// safe area may have changed.
  package func followContainers(_ element: Element) {
    containerFollowers.insert(element)
    safeAreaFollowers.insert(element)
  }

  /// Has an element look at its place after each layout.
  package func watchGeometry(_ element: any GeometryWatcher) { geometryWatchers.insert(element) }

  package func safeAreaChanged() {
    if isTrying { return }
    safeAreaFollowers.forEach { if $0.isPlaced { queuePlacement(of: $0) } }
  }

  /// Has an element placed again whenever another part of it may be seen.
  package func followViewports(_ element: Element) { viewportFollowers.insert(element) }

  /// Called when something has been scrolled, or shows more or less than before.
  package func viewportChanged() {
    if isTrying { return }
    viewportFollowers.forEach { if $0.isPlaced { queuePlacement(of: $0) } }
  }

  /// Called by whatever scrolls, once it is there.
  package func addScroller(_ element: Element) { scrollers.insert(element) }
}
