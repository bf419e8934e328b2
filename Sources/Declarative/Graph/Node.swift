/// A view that lives: the place where a view value, its state and its children are kept.
///
/// Identity is structural: a node stays while its parent gives a view of the same type at the same
/// position, or with the same id. It is updated when its value, or something it has read, changes.
@MainActor package class Node: Dependent {
  package final unowned(unsafe) let graph: Graph
  package final unowned(unsafe) let parent: Node?
  package final let kind: ViewKind
  package final let depth: Int32
  /// The environment the view reads.
  package final let scope: EnvironmentScope
  package private(set) final var children: ContiguousArray<Node> = []
  /// What this contributes to the container around it.
  package private(set) final var elements = ElementList()
  /// The element that is this view's own, where it has one.
  package final var element: Element?
  /// What else a kind of view keeps with its node.
  package final var memory: AnyObject?
  /// The kinds of preferences that are written in here.
  package final var preferences = PreferenceSet()

  /// What this view does with a kind of preference.
  package final var preferenceRole: PreferenceRole?
  /// Whether preferences of the children after the first come before the first one's.
  package final var combinesLastChildFirst = false
  /// Which of several contents is shown, where that is part of their identity.
  package final var branch = 0

  final var needsUpdate = true
  final var needsEnvironmentCheck = false
  final var isDirty = false
  final var isEntering = false
  final var isOnStack = false
  final var isRemoved = false
  final var needsCollecting = true

  /// Where a new node goes.
  package struct Place {
    let graph: Graph
    let parent: Node?
    let kind: ViewKind
    let scope: EnvironmentScope
  }

  init(_ place: Place) {
    graph = place.graph
    parent = place.parent
    kind = place.kind
    scope = place.scope
    depth = (place.parent?.depth ?? -1) + 1
    super.init()
    graph.tree.statistics.nodesCreated += 1
  }

  /// Brings the children, and this view's own element, up to the view value.
  ///
  /// - Parameter isWhole: Whether more may have changed than inherited values.
  func update(isWhole: Bool) {}

  /// Works out the elements from the children's, which have changed.
  func collect() { gather() }

  /// Called when this node leaves the tree, its children still in place.
  func removed() {}

  package override func invalidate(_ reason: Invalidation) {
    guard !isRemoved else { return }
    if reason == .content { needsUpdate = true } else { needsEnvironmentCheck = true }
    graph.markDirty(self)
  }
}

extension Node {
  /// Makes `view` the child at `index`, keeping the one there if it is of the same type.
  package final func setChild<V: View>(
    _ index: Int, _ view: V, in scope: EnvironmentScope? = nil
  ) {
    let scope = scope ?? self.scope
    guard index < children.count else {
      children.append(graph.makeNode(view, parent: self, scope: scope))
      needsCollecting = true
      return
    }
    let child = children[index]
    if child.kind.id == ObjectIdentifier(V.self), child.scope === scope {
      child.receive(view)
    } else {
      replaceChild(at: index, with: graph.makeNode(view, parent: self, scope: scope))
    }
  }

  /// Makes a new node of `view` the child at `index`, whatever is there.
  package final func renewChild<V: View>(
    _ index: Int, _ view: V, in scope: EnvironmentScope? = nil
  ) {
    let node = graph.makeNode(view, parent: self, scope: scope ?? self.scope)
    if index < children.count {
      replaceChild(at: index, with: node)
    } else {
      children.append(node)
      needsCollecting = true
    }
  }

  private final func replaceChild(at index: Int, with node: Node) {
    let child = children[index]
    children[index] = node
    needsCollecting = true
    graph.remove(child)
  }

  /// Removes the children from `count` on.
  package final func truncateChildren(to count: Int) {
    while children.count > count, let child = children.popLast() {
      needsCollecting = true
      graph.remove(child)
    }
  }

  /// A child that shows `view`: the one given if it still can, else a new one.
  package final func child<V: View>(_ kept: Node?, showing view: V) -> Node {
    if let kept {
      if kept.kind.id == ObjectIdentifier(V.self) {
        kept.receive(view)
        return kept
      }
      kept.leave()
    }
    return graph.makeNode(view, parent: self, scope: scope)
  }

  /// Updates this node next, after the one that is being updated.
  package final func updateNow() {
    needsUpdate = true
    graph.enter(self)
  }

  /// Takes this node out of the tree.
  package final func leave() { graph.remove(self) }

  /// Makes `nodes` the children; whoever is not among them has been removed by the caller.
  package final func replaceChildren(_ nodes: ContiguousArray<Node>) {
    children = nodes
    needsCollecting = true
  }

  package final func setElements(_ elements: ElementList) {
    if elements.isSame(as: self.elements) { return }
    self.elements = elements
    parent?.needsCollecting = true
    if preferences.rawValue != 0 { preferencesChanged(preferences) }
  }

  /// Takes the children's elements, in order, as this view's.
  package final func gather() {
    if children.count == 1 { return setElements(children[0].elements) }
    setElements(ElementList(childElements))
  }

  package final var childElements: ContiguousArray<Element> {
    var elements: ContiguousArray<Element> = []
    for child in children { child.elements.append(to: &elements) }
    return elements
  }

  /// Takes a view value that may be another than the one so far.
  package final func receive<V: View>(_ view: V) {
    let node = unsafeDowncast(self, to: ViewNode<V>.self)
    if let comparison = kind.comparison {
      let isSame = withUnsafePointer(to: view) { new in
        withUnsafePointer(to: &node.view) { old in comparison.isSame(old, new) }
      }
      if isSame { return }
    }
    node.view = view
    needsUpdate = true
    graph.enter(self)
  }

  /// Releases the children, the node having left the tree.
  final func releaseChildren() { children.removeAll() }
}

/// A node that keeps a view of a type.
@MainActor package class ViewNode<V: View>: Node {
  package final var view: V

  init(_ view: V, _ place: Place) {
    self.view = view
    super.init(place)
  }
}
