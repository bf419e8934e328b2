/// Views that live in one place of the tree and are seen in another: a sheet's in front of the
/// screen, a toolbar's in a bar.
///
/// Their identity, state and environment are those of the place where they are declared. Where they
/// are drawn and have the focus, and who hears of their keys and preferences, is up to the stage
/// that shows them.
@MainActor package final class Hoist {
  package fileprivate(set) weak var node: Node?
  package fileprivate(set) weak var stage: Node?

  /// The layer that shows them, where one does.
  package weak var layer: Layer?

  package init() {}

  /// Whether there is anything to show.
  package var isEmpty: Bool { elements.count == 0 }

  fileprivate var elements: ElementList {
    guard let node, !node.isRemoved else { return ElementList() }
    return node.elements
  }

  fileprivate func changed() {
    guard let stage, !stage.isRemoved else { return }
    stage.needsCollecting = true
    stage.invalidate(.content)
  }
}

/// Views that are hoisted; whoever declares them leaves this node's elements out of its own.
nonisolated package struct HoistedView<Content: View>: View {
  package typealias Body = Never

  let hoist: Hoist
  let content: Content

  package init(_ hoist: Hoist, content: Content) {
    self.hoist = hoist
    self.content = content
  }
}

@MainActor extension HoistedView: PrimitiveView {
  package func update(_ node: Node) {
    node.memory = hoist
    hoist.node = node
    node.graph.hasHoists = true
    node.setChild(0, content)
  }

  package func collect(_ node: Node) {
    node.gather()
    hoist.changed()
  }

  package func removed(_ node: Node) {
    if hoist.node !== node { return }
    hoist.node = nil
    hoist.changed()
  }
}

/// Where hoisted views are seen.
nonisolated package struct StageView: View {
  package typealias Body = Never

  let hoist: Hoist

  package init(_ hoist: Hoist) { self.hoist = hoist }
}

/// What the node of a stage keeps.
@MainActor private final class Stage {
  let hoist: Hoist

  init(_ hoist: Hoist) { self.hoist = hoist }
}

@MainActor extension StageView: PrimitiveView {
  package func update(_ node: Node) {
    let last = node.memory as? Stage
    if let last, last.hoist !== hoist { last.hoist.leave(node) }
    if last?.hoist !== hoist {
      node.memory = Stage(hoist)
      node.needsCollecting = true
    }
    if hoist.stage !== node { hoist.turn(in: node.graph) }
    hoist.stage = node
    guard let source = hoist.node, source.preferences.rawValue != 0 else { return }
    node.noteAround(source.preferences)
    if last?.hoist !== hoist { node.preferencesChanged(source.preferences) }
  }

  package func collect(_ node: Node) {
    node.setElements(hoist.stage === node ? hoist.elements : ElementList())
  }

  package func removed(_ node: Node) { hoist.leave(node) }
}

extension Hoist {
  fileprivate func leave(_ node: Node) {
    guard stage === node else { return }
    stage = nil
    turn(in: node.graph)
  }

  /// Has whoever counts what is shown count anew: the views come to a stage, or leave one.
  fileprivate func turn(in graph: Graph) {
    guard graph.tree.hasChoices else { return }
    graph.afterLayout { [weak self] in
      if let node = self?.node, !node.isRemoved { node.countShownBelow() }
    }
  }
}

/// The tree as it is seen: hoisted views are in their stage.
extension Node {
  /// Whether what is in here is seen elsewhere than its declaration says.
  package var isHoisted: Bool { graph.hasHoists && memory is Hoist }

  /// The node in which this is seen, if it is seen at all; nothing is known of one that has left.
  package var shownIn: Node? {
    if isRemoved { return nil }
    if graph.hasHoists, let hoist = memory as? Hoist { return hoist.stage }
    return parent
  }

  /// The nodes seen in this one, in their order.
  package var shownChildren: ContiguousArray<Node> {
    guard graph.hasHoists else { return children }
    if let stage = memory as? Stage { return stage.hoist.node.map { [$0] } ?? [] }
    return children.contains { $0.memory is Hoist }
      ? children.filter { !($0.memory is Hoist) } : children
  }

  /// Whether this is `other` or is seen in it.
  package func isShown(in other: Node) -> Bool {
    var next: Node? = self
    while let node = next {
      if node === other { return true }
      next = node.shownIn
    }
    return false
  }
}
