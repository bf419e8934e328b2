package import Foundation

/// The living tree of one screen: it brings nodes up to date, and nothing it need not.
///
/// As in `Node`, what every update reads goes without the run-time check for overlapping access.
@MainActor package final class Graph {
  package let tree: ElementTree
  package let environment = EnvironmentScope(parent: nil)
  /// Called when something has changed and nothing had before: the slot of whoever shows it.
  package var onChange: () -> Void = {}
  package let runningTasks = RunningTasks()
  package let clock = HostClock()
  /// What was copied last; as long as no terminal is asked, the screen has a clipboard of its own.
  package var clipboard = ""
  package let focus: FocusKeeper
  /// What is shown in front of the content.
  package let layers = Layers()
  /// Whether any views are seen elsewhere than where they are declared.
  @exclusivity(unchecked) var hasHoists = false
  /// Told of mistakes that do not stop the program.
  package var onWarning: (String) -> Void = { Warnings.tell($0) }
  /// What `@SceneStorage` keeps.
  package let sceneStore = SceneStore()
  #if !canImport(Combine)
  package private(set) lazy var time: any Timekeeper = ScreenTime(clock)
  #endif

  /// Whether views may do something as they leave.
  @exclusivity(unchecked) var hasFarewells = false
  /// Nodes that have left, and whose views are still seen leaving.
  var ghosts: ContiguousArray<Node> = []
  @exclusivity(unchecked) private var root: Node?
  @exclusivity(unchecked) private var dirty: ContiguousArray<Node> = []
  @exclusivity(unchecked) private var entering: ContiguousArray<Node> = []
  @exclusivity(unchecked) private var isUpdating = false
  /// What runs once values are settled, before layout; deepest first.
  @exclusivity(unchecked) private var changes: ContiguousArray<(node: Node, action: () -> Void)> =
    []
  /// What runs once everything has its place: first for what has come, then for what has gone.
  @exclusivity(unchecked) private var appearances: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var disappearances: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var preferenceReaders: ContiguousArray<Node> = []
  /// The kinds of mistakes that have been told of.
  private var warned: Set<String> = []

  package init(metrics: CellMetrics) {
    tree = ElementTree(metrics: metrics)
    focus = FocusKeeper(environment.focusRequests)
    connectMotions()
    environment.provide(SceneStore.write(sceneStore))
    environment.focusRequests.onRequest = { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.isUpdating { self.onChange() }
      }
    }
    environment.batches.onWait = { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.isUpdating, self.dirty.isEmpty { self.onChange() }
      }
    }
  }

  package func setRoot<V: View>(_ view: V) {
    if let root, root.kind.id == ObjectIdentifier(V.self) {
      withUnsafePointer(to: view) { root.receive(UnsafeRawPointer($0)) }
    } else {
      let previous = root
      root = makeNode(view, parent: nil, scope: environment)
      if let previous { remove(previous) }
    }
    drainEntering()
  }

  package var needsUpdate: Bool { hasChanges || environment.batches.areWaiting }

  /// Whether the batch of writes that is shown has more to change.
  private var hasChanges: Bool {
    focus.needsSettling || changesViews
  }

  private var changesViews: Bool {
    !dirty.isEmpty || !entering.isEmpty || !changes.isEmpty || !appearances.isEmpty
      || !disappearances.isEmpty || !preferenceReaders.isEmpty || tree.needsLayout
  }

  /// Takes the whole tree down; views disappear, tasks end.
  package func tearDown() {
    guard let root else { return }
    self.root = nil
    focus.tearDown()
    remove(root)
    appearances.removeAll()
    runAppearances()
    tree.clear()
  }
}

extension Graph {
  func markDirty(_ node: Node) {
    if node.isDirty || node.isEntering { return }
    node.isDirty = true
    let wasIdle = dirty.isEmpty && !isUpdating
    dirty.append(node)
    if wasIdle { onChange() }
  }

  /// Has a node updated after the one that is being updated now.
  func enter(_ node: Node) {
    if node.isEntering { return }
    node.isEntering = true
    entering.append(node)
  }

  package func makeNode<V: View>(
    _ view: consuming V, parent: Node?, scope: EnvironmentScope
  ) -> Node {
    makeNode(at: &view, parent: parent, scope: scope)
  }

  func makeNode<V: View>(
    at view: UnsafePointer<V>, parent: Node?, scope: EnvironmentScope
  ) -> Node {
    let place = Node.Place(
      graph: self, parent: parent, kind: ViewKind.of(V.self), scope: scope)
    let node = Node(UnsafeRawPointer(view), place)
    enter(node)
    return node
  }

  /// Takes a node and all below out of the tree.
  ///
  /// Parents are released before their children, whose values they share, so that no release
  /// runs down a deep tree in one recursion.
  func remove(_ node: Node) {
    if tree.mayMove, hasFarewells, letLeave(node) { return }
    bury(node)
  }

  /// Takes a node out of the tree for good.
  func bury(_ node: Node) {
    if node.isRemoved { return }
    if node.preferences.rawValue != 0 { node.parent?.preferencesChanged(node.preferences) }
    var leaving: ContiguousArray<Node> = [node]
    var next = 0
    while next < leaving.count {
      let node = leaving[next]
      next += 1
      node.isRemoved = true
      node.kind.left(node, node.view, .removed)
      node.watch?.end()
      node.retire()
      leaving.append(contentsOf: node.children)
    }
    for ghost in ghosts where ghost.parent?.isRemoved ?? false { bury(ghost) }
    ghosts.removeAll { $0.isRemoved }
    leaving.reverse()
    while let node = leaving.popLast() { node.release() }
  }

  /// Runs an action when all values are settled, before layout; those of deeper nodes first.
  package func afterUpdate(of node: Node, _ action: @escaping () -> Void) {
    changes.append((node, action))
    if !isUpdating { onChange() }
  }

  /// Runs an action when everything has its place, before anything is drawn.
  package func afterLayout(_ action: @escaping () -> Void) { appearances.append(action) }

  /// Runs an action for a view that has gone, once everything has its place and what came in its
  /// stead has been told so.
  package func afterLeaving(_ action: @escaping () -> Void) { disappearances.append(action) }

  private func runAppearances() {
    let arrived = appearances
    let left = disappearances
    appearances.removeAll(keepingCapacity: true)
    disappearances.removeAll(keepingCapacity: true)
    for action in arrived { action() }
    for action in left { action() }
  }

  func readPreferencesAgain(for node: Node) { preferenceReaders.append(node) }
}

extension Graph {
  /// How often changes may cause changes before one frame gives up on settling.
  private static let roundLimit = 64
  /// How many updates one frame may take.
  private static let batchLimit = 10_000
  /// How often updates may ask for updates: longer, as a model may pass a change down a chain.
  private static let dirtyLimit = 1000

  /// Brings the tree up to all changes so far, those it causes itself included.
  ///
  /// - Parameter screen: The size proposed to the root, in units.
  package func update(screen: CGSize) {
    let batches = environment.batches
    DefaultsStore.checkAll()
    isUpdating = true
    batches.isUpdating = true
    defer {
      isUpdating = false
      batches.isUpdating = false
    }
    var count = 0
    repeat {
      guard count < Self.batchLimit, updateBatch(screen: screen) else {
        return warnOfLoop(
          "an action", in: dirty.first ?? entering.first, "causes what it is called for")
      }
      count += 1
    } while batches.advance()
  }

  /// Brings the tree up to one batch of writes.
  ///
  /// Returns whether that came to an end.
  private func updateBatch(screen: CGSize) -> Bool {
    var rounds = 0
    defer { tree.mayMove = false }
    repeat {
      // What appears may begin to move at once.
      tree.beginChanges(isAnimated: environment.batches.transaction.effectiveAnimation != nil)
      settle()
      tree.setRoot(rootElement, screen: screen)
      tree.layout()
      environment.batches.close()
      runAppearances()
      focus.settle(isLast: !changesViews)
      rounds += 1
      // Readers of geometry in one another settle one after the other, so depth is no error.
      if rounds > Self.roundLimit, rounds > Self.roundLimit + deepest { return false }
    } while hasChanges
    runCompletions()
    return true
  }

  /// Updates until no value changes any more.
  private func settle() {
    var rounds = 0
    var readings = 0
    while true {
      updateDirty()
      if !preferenceReaders.isEmpty {
        readings += 1
        if readings > Self.dirtyLimit {
          let stuck = preferenceReaders.first
          preferenceReaders.removeAll()
          return warnOfLoop("a view made of a preference", in: stuck, "changes what it is made of")
        }
        // The deepest first: what they are told may make views that tell those around more.
        let deepest = preferenceReaders.map(\.depth).max() ?? 0
        let readers = preferenceReaders.filter { $0.depth == deepest }
        preferenceReaders.removeAll { $0.depth == deepest }
        for reader in readers where !reader.isRemoved { reader.readPreferences() }
        continue
      }
      guard !changes.isEmpty else { return }
      rounds += 1
      // The deepest first, and those of one depth in their order.
      let actions = changes.enumerated()
        .sorted { ($1.element.node.depth, $0.offset) < ($0.element.node.depth, $1.offset) }
      changes.removeAll(keepingCapacity: true)
      if rounds > Self.roundLimit {
        return warnOfLoop(
          "onChange or onPreferenceChange", in: actions.first?.element.node,
          "changes what it observes")
      }
      for change in actions { change.element.action() }
    }
  }

  private func updateDirty() {
    drainEntering()
    var rounds = 0
    while !dirty.isEmpty {
      rounds += 1
      if rounds > Self.dirtyLimit {
        // What waits is dropped, or this frame would never end, nor the warnings.
        let stuck = dirty.first
        for node in dirty { node.isDirty = false }
        dirty.removeAll()
        return warnOfLoop("a body", in: stuck, "changes what it reads")
      }
      let nodes = dirty.sorted(by: Node.isHigher)
      dirty.removeAll(keepingCapacity: true)
      for node in nodes {
        node.isDirty = false
        if node.isRemoved || node.isParked || !node.isOutdated { continue }
        enter(node)
        drainEntering()
      }
    }
  }

  /// Updates the nodes that wait, each before its children and collected after them, without
  /// recursion: a tree may be deeper than the stack.
  private func drainEntering() {
    guard !entering.isEmpty else { return }
    var stack: ContiguousArray<(node: Node, isLeaving: Bool)> = []
    moveEntering(to: &stack)
    while let (node, isLeaving) = stack.popLast() {
      if node.isRemoved { continue }
      if isLeaving {
        collect(node)
        if entering.isEmpty {
          node.isOnStack = false
          collectAround(node)
        } else {
          stack.append((node, true))
        }
      } else {
        update(node)
        stack.append((node, true))
      }
      moveEntering(to: &stack)
    }
  }

  private func moveEntering(to stack: inout ContiguousArray<(node: Node, isLeaving: Bool)>) {
    guard !entering.isEmpty else { return }
    for node in entering.reversed() {
      node.isEntering = false
      node.isOnStack = true
      stack.append((node, false))
    }
    entering.removeAll(keepingCapacity: true)
  }

  private func update(_ node: Node) {
    let outer = Dependent.current
    Dependent.current = node
    // Cleared before: a write during the update must not be lost.
    let isWhole = node.needsUpdate
    let isOnlyRows = !isWhole && !node.needsEnvironmentCheck
    node.needsUpdate = false
    node.needsEnvironmentCheck = false
    node.needsRows = false
    if isOnlyRows, let rows = node.memory as? any DeferredRows {
      ModelWatch.observing(node, isPart: true) { rows.showWindow(of: node) }
    } else {
      node.kind.update(node, node.view, isWhole)
    }
    Dependent.current = outer
  }

  private func collect(_ node: Node) {
    guard node.needsCollecting else { return }
    node.needsCollecting = false
    node.kind.collect(node, node.view)
  }

  /// Passes changed elements on to the views around, as far as it concerns them.
  private func collectAround(_ node: Node) {
    var next = node.parent
    while let parent = next, parent.needsCollecting, !parent.isOnStack, !parent.isRemoved {
      collect(parent)
      next = parent.parent
    }
  }

  package var rootNode: Node? { root }

  /// The one element of the root view, which wraps all others.
  private var rootElement: Element? { root?.elements.first }

  package func warn(_ message: String) { onWarning(message) }

  /// Warns, once for a view, that what it does never settles.
  private func warnOfLoop(_ what: String, in node: Node?, _ mistake: String) {
    let place = node?.place ?? ""
    warnOnce(
      of: "loop of \(what)\(place)",
      "\(what)\(place) \(mistake), without end; stopped, and the frame shows the state so far.")
  }

  /// Warns of a kind of mistake that every frame may repeat.
  package func warnOnce(of kind: String, _ message: @autoclosure () -> String) {
    if warned.insert(kind).inserted { warn(message()) }
  }
}

extension Graph {
  private var deepest: Int { Int(nodes.lazy.map(\.depth).max() ?? 0) }

  /// Every node, parents before children, siblings in order.
  package var nodes: ContiguousArray<Node> {
    var nodes: ContiguousArray<Node> = []
    var stack: ContiguousArray<Node> = root.map { [$0] } ?? []
    while let node = stack.popLast() {
      nodes.append(node)
      stack.append(contentsOf: node.children.reversed())
    }
    return nodes
  }
}
