#if canImport(Combine)
public import Combine
#endif

/// An observable object that the view owns: made once, and kept as long as the view is on the
/// screen.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object { return object }
    Warnings.tellOnce(
      of: "reading \(Self.self)",
      "@StateObject: the \(ObjectType.self) is read of a view that is not on the screen; it is made "
        + "anew at each reading.")
    return make()
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

// The object is made, and handed out, on the main actor.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: ConnectedProperty {
  package static var ownsValue: Bool { true }

  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    let owned: OwnedObject<ObjectType>
    if let memory {
      owned = unsafeDowncast(memory, to: OwnedObject<ObjectType>.self)
    } else {
      owned = OwnedObject(make())
      memory = owned
    }
    object = owned.object
    return ObjectWatch.note(owned.object, with: &owned.watch)
  }
}

extension StateObject: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

@MainActor private final class OwnedObject<Object>: @MainActor ChangeCounter {
  let object: Object
  var watch: AnyObject?
  var changes: Int { (watch as? ObjectWatch)?.changes ?? 0 }

  init(_ object: Object) { self.object = object }
}
