public import Foundation

/// Changes to how a view looks that depend on where it is.
public protocol VisualEffect: Sendable {}

/// The beginning of a visual effect: nothing is changed.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// What depends on where a view is: cells cannot show most of it, and the rest would be worked out
/// again for every row that is scrolled. SwiftUI sources compile; the view stays as it is.
extension View {
  /// This view: effects that depend on its place are not drawn.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// This view: it does not look otherwise at the edges of a scroll view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// This view: it does not look otherwise at the edges of a scroll view.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// From -1, before what is shown, to 1, behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view would change on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()

  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }

  public static func animated(_ animation: Animation = .default) -> Self { Self() }

  public func animation(_ animation: Animation) -> Self { self }

  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()

    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  public func brightness(_ amount: Double) -> some VisualEffect { self }

  public func contrast(_ amount: Double) -> some VisualEffect { self }

  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
