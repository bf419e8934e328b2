/// Defaults as a store that views follow: one for each object in use.
package final class DefaultsStore: KeyedStore, @unchecked Sendable {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  override var name: String { "@AppStorage" }

  package override func value(of key: String) -> StoredValue? {
    defaults.object(forKey: key).map(StoredValue.init)
  }

  override func set(_ value: StoredValue?, for key: String) {
    if let plain = value?.plain {
      defaults.set(plain, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    #if !canImport(Darwin)
    UnsavedDefaults.save(defaults)
    #endif
  }
}

extension DefaultsStore {
  private struct WeakStore {
    weak var store: DefaultsStore?
  }

  @MainActor private static var stores: [ObjectIdentifier: WeakStore] = [:]

  /// The store that views follow these defaults by.
  @MainActor static func of(_ defaults: UserDefaults) -> DefaultsStore {
    if let known = stores[ObjectIdentifier(defaults)]?.store { return known }
    watchDefaults
    stores = stores.filter { $0.value.store != nil }
    let store = DefaultsStore(defaults)
    stores[ObjectIdentifier(defaults)] = WeakStore(store: store)
    return store
  }

  /// Writes a value and tells the views that follow it, from any thread.
  static func write(_ value: StoredValue?, for key: String, in defaults: UserDefaults) {
    let id = ObjectIdentifier(defaults)
    DefaultsStore(defaults).write(value, for: key)
    onMainThread { stores[id]?.store?.check() }
  }

  /// Looks for what has been written into defaults directly, by any thread.
  ///
  /// Called at the beginning of every update: not all platforms tell of such writes.
  @MainActor package static func checkAll() {
    for entry in stores.values { entry.store?.check() }
  }

  /// Where the platform tells of writes, those wake the screen as well.
  private static let watchDefaults: Void = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      onMainThread { checkAll() }
    }
  }()
}

#if !canImport(Darwin)
/// Defaults with values that are not on disk yet: here nobody else saves them.
private enum UnsavedDefaults {
  private struct Defaults: @unchecked Sendable {
    let value: UserDefaults
  }

  private static let unsaved = Guarded<[Defaults]>([])
  private static let saving = DispatchQueue(label: "Declarative.defaults", qos: .utility)

  /// Has defaults saved soon, and before the program ends.
  static func save(_ defaults: UserDefaults) {
    saveAtExit
    let isFirst = unsaved.withLock { unsaved in
      if !unsaved.contains(where: { $0.value === defaults }) {
        unsaved.append(Defaults(value: defaults))
      }
      return unsaved.count == 1
    }
    if isFirst { saving.async { saveAll() } }
  }

  private static func saveAll() {
    let all = unsaved.withLock { unsaved in
      defer { unsaved = [] }
      return unsaved
    }
    for defaults in all { defaults.value.synchronize() }
  }

  private static let saveAtExit: Void = {
    atexit { UnsavedDefaults.saveAll() }
  }()
}
#endif
