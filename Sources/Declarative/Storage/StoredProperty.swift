/// A view's connection to a key of a store.
package struct StoredProperty<Value>: @unchecked Sendable {
  let form: StoredForm<Value>
  let key: String
  let initial: Value
  /// Where the value is, and what keeps it for the view, once there is one.
  private(set) var entry: StoreEntry?
  private(set) var box: StateBox<StoredValue?>?

  init(_ form: StoredForm<Value>, _ key: String, _ initial: Value) {
    self.form = form
    self.key = key
    self.initial = initial
  }

  /// The value of the key in `store`, which is asked for only where no view keeps it.
  func get(from store: @autoclosure () -> KeyedStore) -> Value {
    guard let box, let entry, isOnMainActor else { return value(of: store().value(of: key)) }
    return
      MainActor.assumeIsolated {
        // Whoever has written since has not told; an update has looked already.
        if Dependent.current == nil { entry.refresh() }
        let stored = box.get()
        if let stored, form.read(stored) == nil { entry.warn(Value.self) }
        return Unchecked(value: value(of: stored))
      }
      .value
  }

  private func value(of stored: StoredValue?) -> Value { stored.flatMap(form.read) ?? initial }

  @MainActor mutating func connect(
    to memory: inout AnyObject?, in store: KeyedStore, _ scope: EnvironmentScope
  )
    -> Bool
  {
    if let known = memory.map({ unsafeDowncast($0, to: Connection.self) }),
      known.entry.store === store, known.entry.key == key
    {
      entry = known.entry
      box = known.box
      return false
    }
    let entry = store.entry(for: key)
    entry.refresh()
    let box = StateBox(entry.value, in: scope.batches)
    entry.add(box)
    memory = Connection(entry: entry, box: box)
    self.entry = entry
    self.box = box
    return true
  }

  func isSame(as other: Self) -> Bool {
    key == other.key && Comparison.of(Value.self).areSame(initial, other.initial)
  }

  private final class Connection: ChangeCounter {
    let entry: StoreEntry
    let box: StateBox<StoredValue?>
    var changes: Int { box.changes }

    init(entry: StoreEntry, box: StateBox<StoredValue?>) {
      self.entry = entry
      self.box = box
    }
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// A property that keeps its value in a store, for bindings.
package final class StoredLocation<Value>: Location<Value> {
  private let property: StoredProperty<Value>
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(
    _ property: StoredProperty<Value>, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.property = property
    getter = get
    setter = set
  }

  package override var isTracked: Bool { property.box != nil }

  package override func get() -> Value { getter() }

  package override func set(_ value: Value) { setter(value) }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return property.entry != nil && property.entry === other.property.entry
      && property.isSame(as: other.property)
  }
}
