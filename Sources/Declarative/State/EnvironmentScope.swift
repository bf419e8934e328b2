/// A part of the tree with values of the environment set for it; a chain up to the root.
///
/// A scope stays the same object while its values change. Whoever reads a value is noted at the
/// scope that provides it, so a change concerns its readers only.
package final class EnvironmentScope {
  @exclusivity(unchecked) package private(set) var parent: EnvironmentScope?
  /// The writes to the tree's states.
  package let batches: WriteBatches
  /// What the tree's focus is asked for.
  package let focusRequests: FocusRequests
  /// Whether interfaces in here run from right to left; a change updates everything below.
  @exclusivity(unchecked) package var isRightToLeft = false
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  /// Who found nobody to have set a key: noted at the root.
  @exclusivity(unchecked) private var readersOfDefaults: [ObjectIdentifier: Readers] = [:]

  private struct Entry {
    let key: ObjectIdentifier
    var value: AnyObject
    var readers = Readers()
  }

  package init(parent: EnvironmentScope?) {
    self.parent = parent
    batches = parent?.batches ?? WriteBatches()
    focusRequests = parent?.focusRequests ?? FocusRequests()
    isRightToLeft = parent?.isRightToLeft ?? false
  }

  deinit {
    // Let go one after the other: a chain of scopes is as long as its author likes.
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let after = next?.parent
      next?.parent = nil
      next = after
    }
  }

  /// The value of a key, or nil when nobody has set it; whoever is being worked out depends on it.
  @MainActor package func value(of key: ObjectIdentifier) -> AnyObject? {
    var scope = self
    while true {
      for index in scope.entries.indices where scope.entries[index].key == key {
        scope.entries[index].readers.addCurrent()
        return scope.entries[index].value
      }
      guard let parent = scope.parent else { break }
      scope = parent
    }
    scope.readersOfDefaults[key, default: Readers()].addCurrent()
    return nil
  }

  /// Sets the values this scope provides, and tells the readers of those that changed.
  ///
  /// Returns whether the set of keys is another: then everyone below may have read the wrong
  /// scope.
  @MainActor package func provide(_ values: [EnvironmentWrite]) -> Bool {
    let isSameSet =
      entries.count == values.count && zip(entries, values).allSatisfy { $0.key == $1.key }
    guard isSameSet else {
      let isFirst = entries.isEmpty
      entries = ContiguousArray(values.map { Entry(key: $0.key, value: $0.value) })
      return !isFirst
    }
    for (index, write) in values.enumerated()
    where entries[index].value !== write.value && !write.isSame(entries[index].value) {
      entries[index].value = write.value
      entries[index].readers.invalidate(.environment)
    }
    return false
  }

  /// Sets one value, at the root of a tree.
  @MainActor package func provide(_ write: EnvironmentWrite) {
    if let index = entries.firstIndex(where: { $0.key == write.key }) {
      guard !write.isSame(entries[index].value) else { return }
      entries[index].value = write.value
      entries[index].readers.invalidate(.environment)
    } else {
      entries.append(Entry(key: write.key, value: write.value))
      readersOfDefaults.removeValue(forKey: write.key)?.invalidateAll()
    }
  }
}

extension Readers {
  fileprivate func invalidateAll() {
    var readers = self
    readers.invalidate(.environment)
  }
}

/// A value set for a key.
package struct EnvironmentWrite {
  package let key: ObjectIdentifier
  package let value: AnyObject
  package let isSame: (AnyObject) -> Bool

  package init<Value>(_ key: ObjectIdentifier, _ value: Value) {
    self.key = key
    let box = EnvironmentBox(value)
    self.value = box
    isSame = { other in
      Comparison.of(Value.self)
        .areSame(
          unsafeDowncast(other, to: EnvironmentBox<Value>.self).value, box.value)
    }
  }
}

/// A value of the environment, of the type its key says.
package final class EnvironmentBox<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
