public import Observation

/// A kind of value that the view with the focus, or one around it, gives to views anywhere.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view with the focus and those around it give; the innermost's count.
public struct FocusedValues {
  package var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// These values, and where they say nothing those of another.
  package func over(_ other: FocusedValues) -> FocusedValues {
    var result = self
    result.values.merge(other.values) { own, _ in own }
    return result
  }
}

/// What the focus gives at the moment, and who has looked.
@MainActor package final class FocusedStore {
  private var focused = FocusedValues()
  private var scene = FocusedValues()
  private var readers = Readers()

  package nonisolated init() {}

  package var values: FocusedValues {
    readers.addCurrent()
    return focused.over(scene)
  }

  /// Takes what the views around the focus give, the innermost first.
  package func focusMoved(to values: [FocusedValues]) {
    if focused.values.isEmpty, values.isEmpty { return }
    focused = values.reduce(FocusedValues()) { $0.over($1) }
    readers.invalidate(.environment)
  }

  /// Takes what views give wherever the focus is.
  package func sceneChanged(to values: FocusedValues) {
    scene = values
    readers.invalidate(.environment)
  }
}

/// What views give wherever the focus is: of several the first in the tree, and within a view what
/// is inside it.
package enum SceneValues: PreferenceKey {
  package static var defaultValue: FocusedValues { FocusedValues() }

  package static func reduce(value: inout FocusedValues, nextValue: () -> FocusedValues) {
    value = value.over(nextValue())
  }
}

/// A value that the view with the focus gives, or one around it; nil where none does.
///
///     @FocusedValue(\.document) private var document
@propertyWrapper public struct FocusedValue<Value> {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The observable object of this type that `focusedValue(_:)` gives.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  public var wrappedValue: Value? { value }
}

extension FocusedValue: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    value = read(scope.focusRequests.focused.values)
    return FocusedMemory.take(value, in: &memory)
  }
}

/// A binding that the view with the focus gives, read and written as the value it leads to.
@propertyWrapper public struct FocusedBinding<Value> {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding(
      get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

extension FocusedBinding: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    binding = read(scope.focusRequests.focused.values)
    return FocusedMemory.take(binding?.wrappedValue, in: &memory)
  }
}

/// What a view was last given by the focus.
private final class FocusedMemory<Value> {
  private let value: Value?

  private init(_ value: Value?) { self.value = value }

  /// Keeps a value; tells whether it is another than before.
  @MainActor static func take(_ value: Value?, in memory: inout AnyObject?) -> Bool {
    let last = memory.map { unsafeDowncast($0, to: FocusedMemory<Value>.self) }
    if let last, Comparison.of(Value?.self).areSame(last.value, value) { return false }
    memory = FocusedMemory(value)
    return true
  }
}
