/// Where the focus is in a tree: at most at one view, and never at one that is not there.
@MainActor package final class FocusKeeper {
  package private(set) var node: Node?
  /// The regions that the focus is in, the innermost first: kept, as a view that goes takes what is
  /// around it along.
  private var around: ContiguousArray<FocusRegion> = []
  private let requests: FocusRequests

  init(_ requests: FocusRequests) { self.requests = requests }

  /// What the view that has the focus does with it.
  package var stop: FocusStop? { node?.memory as? FocusStop }

  var needsSettling: Bool { requests.areWaiting }

  /// Puts the focus at a view, or nowhere.
  package func move(to target: Node?) {
    if target === node { return }
    let old = node
    let (before, after) = (around, regions(around: target))
    node = target
    around = after
    if let old, !old.isRemoved { (old.memory as? FocusStop)?.focusChanged(to: false) }
    stop?.focusChanged(to: true)
    for region in before where !after.contains(where: { $0 === region }) { region.left() }
    for region in after where !before.contains(where: { $0 === region }) { region.entered(after) }
    giveValues()
    target?.elements.first?.reveal()
  }

  /// Gives what the views around the focus give.
  package func giveValues() {
    requests.focused.focusMoved(to: around.compactMap(\.focusedValues))
  }

  /// Whether the focus is in a region.
  func isIn(_ region: FocusRegion) -> Bool { around.contains { $0 === region } }

  /// Follows what was written to focus states, and lets go of a view that has gone.
  ///
  /// - Parameter isLast: Whether all views are there that the frame will have: until then a request
  ///   that no view answers waits.
  func settle(isLast: Bool) {
    for holder in requests.take() { answer(holder, isLast: isLast) }
    if let node, node.isRemoved || !node.isStop { move(to: nil) }
  }

  private func answer(_ holder: any FocusHolder, isLast: Bool) {
    if holder.wantsNone { return leave(holder) }
    let targets = holder.targets
    if let node, !node.isRemoved, node.isStop,
      around.contains(where: { region in targets.contains { $0 === region } })
    {
      return
    }
    if let stop = firstStop(of: targets) {
      move(to: stop)
      // It may have been there before the state was written.
      for region in around where region.holder === holder { region.entered(around) }
    } else if isLast {
      holder.clear()
      leave(holder)
    } else {
      requests.putOff(holder)
    }
  }

  /// Takes the focus away from the views of a state.
  private func leave(_ holder: any FocusHolder) {
    if around.contains(where: { $0.holder === holder }) { move(to: nil) }
  }

  /// The first view, in tree order, that can have the focus and stands for what was asked for.
  private func firstStop(of targets: ContiguousArray<any FocusTarget>) -> Node? {
    let stops = targets.compactMap { target in
      (target as? FocusRegion).flatMap { $0.node.isRemoved ? nil : $0.node.firstStop }
    }
    guard stops.count > 1, let root = stops[0].graph.focusRoot else { return stops.first }
    return root.first { node in stops.contains { $0 === node } }
  }

  /// The regions a node is in, the innermost first.
  private func regions(around node: Node?) -> ContiguousArray<FocusRegion> {
    var regions: ContiguousArray<FocusRegion> = []
    var next = node
    while let node = next {
      if let region = node.memory as? FocusRegion { regions.append(region) }
      next = node.shownIn
    }
    return regions
  }

  func tearDown() {
    node = nil
    around = []
  }
}
