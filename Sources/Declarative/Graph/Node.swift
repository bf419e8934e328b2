/// A view that lives: the place where a view value, its state and its children are kept.
///
/// Identity is structural: a node stays while its parent gives a view of the same type at the same
/// position, or with the same id. It is updated when its value, or something it has read, changes.
///
/// The properties that every update reads go without the run-time check for overlapping access:
/// all is done on the main actor, and none is changed in place for the length of a call.
@MainActor package final class Node: Dependent {
  package unowned(unsafe) let graph: Graph
  package unowned(unsafe) let parent: Node?
  package let kind: ViewKind
  package let depth: Int32
  /// The environment the view reads.
  package let scope: EnvironmentScope
  @exclusivity(unchecked) package private(set) var children: ContiguousArray<Node> = []
  /// What this contributes to the container around it.
  @exclusivity(unchecked) package private(set) var elements = ElementList()
  /// The element that is this view's own, where it has one.
  @exclusivity(unchecked) package var element: Element?
  /// What else a kind of view keeps with its node.
  @exclusivity(unchecked) package var memory: AnyObject?
  /// The kinds of preferences that are written in here.
  @exclusivity(unchecked) package var preferences = PreferenceSet()

  /// What this view does with a kind of preference.
  @exclusivity(unchecked) package var preferenceRole: PreferenceRole?
  /// Whose preferences count, and in which order.
  @exclusivity(unchecked) package var preferenceSources = PreferenceSources.all
  /// Which of several contents is shown, where that is part of their identity.
  @exclusivity(unchecked) package var branch = 0

  /// Whether collections in here make views only for elements that are asked for.
  let defersRows: Bool
  /// Whether this is kept for its state alone: it is not shown, and not brought up to date.
  @exclusivity(unchecked) package var isParked: Bool
  /// What makes rows of the views in here, if anything does.
  @exclusivity(unchecked) package var rowMaker: RowMaker?

  @exclusivity(unchecked) var needsUpdate = true
  @exclusivity(unchecked) var needsEnvironmentCheck = false
  /// Whether other elements of a collection have been asked for.
  @exclusivity(unchecked) var needsRows = false
  @exclusivity(unchecked) var isDirty = false
  @exclusivity(unchecked) var isEntering = false
  @exclusivity(unchecked) var isOnStack = false
  @exclusivity(unchecked) var isRemoved = false
  @exclusivity(unchecked) var needsCollecting = true

  /// Views deeper than this are taken for one that contains itself without an end.
  private static let deepest = 250_000

  /// Where a new node goes.
  package struct Place {
    let graph: Graph
    let parent: Node?
    let kind: ViewKind
    let scope: EnvironmentScope
  }

  /// The view value.
  ///
  /// Touched on the main actor, and by `deinit`, which cannot be isolated and runs when nobody
  /// else holds the node.
  nonisolated(unsafe) let view: UnsafeMutableRawPointer
  /// Whether the view value is gone already; `deinit` asks, as above.
  nonisolated(unsafe) private var isReleased = false
  /// What a view with a body keeps.
  @exclusivity(unchecked) var body: BodyMemory?
  /// The models that the view's body, or its closures, have read.
  @exclusivity(unchecked) var watch: ModelWatch?

  init(_ view: UnsafeRawPointer, _ place: Place) {
    graph = place.graph
    parent = place.parent
    kind = place.kind
    scope = place.scope
    depth = (place.parent?.depth ?? -1) + 1
    precondition(
      depth < Self.deepest,
      "\(place.parent?.author ?? "\(kind.type)"): views are nested \(Self.deepest) deep; "
        + "a view must not contain itself for ever.")
    defersRows = if let parent = place.parent { parent.kind.defersRows(in: parent) } else { false }
    isParked = place.parent?.isParked ?? false
    if let maker = place.parent?.rowMaker, kind.passesRows { rowMaker = maker }
    self.view = place.kind.storage.make(copying: view)
    super.init()
    graph.tree.statistics.nodesCreated += 1
  }

  deinit {
    if !isReleased { kind.storage.destroy(view) }
    view.deallocate()
  }

  package override func invalidate(_ reason: Invalidation) {
    guard !isRemoved else { return }
    graph.environment.batches.noteChange()
    switch reason {
    case .content: needsUpdate = true
    case .environment: needsEnvironmentCheck = true
    case .rows: needsRows = true
    }
    if !isParked { graph.markDirty(self) }
  }
}

extension Node {
  nonisolated static func isHigher(_ first: Node, _ second: Node) -> Bool {
    first.depth < second.depth
  }

  /// Makes `view` the child at `index`, keeping the one there if it is of the same type.
  package func setChild<V: View>(
    _ index: Int, _ view: consuming V, in scope: EnvironmentScope? = nil
  ) {
    // Not through a closure: one passed out of the library is checked for its actor on each call.
    setChild(index, at: &view, in: scope)
  }

  /// Makes a part of this node's own view the child at `index`, without copying it first.
  package func setChild<V: View>(
    _ index: Int, inPlace view: inout V, in scope: EnvironmentScope? = nil
  ) {
    setChild(index, at: &view, in: scope)
  }

  /// Makes the view at an address the child at `index`, without copying it first.
  package func setChild<V: View>(
    _ index: Int, at view: UnsafePointer<V>, in scope: EnvironmentScope? = nil
  ) {
    if let rowMaker, !ViewKind.of(V.self).passesRows {
      return rowMaker.setRow(index, view, in: self, scope)
    }
    setOnly(index, at: view, in: scope)
  }

  /// The same for a view that is not to be made a row.
  package func setOnly<V: View>(
    _ index: Int, at view: UnsafePointer<V>, in scope: EnvironmentScope? = nil
  ) {
    let scope = scope ?? self.scope
    guard index < children.count else {
      children.append(graph.makeNode(at: view, parent: self, scope: scope))
      needsCollecting = true
      return
    }
    let child = children[index]
    if child.kind.id == ObjectIdentifier(V.self), child.scope === scope {
      child.receive(UnsafeRawPointer(view))
    } else {
      replaceChild(at: index, with: graph.makeNode(at: view, parent: self, scope: scope))
    }
  }

  /// Makes a new node of `view` the child at `index`, whatever is there.
  package func renewChild<V: View>(
    _ index: Int, _ view: V, in scope: EnvironmentScope? = nil
  ) {
    if rowMaker != nil {
      // A row is another one where a new one is put beside what is there.
      let kept = children.indices.contains(index) ? children[index] : nil
      let node = child(nil, showing: view)
      if kept == nil { children.append(node) } else { replaceChild(at: index, with: node) }
      needsCollecting = true
      return
    }
    let node = graph.makeNode(view, parent: self, scope: scope ?? self.scope)
    if index < children.count {
      replaceChild(at: index, with: node)
    } else {
      children.append(node)
      needsCollecting = true
    }
  }

  private func replaceChild(at index: Int, with node: Node) {
    let child = children[index]
    children[index] = node
    needsCollecting = true
    graph.remove(child)
  }

  /// Removes the children from `count` on.
  package func truncateChildren(to count: Int) {
    while children.count > count, let child = children.popLast() {
      needsCollecting = true
      graph.remove(child)
    }
  }

  /// A child that shows `view`: the one given if it still can, else a new one.
  package func child<V: View>(_ kept: Node?, showing view: V) -> Node {
    if let rowMaker, !ViewKind.of(V.self).passesRows {
      return rowMaker.row(kept, showing: view, in: self)
    }
    return onlyChild(kept, showing: view)
  }

  /// The same for a view that is not to be made a row.
  package func onlyChild<V: View>(_ kept: Node?, showing view: V) -> Node {
    if let kept {
      if kept.kind.id == ObjectIdentifier(V.self) {
        withUnsafePointer(to: view) { kept.receive(UnsafeRawPointer($0)) }
        return kept
      }
      kept.leave()
    }
    return graph.makeNode(view, parent: self, scope: scope)
  }

  /// Updates this node next, after the one that is being updated.
  package func updateNow() {
    needsUpdate = true
    graph.enter(self)
  }

  /// Takes this node out of the tree.
  package func leave() { graph.remove(self) }

  /// Makes `nodes` the children; whoever is not among them has been removed by the caller.
  package func replaceChildren(_ nodes: ContiguousArray<Node>) {
    children = nodes
    needsCollecting = true
  }

  package func setElements(_ elements: ElementList) {
    if elements.isSame(as: self.elements) { return }
    self.elements = elements
    parent?.needsCollecting = true
    if preferences.rawValue != 0 { preferencesChanged(preferences) }
  }

  /// Takes the children's elements, in order, as this view's.
  package func gather() {
    if children.count == 1 { return setElements(children[0].elements) }
    setElements(ElementList(childElements))
  }

  package var childElements: ContiguousArray<Element> {
    var elements: ContiguousArray<Element> = []
    for child in children { child.elements.append(to: &elements) }
    return elements
  }

  var isOutdated: Bool { needsUpdate || needsEnvironmentCheck || needsRows }

  /// Takes a view value, of this node's kind, that may be another than the one so far.
  func receive(_ new: UnsafeRawPointer) {
    if let comparison = kind.comparison, comparison.isSame(view, new) { return }
    kind.storage.assign(view, new)
    needsUpdate = true
    graph.enter(self)
  }

  /// Lets go of the children and of what is kept for the view, the node having left the tree.
  ///
  /// Views share what is in them with those below: let go from the top, each ends by itself.
  func release() {
    if isReleased { return }
    isReleased = true
    children.removeAll()
    kind.storage.destroy(view)
    memory = nil
    elements = ElementList()
    element = nil
  }
}

extension Node {
  /// Whether this has left the tree.
  package var isGone: Bool { isRemoved }
}
