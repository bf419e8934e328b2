public import Observation

/// Makes bindings to the properties of an observable model.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  private var model: Value

  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { model = wrappedValue }

  public init(_ wrappedValue: Value) { model = wrappedValue }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(location: ModelLocation(wrappedValue, path))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of a model.
private final class ModelLocation<Model: AnyObject, Value>: Location<Value> {
  private let model: Model
  private let path: ReferenceWritableKeyPath<Model, Value>

  init(_ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>) {
    self.model = model
    self.path = path
  }

  override func get() -> Value { model[keyPath: path] }

  override func set(_ value: Value) { model[keyPath: path] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ModelLocation<Model, Value> else { return false }
    return model === other.model && path == other.path
  }
}
