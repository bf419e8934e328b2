/// A value kept under a key for one screen, apart from those of other screens, and given back when
/// the screen is restored.
///
///     @SceneStorage("tab") private var tab = 0
@propertyWrapper public struct SceneStorage<Value> {
  private var property: StoredProperty<Value>

  init(_ form: StoredForm<Value>, _ key: String, _ initial: Value) {
    property = StoredProperty(form, key, initial)
  }

  public var wrappedValue: Value {
    get { property.get(from: SceneStore()) }
    nonmutating set { property.entry?.write(property.form.write(newValue)) }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      location: StoredLocation(
        property, get: { wrappedValue }, set: { wrappedValue = $0 }))
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    property.connect(to: &memory, in: SceneStore.of(scope), scope)
  }
}

extension SceneStorage: SelfComparing {
  package func isSame(as other: SceneStorage<Value>) -> Bool {
    property.isSame(as: other.property)
  }
}
