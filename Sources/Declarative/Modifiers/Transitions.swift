public import Foundation

/// A way for views to come and go, made of modifiers.
///
///     struct Rise: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : 3)
///       }
///     }
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// The view as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Both at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// With an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }
}

/// What a transition does: whether it moves anything.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view as whoever does something to it is given it: a transition, or keyframes.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  @MainActor public var body: some View { content }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any EffectTransition {
      self = known.transition
    } else {
      // Called where views are updated, on the main actor.
      nonisolated(unsafe) let transition = transition
      self.init { view, phase in
        nonisolated(unsafe) var view = view
        MainActor.assumeIsolated {
          view = AnyView(transition.apply(content: view, phase: phase))
        }
        return view
      }
    }
  }
}

/// A transition that the library draws itself.
private protocol EffectTransition {
  var transition: AnyTransition { get }
}

extension EffectTransition where Self: Transition {
  func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    content
  }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  EffectTransition
{
  let first: First
  let second: Second

  var transition: AnyTransition {
    AnyTransition(first).combined(with: AnyTransition(second))
  }
}

nonisolated private struct TimedTransition<Base: Transition>: Transition, EffectTransition {
  let base: Base
  let animation: Animation?

  var transition: AnyTransition { AnyTransition(base).animation(animation) }
}

/// Becomes visible, and fades.
nonisolated public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension OpacityTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .opacity }
}

/// Comes and goes at once.
nonisolated public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension IdentityTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .identity }
}

/// Comes from the leading edge, and leaves by the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension SlideTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .slide }
}

/// Comes from an edge, and leaves by it.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension MoveTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .move(edge: edge) }
}

/// Comes from an edge, and leaves by the one across.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension PushTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .push(from: edge) }
}

/// Comes from elsewhere, and leaves for there.
nonisolated public struct OffsetTransition: Transition {
  /// How far that is, in units.
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension OffsetTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .offset(offset) }
}

/// Is uncovered from a point in it, and covered.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension ScaleTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Becomes visible, and fades: a cell has no blur.
nonisolated public struct BlurReplaceTransition: Transition {
  /// In which direction the view would grow: the same for both.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension BlurReplaceTransition: EffectTransition {
  fileprivate var transition: AnyTransition { .opacity }
}

/// Comes one way, and leaves another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AsymmetricTransition: EffectTransition {
  fileprivate var transition: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }

  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition {
  /// Comes one way, and leaves another.
  public nonisolated static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
