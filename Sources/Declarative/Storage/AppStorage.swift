/// A value kept in `UserDefaults` under a key; views that read it are evaluated again when it
/// changes, whoever has written it.
///
///     @AppStorage("isCompact") private var isCompact = false
///
/// What is stored under the key but is of another type gives the default, and a warning.
@propertyWrapper public struct AppStorage<Value> {
  private var property: StoredProperty<Value>
  private let store: UserDefaults?
  #if !canImport(Combine)
  /// Who is told before it changes, where it is a property of an observable object.
  private var publisher: ObservableObjectPublisher?
  #endif

  init(_ form: StoredForm<Value>, _ key: String, _ store: UserDefaults?, _ initial: Value) {
    property = StoredProperty(form, key, initial)
    self.store = store
  }

  public var wrappedValue: Value {
    get { property.get(from: DefaultsStore(store ?? .standard)) }
    nonmutating set {
      #if !canImport(Combine)
      publisher?.send()
      #endif
      let value = property.form.write(newValue)
      if let entry = property.entry {
        entry.write(value)
      } else {
        DefaultsStore.write(value, for: property.key, in: store ?? .standard)
      }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      location: StoredLocation(
        property, get: { wrappedValue }, set: { wrappedValue = $0 }))
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    let defaults = store ?? EnvironmentValues(scope).defaultAppStorage
    return property.connect(to: &memory, in: DefaultsStore.of(defaults), scope)
  }
}

extension AppStorage: SelfComparing {
  package func isSame(as other: AppStorage<Value>) -> Bool {
    store === other.store && property.isSame(as: other.property)
  }
}

#if !canImport(Combine)
extension AppStorage: PublishedProperty {
  mutating func connect(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }
}
#endif

extension EnvironmentValues {
  /// Where `@AppStorage` keeps its values when it names no store.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}
