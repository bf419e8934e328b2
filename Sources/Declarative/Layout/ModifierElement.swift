package import Foundation

/// An element around another one.
package final class ModifierElement<Modifier: ElementModifier>: Element {
  @exclusivity(unchecked) private var modifier: Modifier
  /// Where the modifier is going, while it is on its way.
  @exclusivity(unchecked) private var way: Way?
  private let comparison = Comparison.of(Modifier.self)

  @MainActor init(_ modifier: Modifier, _ child: Element, in node: Node) {
    self.modifier = modifier
    super.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    setChildren([child])
    if modifier.followsSafeArea { tree.followSafeArea(self) }
  }

  @MainActor func update(_ modifier: Modifier, in node: Node) {
    let isMirrored = node.scope.isRightToLeft
    if isMirrored == isRightToLeft, isSame(as: modifier) { return take(modifier) }
    isRightToLeft = isMirrored
    way?.motion?.cancel()
    way = nil
    let isStill = tree.reducesMotion && Modifier.effect == .layout
    if Modifier.isAnimatable, !isStill, isPlaced, let animation = node.animation {
      animate(to: modifier, animation)
    } else {
      change(to: modifier)
    }
  }

  private func isSame(as modifier: Modifier) -> Bool {
    comparison.areSame(way?.goal ?? self.modifier, modifier)
  }

  /// Takes a value that is the same, save for closures.
  private func take(_ modifier: Modifier) {
    if let way { way.goal = modifier } else { self.modifier = modifier }
  }

  private func animate(to modifier: Modifier, _ animation: Animation) {
    let start = self.modifier
    let way = Way(modifier)
    self.way = way
    way.motion = tree.motions.start(animation, of: self) { [weak self] fraction in
      guard let self, let goal = self.way?.goal else { return }
      let next = fraction == 1 ? goal : start.between(goal, fraction, in: self.tree)
      if !self.comparison.areSame(next, self.modifier) { self.change(to: next) }
    } end: { [weak self] in
      self?.way = nil
    }
  }

  /// A modifier on its way: an object, as an optional of a generic type is slow to look at.
  private final class Way {
    var goal: Modifier
    var motion: Motion?

    init(_ goal: Modifier) { self.goal = goal }
  }

  private func change(to modifier: Modifier) {
    let edges = self.modifier.resetsSpacing
    self.modifier = modifier
    switch Modifier.effect {
    case .layout: invalidateLayout(concernsParent: modifier.setsGuides)
    case .drawing: setNeedsDisplay()
    case .container: invalidateContainer()
    }
    if modifier.resetsSpacing != edges { invalidateContainer() }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(proposal, of: children[0])
  }

  package override func findSteadySize() -> SteadySize? {
    // What changes only the drawing, or what the container is told, leaves sizes alone.
    Modifier.effect == .layout
      ? modifier.steadySize(of: children[0]) : children[0].steadySize
  }

  package override func findIndifference() -> Indifference {
    Modifier.effect == .layout
      ? modifier.indifference(of: children[0]) : children[0].indifference
  }

  package override func placeChildren() { modifier.place(children[0], in: self) }

  package override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    modifier.draw(self, at: origin, into: &pass)
  }

  package override func ownTrait(_ key: ObjectIdentifier) -> AnyObject? { modifier.trait(key) }

  package override var ownPriority: Double? { modifier.priority }

  package override var forwardsTraits: Bool { true }

  package override var forwardsSpacing: Bool { true }

  package override var resetsSpacing: Edge.Set { modifier.resetsSpacing }

  package override var definesGuides: Bool { modifier.setsGuides }

  package override var clipsChildren: Bool { modifier.clips }

  package override var hidesChildren: Bool { modifier.hides }

  package override var ownVisual: CGRect {
    modifier.clips ? CGRect(origin: .zero, size: shownSize) : modifier.reach(in: self)
  }

  package override func findGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if hasGuides, let guide = modifier.guide(key, of: children[0], for: proposal) { return guide }
    return super.findGuide(key, for: proposal)
  }
}
