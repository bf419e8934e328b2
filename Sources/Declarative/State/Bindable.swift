public import Observation

/// Makes bindings to the properties of an observable model.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  private var model: Value

  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  public var projectedValue: Bindable<Value> { self }

  // What a memberwise initializer looks for; those below take its place for observable models.
  @available(*, unavailable, message: "@Bindable is for objects that are Observable.")
  public init(wrappedValue: Value) { model = wrappedValue }

  @available(*, unavailable, message: "@Bindable is for objects that are Observable.")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { model = wrappedValue }

  public init(_ wrappedValue: Value) { model = wrappedValue }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(location: ObjectLocation(wrappedValue, path))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
