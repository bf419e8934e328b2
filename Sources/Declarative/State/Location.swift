/// A place where a value is read and written.
package class Location<Value> {
  package init() {}

  package func get() -> Value { preconditionFailure("a location reads its value") }

  package func set(_ value: Value) {}

  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether a change of the value is told to whoever has read it.
  package var isTracked: Bool { false }
}

/// A value that never changes.
package final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value { value }
}

/// A value behind two functions.
package final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  package override func get() -> Value { getter() }

  package override func set(_ value: Value) { setter(value) }
}

/// A part of another location's value.
package final class MemberLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let path: WritableKeyPath<Base, Value>

  package init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  package override var isTracked: Bool { base.isTracked }

  package override func get() -> Value { base.get()[keyPath: path] }

  package override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: path] = value
    base.set(whole)
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return base.isSame(as: other.base) && path == other.path
  }
}
