package import Foundation

/// The elements of one screen, and what of them must be measured, placed and drawn again.
///
/// As in `Element`, what every layout reads goes without the run-time check for overlapping access.
package final class ElementTree {
  @exclusivity(unchecked) package var metrics: CellMetrics
  @exclusivity(unchecked) package var statistics = GraphStatistics()
  /// What must be drawn again, in units from the screen's corner.
  @exclusivity(unchecked) package private(set) var damaged: ContiguousArray<CGRect> = []
  /// Whether that is the whole screen.
  @exclusivity(unchecked) package private(set) var isAllDamaged = true
  @exclusivity(unchecked) package private(set) var root: Element?
  /// The size that is proposed to the root, in units.
  @exclusivity(unchecked) package private(set) var screen = CGSize.zero
  /// Whether the screen takes the root's size instead of centring it.
  package var fitsContent = false

  /// Whether children are being arranged only to see where they would be.
  @exclusivity(unchecked) var isTrying = false

  @exclusivity(unchecked) private var measuring = ElementQueue()
  @exclusivity(unchecked) private var placing = ElementQueue()
  @exclusivity(unchecked) private var displaying: ContiguousArray<Element> = []
  @exclusivity(unchecked) private var guardedStack = StackGuard()
  @exclusivity(unchecked) private var mark = 0
  /// Where the corner of the element whose children are being placed is on the screen.
  @exclusivity(unchecked) private var placingOrigin = CGPoint.zero
  /// The element whose children were placed last.
  @exclusivity(unchecked) private var lastPlaced: Element?
  /// How many layouts there have been.
  @exclusivity(unchecked) private(set) var layoutCount = 0
  package let motions = Motions()
  /// Whether any change that is being laid out may be shown step by step.
  @exclusivity(unchecked) package var mayMove = false
  /// The animation that they were made with: the slot of the graph.
  package var currentAnimation: () -> Animation? = { nil }
  /// Whether whoever looks wants nothing to fly about: places and sizes change at once, colours
  /// still fade.
  package var reducesMotion = false
  /// Whether there are views in which changes are made otherwise than around them, and whether any
  /// counts at all times.
  @exclusivity(unchecked) package var hasMotionScopes = false
  @exclusivity(unchecked) package var alwaysMayMove = false
  /// The layout before the changes that are being laid out.
  @exclusivity(unchecked) private(set) var layoutBefore = 0
  /// Called once a placement has ended, with no element half placed.
  @exclusivity(unchecked) private var afterLayout: ContiguousArray<() -> Void> = []
  /// Children of elements that are gone.
  @exclusivity(unchecked) private var released: ContiguousArray<ContiguousArray<Element>> = []
  @exclusivity(unchecked) private var isReleasing = false
  /// Whether there has been a safe area at all.
  @exclusivity(unchecked) var hasSafeAreas = false
  /// Whether there has been an element that shows one of its children only.
  @exclusivity(unchecked) private(set) var hasChoices = false
  var safeAreaFollowers = Followers()
  var containerFollowers = Followers()
  var viewportFollowers = Followers()
  var geometryWatchers = Followers()
  /// Views that go by one name, and where they were last seen.
  package let matches = Matches()
  /// Everything that scrolls.
  var scrollers = Followers()

  package init(metrics: CellMetrics) { self.metrics = metrics }

  package var needsLayout: Bool {
    !measuring.isEmpty || !placing.isEmpty || !displaying.isEmpty
  }

  /// Begins to lay out changes that were made together.
  ///
  /// - Parameter isAnimated: Whether they are to be shown step by step.
  package func beginChanges(isAnimated: Bool) {
    layoutBefore = layoutCount
    mayMove = isAnimated || alwaysMayMove
  }

  /// Whether there was a layout before the change that is being laid out.
  package var wasLaidOutBefore: Bool { layoutBefore > 0 }

  package func nextMark() -> Int {
    mark += 1
    return mark
  }

  /// Looks up the running thread's stack, before work that recurses.
  package func prepareToRecurse() { guardedStack.enter() }

  /// Calls `work`, on a fresh stack when this one runs low.
  @inline(__always)
  func recurse(_ work: () -> Void) {
    guard guardedStack.isLow else { return work() }
    let outer = guardedStack
    StackGuard.onFreshStack {
      guardedStack.enter()
      work()
    }
    guardedStack = outer
  }
}

extension ElementTree {
  package func setRoot(_ element: Element?, screen: CGSize) {
    let isSame = root === element && self.screen == screen
    root = element
    if self.screen != screen {
      self.screen = screen
      containerFollowers.forEach { $0.invalidateLayout() }
    }
    if isSame { return }
    damageAll()
    guard let element else { return }
    element.takeAxis(nil)
    placing.insert(element)
    element.isPlacementQueued = true
  }

  /// Lets go of the children of an element that is gone, not from within the end of another.
  func release(_ elements: inout ContiguousArray<Element>) {
    if elements.isEmpty { return }
    released.append(elements)
    elements = []
    if isReleasing { return }
    isReleasing = true
    while !released.isEmpty { released.removeLast() }
    isReleasing = false
  }

  /// Lets go of every element: elements keep their tree, and the tree keeps them.
  package func clear() {
    root = nil
    measuring = ElementQueue()
    placing = ElementQueue()
    displaying.removeAll()
    afterLayout.removeAll()
  }

  func queueMeasure(of element: Element) {
    if element.isMeasureQueued { return }
    element.isMeasureQueued = true
    measuring.insert(element)
  }

  func queuePlacement(of element: Element) {
    if element.isPlacementQueued { return }
    element.isPlacementQueued = true
    placing.insert(element)
  }

  func queueDisplay(of element: Element) {
    if element.isDisplayQueued { return }
    element.isDisplayQueued = true
    displaying.append(element)
  }

  package func damage(_ rect: CGRect) {
    if !isAllDamaged, rect.size.width > 0, rect.size.height > 0 { damaged.append(rect) }
  }

  package func damageAll() {
    isAllDamaged = true
    damaged.removeAll(keepingCapacity: true)
  }

  /// Called when the damage has been repaired.
  package func damageDrawn() {
    isAllDamaged = false
    damaged.removeAll(keepingCapacity: true)
  }

  /// Damages what an element has drawn on, while its parent's children are being placed.
  func damageChild(_ element: Element) {
    if isAllDamaged { return }
    var reach = element.visual.moved(by: element.origin)
    // Of what scrolls, no more than can be seen has been drawn.
    if let parent = element.parent, parent.clipsChildren {
      reach = reach.intersection(parent.ownVisual)
    }
    damage(reach.moved(by: placingOrigin))
  }

  /// Called by whatever shows one of its children only, once it is there.
  package func addChoice() { hasChoices = true }

  package func afterLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }
}

extension ElementTree {
  /// Measures what has changed, and what is around it as far as sizes change; then places it.
  package func layout() {
    guard needsLayout else { return }
    guardedStack.enter()
    layoutCount += 1
    lastPlaced = nil
    while let element = measuring.popDeepest() { measureAgain(element) }
    placeRoot()
    while let element = placing.popShallowest() { placeAgain(element) }
    for element in displaying { display(element) }
    displaying.removeAll(keepingCapacity: true)
    lastPlaced = nil
    let actions = afterLayout
    afterLayout.removeAll(keepingCapacity: true)
    for action in actions { action() }
    geometryWatchers.forEach { ($0 as? any GeometryWatcher)?.geometryMayHaveChanged() }
  }

  private func measureAgain(_ element: Element) {
    element.isMeasureQueued = false
    let concernsParent = element.concernsParent
    element.concernsParent = false
    let before = element.sizes
    let guides = element.guides
    let steady = element.knownSteadySize
    let indifference = element.knownIndifference
    element.sizes.removeAll()
    element.knownSteadySize = nil
    element.knownIndifference = nil
    element.guides.removeAll()
    element.forgetLayout()
    guard element.parent != nil || element === root else { return }
    // Who was never asked has told nobody anything that could have changed.
    // What it has forgotten may be what has changed.
    var isSame = !before.hasForgotten && steady != nil && steady == .some(element.steadySize)
    if isSame, let indifference { isSame = indifference == element.indifference }
    if concernsParent {
      isSame = false
    } else if isSame {
      isSame = before.allSatisfy { element.sizeThatFits($0) == $1 }
    }
    if element.isPlaced { queuePlacement(of: element) }
    if isSame, guides.areAnswered(by: element) {
      if !element.hasSameSpacing { element.invalidateContainer() }
      return
    }
    if let parent = element.parent {
      // What a modifier passes on of its view concerns whoever is around both.
      if concernsParent, parent.forwardsTraits || parent.forwardsSpacing {
        parent.concernsParent = true
      }
      queueMeasure(of: parent)
    } else if element === root {
      queuePlacement(of: element)
    }
  }

  private func placeRoot() {
    guard let root, root.isPlacementQueued else { return }
    placingOrigin = .zero
    let proposal = ProposedViewSize(screen)
    let size = root.sizeThatFits(proposal)
    let origin =
      fitsContent
      ? .zero
      : CGPoint(x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2)
    root.place(at: origin, proposal: proposal)
  }

  private func placeAgain(_ element: Element) {
    element.isPlacementQueued = false
    guard element.isPlaced, element === root || element.parent != nil else { return }
    statistics.nodesPlaced += 1
    findPlacingOrigin(of: element)
    // The size for the same proposal may have changed where the parent's own size did not.
    let size = element.sizeThatFits(element.proposal)
    if size != element.size {
      damage(element.visual.moved(by: placingOrigin))
      element.size = size
      element.damagesWhenPlaced = true
    }
    let before = element.visual
    element.placeChildren()
    element.placed()
    updateVisual(of: element)
    if element.damagesWhenPlaced || !before.contains(element.visual) {
      damage(element.visual.moved(by: placingOrigin))
    }
    if element.damagesWhenPlaced { element.damagedInLayout = layoutCount }
    element.damagesWhenPlaced = false
  }

  /// In a chain each element follows its parent: no need to go up to the root from each.
  private func findPlacingOrigin(of element: Element) {
    if isAllDamaged { return }
    placingOrigin =
      element.parent.map { $0 === lastPlaced } ?? false
      ? placingOrigin.moved(by: element.origin) : element.absoluteOrigin
    lastPlaced = element
  }

  private func display(_ element: Element) {
    element.isDisplayQueued = false
    guard element.isPlaced, element.parent != nil || element === root else { return }
    // What has just got its place is damaged already.
    if isAllDamaged || element.damagedInLayout == layoutCount { return updateVisual(of: element) }
    let origin = element.absoluteOrigin
    damage(element.visual.moved(by: origin))
    updateVisual(of: element)
    damage(element.visual.moved(by: origin))
  }

  /// Works out what an element draws on; grows what is around it where that is too small.
  func updateVisual(of element: Element) {
    let before = element.visual
    var visual = element.ownVisual
    if !element.clipsChildren {
      for child in element.children where child.isPlaced {
        visual = visual.union(child.visual.moved(by: child.origin))
      }
      for child in element.leaving ?? [] {
        visual = visual.union(child.visual.moved(by: child.origin))
      }
    }
    element.visual = visual
    element.bands = ChildBands(of: element.children)
    if visual == before { return }
    var child = element
    while let parent = child.parent {
      if let bands = parent.bands, !child.drawsWithinItself(along: bands.axis) {
        parent.bands = nil
      }
      let reach = child.visual.moved(by: child.origin)
      if parent.clipsChildren || parent.visual.contains(reach) { return }
      parent.visual = parent.visual.union(reach)
      child = parent
    }
  }
}
