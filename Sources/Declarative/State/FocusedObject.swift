#if canImport(Combine)
public import Combine
#endif

/// An observable object that the view with the focus gives, or one around it; nil where none does.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }

  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }
}

extension FocusedObject: Sendable where ObjectType: Sendable {}

extension FocusedObject: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    object = scope.focusRequests.focused.values[FocusedObjectKey<ObjectType>.self]
    guard let object else {
      defer { memory = nil }
      return memory != nil
    }
    return ObjectWatch.note(object, with: &memory)
  }
}

extension FocusedObject: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

/// What an object is found by among the focused values: its type.
package enum FocusedObjectKey<Object>: FocusedValueKey {
  package typealias Value = Object
}
