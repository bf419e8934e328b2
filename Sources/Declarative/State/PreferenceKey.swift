/// A kind of value that views tell the views around them.
public protocol PreferenceKey {
  associatedtype Value

  /// What is told when nobody tells.
  static var defaultValue: Value { get }

  /// Combines what earlier views told with what the next one does.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
