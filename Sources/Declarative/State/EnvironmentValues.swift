/// The values a view inherits from the views around it.
///
/// Add one with a key and a property:
///
///     struct DensityKey: EnvironmentKey { static let defaultValue = 1 }
///     extension EnvironmentValues {
///       var density: Int {
///         get { self[DensityKey.self] }
///         set { self[DensityKey.self] = newValue }
///       }
///     }
///
/// It may be passed on freely, as SwiftUI's may. What was set further out is looked up on the main
/// actor, and traps elsewhere.
public struct EnvironmentValues: @unchecked Sendable {
  private let scope: EnvironmentScope?
  /// What was set here, the last of a key winning.
  package private(set) var writes: [EnvironmentWrite] = []

  /// An environment in which everything has its default.
  public init() { scope = nil }

  package init(_ scope: EnvironmentScope) { self.scope = scope }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { write(newValue, for: ObjectIdentifier(key)) }
  }

  package func value<Value>(of key: ObjectIdentifier) -> Value? {
    if let write = writes.last(where: { $0.key == key }) {
      return unsafeDowncast(write.value, to: EnvironmentBox<Value>.self).value
    }
    guard let scope else { return nil }
    let box = MainActor.assumeIsolated { Unchecked(scope.value(of: key)) }.value
    return box.map { unsafeDowncast($0, to: EnvironmentBox<Value>.self).value }
  }

  package mutating func write<Value>(_ value: Value, for key: ObjectIdentifier) {
    let write = EnvironmentWrite(key, value)
    if let index = writes.firstIndex(where: { $0.key == key }) {
      writes[index] = write
    } else {
      writes.append(write)
    }
  }
}

/// A value handed out of the main actor to code that runs on it.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
