/// Views that have left the screen, and are kept for the state in them: rows scrolled out of sight.
extension Graph {
  /// Takes a node off the screen; its views disappear, and nothing in it is brought up to date.
  func park(_ node: Node) {
    tellPreferences(of: node)
    node.forAll { node in
      node.isParked = true
      node.kind.left(node, node.view, .parked)
    }
  }

  /// Brings a node back to the screen; its views appear again, all of them up to date.
  func unpark(_ node: Node) {
    node.forAll { node in
      node.isParked = false
      node.kind.left(node, node.view, .unparked)
    }
    node.invalidateAll()
    tellPreferences(of: node)
  }

  private func tellPreferences(of node: Node) {
    if node.preferences.rawValue != 0 { node.parent?.preferencesChanged(node.preferences) }
  }
}

extension Node {
  /// Calls `visit` for this node and every one below, parents first.
  func forAll(_ visit: (Node) -> Void) {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      visit(node)
      nodes.append(contentsOf: node.children)
    }
  }

  /// Whether a view in here owns a value that would be lost with it.
  var ownsValues: Bool {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if node.kind.properties.ownsValues { return true }
      nodes.append(contentsOf: node.children)
    }
    return false
  }

  /// Updates this node and everything below: for changes that nobody can be told of one by one.
  package func invalidateAll() { forAll { $0.invalidate(.content) } }
}
