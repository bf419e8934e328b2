public import Foundation

/// How a view comes and goes, where the change is made with an animation.
///
///     if isShown { Panel().transition(.move(edge: .trailing)) }
public struct AnyTransition: Sendable {
  package var insertion: TransitionEffect
  package var removal: TransitionEffect

  package init(_ effect: TransitionEffect) {
    insertion = effect
    removal = effect
  }

  /// Comes and goes at once.
  public static let identity = AnyTransition(TransitionEffect())
  /// Becomes visible, and fades.
  public static let opacity = AnyTransition(TransitionEffect(opacity: 0))
  /// Comes from the leading edge, and leaves by the trailing one.
  public static let slide = asymmetric(
    insertion: move(edge: .leading), removal: move(edge: .trailing))
  /// Grows out of its centre: a terminal has no small letters, so it is uncovered from there.
  public static let scale = scale(scale: 0)

  /// Comes from an edge, and leaves by it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(TransitionEffect(edge: edge))
  }

  /// Comes from elsewhere, by a distance in units, and leaves for there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(TransitionEffect(offset: offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Is uncovered from a point in it, and covered.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(scale: scale, anchor: anchor))
  }

  /// Comes from an edge, and leaves by the one across.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Comes one way, and leaves another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    return transition
  }

  /// Comes and goes by a modifier's becoming another.
  ///
  /// What a modifier of one's own does to a view that has left cannot be worked out again: here the
  /// view becomes visible, and fades.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    .opacity
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }
}

/// What is done to a view that is not quite there.
package struct TransitionEffect: Equatable, Sendable {
  package var opacity = 1.0
  package var offset = CGSize.zero
  package var edge: Edge?
  package var scale: CGFloat = 1
  package var anchor = UnitPoint.center
  package var animation: Animation?

  package init(
    opacity: Double = 1, offset: CGSize = .zero, edge: Edge? = nil, scale: CGFloat = 1,
    anchor: UnitPoint = .center
  ) {
    self.opacity = opacity
    self.offset = offset
    self.edge = edge
    self.scale = scale
    self.anchor = anchor
  }

  func combined(with other: TransitionEffect) -> TransitionEffect {
    var effect = self
    effect.opacity = min(opacity, other.opacity)
    effect.offset = CGSize(
      width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    effect.edge = other.edge ?? edge
    if other.scale != 1 { (effect.scale, effect.anchor) = (other.scale, other.anchor) }
    effect.animation = other.animation ?? animation
    return effect
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
