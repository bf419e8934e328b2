/// The views in a part of the tree that are on the screen, as a modifier around them counts them.
///
/// One stands for each element. It is known by the node the element comes from, so another branch
/// of a condition is another view; content under an explicit id counts as one view, whatever the
/// id.
@MainActor package final class ShownViews: ShownCounter {
  private struct Entry: Hashable {
    // Kept alive: a new node in the same place in memory must not pass for this one.
    let node: Node
    let index: Int

    nonisolated static func == (first: Entry, second: Entry) -> Bool {
      first.node === second.node && first.index == second.index
    }

    nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(index)
    }
  }

  private var entries: ContiguousArray<Entry> = []
  /// What a modifier keeps for each of them.
  private var kept: [Entry: AnyObject] = [:]

  /// Whether this is to be counted again once everything has its place.
  private var awaitsLayout = false

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Counts the views below `node` anew.
  ///
  /// - Parameters:
  ///   - arrived: Called for each that was not there. What it returns is kept for the view.
  ///   - left: Called with that for each that is no longer there.
  package func update(
    below node: Node, arrived: () -> AnyObject?, left: (AnyObject?) -> Void
  ) {
    var now = Self.entries(below: node)
    if node.graph.tree.hasChoices { now.removeAll { !isChosen($0, below: node) } }
    if now == entries { return }
    let before = Set(entries)
    let after = Set(now)
    for entry in entries where !after.contains(entry) { left(kept.removeValue(forKey: entry)) }
    for entry in now where !before.contains(entry) { kept[entry] = arrived() }
    entries = now
  }

  private func isChosen(_ entry: Entry, below node: Node) -> Bool {
    let elements = entry.node.elements.array
    guard entry.index < elements.count else { return true }
    let isChosen = entry.node.isChosen(elements[entry.index])
    if isChosen == nil { countAfterLayout(node) }
    return isChosen ?? false
  }

  /// Where a choice is yet to be made, who is shown is known once it is.
  private func countAfterLayout(_ node: Node) {
    if awaitsLayout { return }
    awaitsLayout = true
    node.graph.afterLayout { [weak node, weak self] in
      node?.countShownAgain()
      self?.awaitsLayout = false
    }
  }

  /// Calls `left` for every view.
  package func removeAll(_ left: (AnyObject?) -> Void) {
    for entry in entries { left(kept[entry]) }
    entries = []
    kept = [:]
  }

  /// Gives every view something else to keep.
  package func replaceKept(_ replace: (AnyObject?) -> AnyObject?) {
    for entry in entries { kept[entry] = replace(kept[entry]) }
  }

  private static func entries(below node: Node) -> ContiguousArray<Entry> {
    var entries: ContiguousArray<Entry> = []
    var stack = ContiguousArray(node.children.reversed())
    while let node = stack.popLast() {
      let count = node.elements.count
      if count == 0 { continue }
      let children = node.children
      let isOwn =
        node.element != nil || children.isEmpty || node.memory is ExplicitIdentity
      if !isOwn, children.reduce(0, { $0 + $1.elements.count }) == count {
        stack.append(contentsOf: children.reversed())
      } else if !isOwn, children[0].elements.count == count {
        // One element around each of the first child's; the others are beside it.
        stack.append(children[0])
      } else {
        for index in 0..<count { entries.append(Entry(node: node, index: index)) }
      }
    }
    return entries
  }
}
