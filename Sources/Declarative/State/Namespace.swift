/// A name that no other view has: what geometry effects and focus scopes are told apart by.
///
///     @Namespace private var namespace
@propertyWrapper public struct Namespace: Sendable {
  /// A namespace, the same as long as its view is on the screen.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  public init() {}

  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: ConnectedProperty {
  package static var ownsValue: Bool { true }

  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    if let memory {
      id = unsafeDowncast(memory, to: OwnedID.self).id
      return false
    }
    let owned = OwnedID()
    memory = owned
    id = owned.id
    return true
  }
}

extension Namespace: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

private final class OwnedID {
  let id: Namespace.ID

  init() {
    id = Namespace.ID(
      number: Self.count.withLock { count in
        count += 1
        return count
      })
  }

  private static let count = Guarded(0)
}
