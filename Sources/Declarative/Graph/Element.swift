package import Foundation

/// A view's place on the screen: it is measured, placed and drawn.
///
/// Nodes say what there is; elements say how large and where. A view that is only structure (a
/// group, a condition) has a node and no element of its own.
///
/// The properties that every layout reads go without the run-time check for overlapping access:
/// no two methods that write them overlap in time.
package class Element: GuideSource {
  package let tree: ElementTree
  @exclusivity(unchecked) package final unowned(unsafe) var parent: Element?
  @exclusivity(unchecked) package private(set) final var children: ContiguousArray<Element> = []
  /// Deeper than every element around it.
  package final let depth: Int32

  /// Where this is in its parent, and how large, in units.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  @exclusivity(unchecked) package final var size = CGSize.zero
  @exclusivity(unchecked) package final var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) package final var isPlaced = false
  /// What this and everything in it may draw on, from this element's corner.
  @exclusivity(unchecked) package final var visual = CGRect.zero
  @exclusivity(unchecked) final var sizes = SizeCache()
  /// The one size for many proposals, once somebody has asked; nil inside when there is none.
  @exclusivity(unchecked) final var knownSteadySize: SteadySize??
  /// What this view's size does not depend on, once somebody has asked.
  @exclusivity(unchecked) final var knownIndifference: Indifference?
  @exclusivity(unchecked) final var guides = GuideCache()

  @exclusivity(unchecked) final var isMeasureQueued = false
  @exclusivity(unchecked) final var isPlacementQueued = false
  @exclusivity(unchecked) final var isDisplayQueued = false
  /// Whether the last change concerns the parent even if sizes come out equal.
  @exclusivity(unchecked) final var concernsParent = false
  /// Whether a guide is set explicitly in here.
  @exclusivity(unchecked) package final var hasGuides = false
  /// The axis of the stack around this, for spacers and dividers.
  @exclusivity(unchecked) package private(set) final var stackAxis: Axis?
  /// Whether x runs from the right: then places are mirrored.
  package final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { invalidateLayout() } }
  }
  /// The last change of children this took part in.
  @exclusivity(unchecked) private final var mark = 0
  /// The last round of placing children, and the round this was placed in.
  @exclusivity(unchecked) package final var placementRound = 0
  @exclusivity(unchecked) package final var placedInRound = 0
  /// Where this would be, and what it would be offered, in an arrangement that is only tried.
  @exclusivity(unchecked) final var trial = (
    origin: CGPoint.zero, proposal: ProposedViewSize.unspecified
  )
  /// How the children follow one another, where they do.
  @exclusivity(unchecked) final var bands: ChildBands?
  /// Whether this has another place or size than it was drawn with.
  @exclusivity(unchecked) final var damagesWhenPlaced = false
  /// The layout in which all that this draws on was damaged.
  @exclusivity(unchecked) final var damagedInLayout = 0
  /// What this and its neighbours belong to, where that is no element.
  @exclusivity(unchecked) final var ownGroup: ElementGroup?
  /// The children's indices back to front, where that is not their order.
  @exclusivity(unchecked) package final var drawingOrder: ContiguousArray<Int>?

  /// What moves of this; nil while nothing does.
  @exclusivity(unchecked) final var movement: Movement?
  /// The view around this in which changes are made otherwise.
  @exclusivity(unchecked) package final var motionScope: MotionScope?
  /// Children that have left, and are still shown leaving.
  @exclusivity(unchecked) final var leaving: ContiguousArray<Element>?
  /// The layout in which this was placed first.
  @exclusivity(unchecked) final var placedInLayout = 0

  package init(in tree: ElementTree, depth: Int32) {
    self.tree = tree
    self.depth = depth
  }

  deinit {
    // A child may outlive this: kept by its node, or waiting to be laid out.
    for child in children where child.parent === self { child.parent = nil }
    for child in leaving ?? [] where child.parent === self { child.parent = nil }
    // Let go one after the other: a chain of elements is as long as its author likes.
    var orphans = children
    children = []
    tree.release(&orphans)
  }

  /// The size for a proposal, in units; may be asked often, and must not depend on anything else.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// The one size this has for many proposals, if it has.
  package func findSteadySize() -> SteadySize? { nil }

  /// What the size of this does not depend on; asked for where it is not steady.
  package func findIndifference() -> Indifference { .none }

  /// Places the children within this element's size.
  package func placeChildren() {
    for child in children { child.place(at: .zero, proposal: proposal) }
  }

  /// Forgets what was worked out from children or contents.
  package func forgetLayout() {}

  /// Draws this element itself, behind its children.
  package func draw(in rect: CGRect, into pass: inout DrawingPass) {}

  /// Draws this element and its children.
  package func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    draw(in: CGRect(origin: origin, size: shownSize), into: &pass)
    drawChildren(at: origin, into: &pass)
  }

  /// What this element itself draws on, from its corner.
  package var ownVisual: CGRect { CGRect(origin: .zero, size: shownSize) }

  /// The size this is drawn with: on its way from another one while it grows or shrinks.
  package final var shownSize: CGSize { movement?.size ?? size }

  /// How far in a child is from each edge of what it may reach, where this makes a safe area.
  package func safeAreaInsets(for child: Element) -> EdgeInsets? { nil }

  /// Whether children that have left may be shown leaving.
  package var showsLeaving: Bool { true }

  /// Whether nothing outside this element is drawn by what is in it.
  package var clipsChildren: Bool { false }

  /// Whether another child is in front of one at a point, counted from this element's corner.
  package func hides(_ child: Element, at point: CGPoint) -> Bool { false }

  /// Whether the children keep their places, and are not drawn.
  package var hidesChildren: Bool { false }

  /// Scrolls no farther than needed to show an element in here, where this can.
  package func show(_ element: Element) {}

  /// Scrolls what is shown in here by a step; tells whether that was possible.
  package func scroll(by step: ScrollStep) -> Bool { false }

  /// Whether a person may scroll what is shown in here.
  package func canScroll() -> Bool { false }

  /// Called when this has been placed and its children are.
  package func placed() {}

  /// Where an explicit guide is in the size for a proposal; asked for only where there are guides.
  package func findGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    // Which child it is may depend on the arrangement.
    arranged(for: proposal) { primary?.guideInParent(key) }
  }

  /// The child that this stands for, if it is one view with a modifier.
  package var primary: Element? { children.first }

  /// Whether a container around this sees the primary child's traits.
  package var forwardsTraits: Bool { false }

  /// A trait set right here: a priority, a layout value.
  package func ownTrait(_ key: ObjectIdentifier) -> AnyObject? { nil }

  /// The layout priority set right here.
  package var ownPriority: Double? { nil }

  /// Whether the gaps to neighbours are the primary child's.
  package var forwardsSpacing: Bool { false }

  /// The edges on which the gaps are not the primary child's but the default.
  package var resetsSpacing: Edge.Set { [] }

  /// Whether the gaps to neighbours are as they were before the last change, if anyone knows them.
  package var hasSameSpacing: Bool { true }

  /// The gaps to neighbours that this element prefers.
  package var ownSpacing: ViewSpacing { ViewSpacing(defaults: tree.metrics.spacing) }

  /// The axis of the stack that the children are in.
  package var childAxis: Axis? { stackAxis }

  /// The axis of the stack that a child is in.
  package func axis(for child: Element) -> Axis? { childAxis }

  /// Called when the axis of the stack around this has changed.
  package func stackAxisChanged() {}

  /// Whether this shows a part of its content, along an axis or any.
  package func scrolls(along axis: Axis?) -> Bool { false }

  /// Whether a guide is set explicitly right here.
  package var definesGuides: Bool { false }
}

extension Element {
  /// The size for a proposal, remembered.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let steady = steadySize, steady.answers(proposal) { return steady.size }
    let proposal = indifference.reduced(proposal)
    if let size = sizes[proposal] { return size }
    tree.statistics.nodesMeasured += 1
    var size = CGSize.zero
    tree.recurse { size = measure(proposal).repaired }
    sizes.store(size, for: proposal, in: tree.layoutCount)
    return size
  }

  /// The one size this has for many proposals, remembered.
  package final var steadySize: SteadySize? {
    if let knownSteadySize { return knownSteadySize }
    var steady: SteadySize?
    tree.recurse { steady = findSteadySize() }
    if steady != nil { tree.statistics.nodesMeasured += 1 }
    knownSteadySize = .some(steady)
    return steady
  }

  /// Puts this element in its parent.
  ///
  /// What moves, grows or shrinks is drawn again.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.repaired
    var origin = origin.repaired
    if let parent { placedInRound = parent.placementRound }
    if tree.isTrying {
      // Guides count from the leading edge, so this is not mirrored.
      trial = (origin, proposal)
      return
    }
    let size = sizeThatFits(proposal)
    if let parent, parent.isRightToLeft {
      origin.x = parent.size.width - origin.x - size.width
      origin = origin.repaired
    }
    let isSameShape = isPlaced && size == self.size && proposal == self.proposal
    if isSameShape && origin == (movement?.target ?? self.origin) { return }
    if isPlaced { tree.damageChild(self) }
    take(origin, size)
    if isSameShape {
      tree.damageChild(self)
      return
    }
    self.size = size
    self.proposal = proposal
    isPlaced = true
    damagesWhenPlaced = true
    tree.queuePlacement(of: self)
  }

  /// Goes to a place and a size in the parent: at once, or step by step.
  private final func take(_ origin: CGPoint, _ size: CGSize) {
    if !isPlaced { placedInLayout = tree.layoutCount }
    if tree.mayMove || movement != nil {
      move(to: origin, size)
    } else {
      self.origin = origin
    }
  }

  /// Takes this out of its parent's arrangement: it is not drawn.
  package final func leavePlace() {
    guard isPlaced, !tree.isTrying else { return }
    tree.damageChild(self)
    isPlaced = false
  }

  /// Puts this in the middle of its parent.
  package final func center() {
    guard let parent else { return }
    let size = sizeThatFits(parent.proposal)
    place(
      at: CGPoint(
        x: (parent.size.width - size.width) / 2, y: (parent.size.height - size.height) / 2),
      proposal: parent.proposal)
  }

  /// Makes `elements` the children, in their order.
  package final func setChildren(_ elements: ContiguousArray<Element>) {
    if children.count == elements.count, zip(children, elements).allSatisfy({ $0 === $1 }) {
      return
    }
    let previous = children
    children = elements
    for element in elements where element.parent !== self { element.attach(to: self) }
    let mark = tree.nextMark()
    for element in elements { element.mark = mark }
    takeBack { $0.mark == mark }
    var last: Element?
    for element in previous where element.parent === self {
      if element.mark == mark {
        last = element
        continue
      }
      if element.isPlaced { tree.damage(element.visual.moved(by: element.absoluteOrigin)) }
      if !tree.mayMove || !leave(element, inFrontOf: last) { element.parent = nil }
    }
    childrenChanged()
  }

  /// Makes `elements` the children, placed as they are, without laying out anything.
  package final func hold(_ elements: ContiguousArray<Element>) {
    for child in children where child.parent === self { child.parent = nil }
    children = elements
    bands = nil
    drawingOrder = nil
    for child in elements { child.parent = self }
  }

  /// Takes all of the screen, as if it had since another element was there.
  package final func fill(_ screen: CGSize, since other: Element) {
    (origin, size, proposal) = (.zero, screen, ProposedViewSize(screen))
    (isPlaced, placedInLayout) = (true, other.placedInLayout)
    visual = CGRect(origin: .zero, size: screen)
  }

  private final func attach(to parent: Element) {
    self.parent = parent
    isPlaced = false
  }

  private final func childrenChanged() {
    let hadGuides = hasGuides
    hasGuides = definesGuides || children.contains { $0.hasGuides }
    if hasGuides != hadGuides { propagateGuides() }
    passAxisOn()
    invalidateLayout(concernsParent: true)
    setNeedsDisplay()
  }

  /// Tells the children which stack they are in: down to the next container.
  package final func passAxisOn() {
    for child in children { child.takeAxis(axis(for: child)) }
  }

  /// Takes the axis of the stack around this, or nil where there is none.
  final func takeAxis(_ axis: Axis?) {
    var next: Element? = self
    while let element = next, element.stackAxis != axis {
      element.stackAxis = axis
      element.stackAxisChanged()
      guard element.childAxis == axis, element.children.count == 1 else {
        if element.childAxis == axis { element.passAxisOn() }
        break
      }
      next = element.children.first
    }
  }

  private final func propagateGuides() {
    var next = parent
    while let element = next {
      let has = element.definesGuides || element.children.contains { $0.hasGuides }
      if has == element.hasGuides { return }
      element.hasGuides = has
      next = element.parent
    }
  }

  /// Measures this element again, and those around it as far as sizes change.
  ///
  /// - Parameter concernsParent: Whether the parent must be laid out even if sizes stay.
  package final func invalidateLayout(concernsParent: Bool = false) {
    if concernsParent { self.concernsParent = true }
    tree.queueMeasure(of: self)
  }

  /// Draws this element again.
  package final func setNeedsDisplay() { tree.queueDisplay(of: self) }
}
