import Foundation

/// What moves of an element: its place in the parent, its size, and how far it is there at all.
final class Movement {
  /// Where it is going.
  var target: CGPoint
  fileprivate var origin: CGPoint
  fileprivate var fromSize: CGSize
  fileprivate var fraction = 0.0
  fileprivate var motion: Motion?
  /// The size it is drawn with meanwhile.
  fileprivate(set) var size: CGSize?
  /// How far it is there; nil for one that is.
  fileprivate(set) var presence: Presence?
  fileprivate var presenceMotion: Motion?
  /// What it leaves in front of: its last sibling before it that has stayed.
  fileprivate(set) weak var back: Element?

  fileprivate init(at origin: CGPoint, _ size: CGSize) {
    target = origin
    self.origin = origin
    fromSize = size
  }

  fileprivate var isOver: Bool { motion == nil && presenceMotion == nil }
}

/// How far something that comes or goes is there.
struct Presence {
  /// What it looks like when it is not there at all.
  let effect: TransitionEffect
  /// 0 when it is not there, 1 when it is.
  var share: Double

  var opacity: Double {
    let opacity = effect.opacity + (1 - effect.opacity) * share
    return min(max(opacity, 0), 1)
  }

  /// What is shown of it, where that is not all.
  func clip(_ size: CGSize) -> CGRect? {
    if effect.scale == 1 { return nil }
    let scale = max(effect.scale + (1 - effect.scale) * share, 0)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      origin: CGPoint(
        x: (size.width - shown.width) * effect.anchor.x,
        y: (size.height - shown.height) * effect.anchor.y),
      size: shown)
  }
}

extension Element {
  /// The animation for a change of this element's place, if it is to have one.
  private final var changeAnimation: Animation? {
    var next: Element? = self
    while let element = next {
      if let scope = element.motionScope { return MainActor.assumeIsolated { scope.animation } }
      next = element.parent
    }
    return tree.currentAnimation()
  }

  /// Goes to another place and size in the parent, step by step if the change is made so.
  final func move(to origin: CGPoint, _ size: CGSize) {
    guard tree.mayMove, let animation = changeAnimation else { return follow(to: origin, size) }
    if !isPlaced {
      self.origin = origin
      if isNewIn(parent) {
        appear(size, animation)
      }
      return
    }
    if tree.reducesMotion { return follow(to: origin, size) }
    begin(from: self.origin, shownSize, to: origin, animation)
  }

  /// Comes to the place and the size it has from others, step by step if the change is made so.
  package final func come(from origin: CGPoint, _ size: CGSize) {
    guard tree.mayMove, !tree.reducesMotion, isPlaced, let animation = changeAnimation else {
      return
    }
    let target = self.origin
    redraw { self.origin = origin }
    begin(from: origin, size, to: target, animation)
  }

  private final func begin(
    from origin: CGPoint, _ size: CGSize, to target: CGPoint, _ animation: Animation
  ) {
    let movement = movement ?? Movement(at: origin, size)
    self.movement = movement
    movement.motion?.cancel()
    (movement.origin, movement.fromSize) = (origin, size)
    movement.target = target
    movement.size = size
    movement.motion = tree.motions.start(animation, of: self) { [weak self] fraction in
      movement.fraction = fraction
      self?.step(movement)
    } end: { [weak self] in
      movement.motion = nil
      movement.size = nil
      self?.endMoving()
    }
  }

  /// Whether what this stands in was there before the change, so that this alone has come.
  private final func isNewIn(_ parent: Element?) -> Bool {
    guard let parent else { return tree.wasLaidOutBefore }
    return parent.wasThereBefore
  }

  /// Goes to another place in a change that is made at once: what moves goes on, to that place.
  private final func follow(to origin: CGPoint, _ size: CGSize) {
    guard let movement, movement.motion != nil, isPlaced else {
      movement?.target = origin
      self.origin = origin
      return
    }
    movement.target = origin
    self.origin = movement.origin.moved(to: origin, by: movement.fraction)
  }

  /// Whether this had its place before the change that is being laid out.
  package final var wasThereBefore: Bool { isPlaced && placedInLayout <= tree.layoutBefore }

  private final func step(_ movement: Movement) {
    let now = movement.origin.moved(to: movement.target, by: movement.fraction)
    let size = movement.fromSize.between(self.size, movement.fraction)
    if now == origin, movement.size == size { return }
    redraw {
      origin = now
      if movement.size != nil { movement.size = size.repaired }
    }
  }

  /// Draws what changes, where it was and where it is then.
  private final func redraw(_ change: () -> Void) {
    guard isPlaced else { return change() }
    tree.damage(visual.moved(by: absoluteOrigin))
    change()
    tree.updateVisual(of: self)
    tree.damage(visual.moved(by: absoluteOrigin))
    if let parent { tree.updateVisual(of: parent) }
  }

  private final func endMoving() {
    redraw {}
    if movement?.isOver == true { movement = nil }
  }
}

/// Coming and going.
extension Element {
  private final var transition: AnyTransition {
    guard let box = trait(ObjectIdentifier(TransitionTrait.self)), !tree.reducesMotion else {
      return .opacity
    }
    return unsafeDowncast(box, to: TraitBox<AnyTransition>.self).value
  }

  private final func appear(_ size: CGSize, _ animation: Animation) {
    let effect = transition.insertion
    if effect == TransitionEffect() { return }
    let movement = Movement(at: origin, size)
    self.movement = movement
    begin(effect, size, effect.animation ?? animation, from: 0, to: 1)
  }

  /// Ends the leaving of children that are back: rows that were kept for their state.
  final func takeBack(_ isBack: (Element) -> Bool) {
    guard let all = leaving else { return }
    let rest = all.filter { !isBack($0) }
    if rest.count == all.count { return }
    for child in all where isBack(child) {
      child.movement?.motion?.cancel()
      child.movement?.presenceMotion?.cancel()
      child.movement = nil
      tree.damage(child.visual.moved(by: child.absoluteOrigin))
      child.isPlaced = false
    }
    leaving = rest.isEmpty ? nil : ContiguousArray(rest)
  }

  /// Shows a child that has left as it leaves.
  ///
  /// Returns whether it does.
  final func leave(_ child: Element, inFrontOf back: Element?) -> Bool {
    guard showsLeaving, isPlaced, child.isPlaced, let animation = child.changeAnimation else {
      return false
    }
    let effect = child.transition.removal
    if effect == TransitionEffect() { return false }
    let movement = child.movement ?? Movement(at: child.origin, child.shownSize)
    movement.motion?.cancel()
    movement.motion = nil
    movement.back = back
    child.movement = movement
    leaving = (leaving ?? []) + [child]
    let present = movement.presence?.share ?? 1
    child.begin(effect, child.size, effect.animation ?? animation, from: present, to: 0)
    return true
  }

  private final func begin(
    _ effect: TransitionEffect, _ size: CGSize, _ animation: Animation, from start: Double,
    to end: Double
  ) {
    guard let movement else { return }
    movement.presenceMotion?.cancel()
    let rest = movement.target
    let away = rest.moved(by: distance(effect, size))
    movement.presence = Presence(effect: effect, share: start)
    movement.presenceMotion = tree.motions.start(animation, of: self) { [weak self] fraction in
      let share = start + (end - start) * fraction
      self?
        .redraw {
          movement.presence?.share = share
          if away != rest, movement.motion == nil {
            self?.origin = away.moved(to: movement.target, by: share)
          }
        }
    } end: { [weak self] in
      movement.presenceMotion = nil
      if end == 1 { movement.presence = nil }
      self?.endPresence(isGone: end == 0)
    }
  }

  private final func endPresence(isGone: Bool) {
    if !isGone { return endMoving() }
    tree.damage(visual.moved(by: absoluteOrigin))
    guard let parent else { return }
    parent.leaving?.removeAll { $0 === self }
    if parent.leaving?.isEmpty == true { parent.leaving = nil }
    self.parent = nil
    isPlaced = false
    movement = nil
    tree.updateVisual(of: parent)
  }

  /// Where this is when it is not there, from where it is when it is.
  private final func distance(_ effect: TransitionEffect, _ size: CGSize) -> CGPoint {
    var distance = CGPoint(x: effect.offset.width, y: effect.offset.height)
    let isMirrored = parent?.isRightToLeft ?? false
    switch effect.edge {
    case .top: distance.y -= size.height
    case .bottom: distance.y += size.height
    case .leading: distance.x += isMirrored ? size.width : -size.width
    case .trailing: distance.x += isMirrored ? -size.width : size.width
    case nil: break
    }
    return distance
  }
}

/// The trait of how a view comes and goes.
package enum TransitionTrait {}

extension CGPoint {
  fileprivate func moved(to other: CGPoint, by fraction: Double) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: other.x, by: fraction), y: y.interpolated(to: other.y, by: fraction))
  }
}
