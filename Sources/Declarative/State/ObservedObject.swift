#if canImport(Combine)
public import Combine
#endif

/// An observable object that somebody else owns; the view is evaluated again when it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(location: ObjectLocation(object, path))
    }
  }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

extension ObservedObject: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    ObjectWatch.note(wrappedValue, with: &memory)
  }
}

extension ObservedObject: SelfComparing {
  package func isSame(as other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}

/// A property of an object.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  package init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  package override func get() -> Value { object[keyPath: path] }

  package override func set(_ value: Value) { object[keyPath: path] = value }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
