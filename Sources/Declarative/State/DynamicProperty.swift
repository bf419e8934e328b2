/// A stored property of a view that changes from outside it.
///
/// A struct of such properties is one itself: its own are connected first, then `update()` is
/// called, before the view's body is.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that keeps something between evaluations of its view.
@MainActor package protocol ConnectedProperty: DynamicProperty {
  /// Finds or makes in `memory` what the property keeps. Returns whether its value is another
  /// than at the last call.
  mutating func connect(to memory: inout AnyObject?, in scope: EnvironmentScope) -> Bool

  /// Whether the property owns a value, which is lost with the view.
  static var ownsValue: Bool { get }
}

extension ConnectedProperty {
  package static var ownsValue: Bool { false }
}
