/// What one screen's views keep with `@SceneStorage`.
package final class SceneStore: KeyedStore, @unchecked Sendable {
  private let values = Guarded<[String: StoredValue]>([:])

  package override init() {}

  override var name: String { "@SceneStorage" }

  package override func value(of key: String) -> StoredValue? { values.withLock { $0[key] } }

  override func set(_ value: StoredValue?, for key: String) {
    values.withLock { $0[key] = value }
  }

  /// All values, to be restored in another run.
  package var data: Data {
    let plain = values.withLock { $0.compactMapValues(\.plain) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: plain, format: .binary, options: 0)
    return data ?? Data()
  }

  /// Takes on the values of another run; of what cannot be read, none, with a warning.
  @MainActor package func restore(_ data: Data) {
    let plain = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let plain = plain as? [String: Any] else {
      return Warnings.tell("@SceneStorage: what was saved cannot be read.")
    }
    let restored = plain.mapValues(StoredValue.init)
    values.withLock { $0 = restored }
    check()
  }
}

extension SceneStore {
  private static var key: ObjectIdentifier { ObjectIdentifier(SceneStore.self) }

  /// What makes a store that of a whole screen.
  package static func write(_ store: SceneStore) -> EnvironmentWrite {
    EnvironmentWrite(key, store)
  }

  @MainActor static func of(_ scope: EnvironmentScope) -> SceneStore {
    EnvironmentValues(scope).value(of: key) ?? SceneStore()
  }
}
