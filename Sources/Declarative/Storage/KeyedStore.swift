/// Values by key, and the views that follow them.
package class KeyedStore: @unchecked Sendable {
  @MainActor private var entries: [String: WeakEntry] = [:]

  /// What messages call it.
  var name: String { preconditionFailure("a store has a name") }

  package func value(of key: String) -> StoredValue? { preconditionFailure("a store has values") }

  func set(_ value: StoredValue?, for key: String) {}

  /// Writes a value, once, and tells those who follow it.
  ///
  /// One that is there already is not written.
  package final func write(_ value: StoredValue?, for key: String) {
    if self.value(of: key) != value { set(value, for: key) }
    onMainThread { self.entries[key]?.entry?.refresh() }
  }

  @MainActor final func entry(for key: String) -> StoreEntry {
    if let entry = entries[key]?.entry { return entry }
    if entries.count >= 64 { entries = entries.filter { $0.value.entry != nil } }
    let entry = StoreEntry(self, key)
    entries[key] = WeakEntry(entry: entry)
    return entry
  }

  /// Looks for values that others have written.
  @MainActor final func check() {
    for entry in entries.values { entry.entry?.refresh() }
  }

  private struct WeakEntry {
    weak var entry: StoreEntry?
  }
}

/// One key of a store, followed by views.
@MainActor package final class StoreEntry {
  nonisolated let store: KeyedStore
  nonisolated let key: String
  private(set) var value: StoredValue?
  private var boxes: [WeakBox] = []
  private var hasWarned = false

  private struct WeakBox {
    weak var box: StateBox<StoredValue?>?
  }

  fileprivate init(_ store: KeyedStore, _ key: String) {
    self.store = store
    self.key = key
    value = store.value(of: key)
  }

  /// Writes a value, from any thread.
  nonisolated func write(_ value: StoredValue?) { store.write(value, for: key) }

  /// Has a view's box follow the value.
  func add(_ box: StateBox<StoredValue?>) {
    boxes.removeAll { $0.box == nil }
    boxes.append(WeakBox(box: box))
  }

  /// Takes on the value in the store, if it is another.
  func refresh() {
    let now = store.value(of: key)
    if now == value { return }
    value = now
    hasWarned = false
    for entry in boxes { entry.box?.set(now) }
  }

  /// Says once that what is stored cannot be used.
  func warn(_ type: any Any.Type) {
    if hasWarned { return }
    hasWarned = true
    Warnings.tell(
      "\(store.name): the value of \"\(key.told)\" is no \(type); using the default.")
  }
}
