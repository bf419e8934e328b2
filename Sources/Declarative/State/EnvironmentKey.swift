/// A kind of value that views inherit from the views around them.
public protocol EnvironmentKey {
  associatedtype Value

  /// What is inherited when nobody around has set it.
  static var defaultValue: Value { get }
}
