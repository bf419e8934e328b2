/// The circumstances of a change: what it was made with, for whom it concerns.
public struct Transaction: Sendable {
  /// Whether the change takes effect at once, without animation.
  public var disablesAnimations = false
  /// Whether the change comes from a gesture that goes on.
  public var isContinuous = false

  public init() {}
}
