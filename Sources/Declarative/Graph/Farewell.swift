/// What a node keeps whose view does something as it leaves.
@MainActor package class Farewell {
  package init(_ node: Node) { node.graph.hasFarewells = true }

  /// The view has left: it is updated once more, and seen until what that changes has come to its end.
  package func begin() {}
}

extension Graph {
  /// Keeps a node that has left until its view has done so, where it has something to do.
  ///
  /// Returns whether that is so.
  func letLeave(_ node: Node) -> Bool {
    guard !tree.reducesMotion, !node.isParked, let animation = node.animation,
      let leaver = node.leaver, let farewell = leaver.memory as? Farewell,
      leaver.elements.array.contains(where: \.isOnScreen)
    else { return false }
    if node.preferences.rawValue != 0 { node.parent?.preferencesChanged(node.preferences) }
    node.forAll { each in
      each.kind.left(each, each.view, .parked)
      each.isParked = true
    }
    farewell.begin()
    leaver.needsUpdate = true
    enter(leaver)
    ghosts.append(node)
    _ = tree.motions.start(animation, of: node) { _ in
    } end: { [weak self, weak node] in
      MainActor.assumeIsolated {
        guard let self, let node else { return }
        self.ghosts.removeAll { $0 === node }
        self.bury(node)
      }
    }
    return true
  }
}

extension Node {
  /// The node in here whose view does something as it leaves: all there is to see is in it.
  fileprivate var leaver: Node? {
    var node = self
    while !(node.memory is Farewell) {
      guard node.children.count == 1, let child = node.children.first else { return nil }
      node = child
    }
    return node
  }
}
