#if canImport(Combine)
public import Combine
#endif

/// An observable object that a view around this one has put in the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      // Said in release builds too: what is missing shows nowhere else.
      fatalError(
        "@EnvironmentObject: no \(ObjectType.self) is in the environment; a view around this one "
          + "sets it with environmentObject(_:).")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: Sendable where ObjectType: Sendable {}

extension EnvironmentObject: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    object = EnvironmentValues(scope).value(of: ObjectKey<ObjectType>.id)
    guard let object else {
      defer { memory = nil }
      return memory != nil
    }
    return ObjectWatch.note(object, with: &memory)
  }
}

extension EnvironmentObject: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

/// What an observable object is found by in the environment: its type.
private enum ObjectKey<Object> {
  static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension EnvironmentValues {
  package mutating func setObject<Object: ObservableObject>(_ object: Object) {
    write(object, for: ObjectKey<Object>.id)
  }
}
