public import Foundation

/// How a view comes and goes, where the change is made with an animation.
///
///     if isShown { Panel().transition(.move(edge: .trailing)) }
///
/// What it keeps of users' own types is used on the main actor only, so it may be passed around.
public struct AnyTransition: @unchecked Sendable {
  package var insertion: TransitionEffect
  package var removal: TransitionEffect
  /// What views of one's own make of the view, at each phase.
  package var change: ((AnyView, TransitionPhase) -> AnyView)?

  package init(_ change: @escaping (AnyView, TransitionPhase) -> AnyView) {
    let effect = TransitionEffect(isOwn: true)
    insertion = effect
    removal = effect
    self.change = change
  }

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
    if insertion.change != nil || removal.change != nil {
      let (coming, going) = (insertion.change, removal.change)
      transition.change = { view, phase in
        let view = coming?(view, phase == .didDisappear ? .identity : phase) ?? view
        return going?(view, phase == .willAppear ? .identity : phase) ?? view
      }
    }
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    if let first = change, let second = other.change {
      transition.change = { second(first($0, $1), $1) }
    } else {
      transition.change = change ?? other.change
    }
    return transition
  }

  /// Comes by one modifier's becoming another, and goes by the way back.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition { view, phase in
      AnyView(view.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }
}

/// How far a view has come that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
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
  /// Whether views of one's own do what there is to see.
  package var isOwn = false

  package init(isOwn: Bool) { self.isOwn = isOwn }

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
    effect.isOwn = isOwn || other.isOwn
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
