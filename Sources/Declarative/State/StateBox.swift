/// Where a state lives: one to a node and property.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  /// What was last written.
  private var value: Value
  /// What batches that wait to be shown found here, each before its first write.
  private var earlier: ContiguousArray<(batch: Int, value: Value)> = []
  private let batches: WriteBatches
  private let comparison = Comparison.of(Value.self)
  private var readers = Readers()
  /// Those who need only be asked whether the part they have a binding to has changed.
  private var checkers = Readers()

  package init(_ value: Value, in batches: WriteBatches) {
    self.value = value
    self.batches = batches
  }

  package override var isTracked: Bool { true }

  package override func get() -> Value {
    let isUpdating = noteReading()
    return stateLock.withLock { _ in
      isUpdating && !earlier.isEmpty ? shown : value
    }
  }

  /// What readers see: what the first batch that still waits found.
  private var shown: Value {
    earlier.first { $0.batch > batches.shown }?.value ?? value
  }

  package override func set(_ value: Value) {
    let batch = isOnMainActor ? batches.batchOfWrite() : nil
    let waits = batch.map { $0 > batches.shown } ?? false
    // What was there is let go outside the lock: its end may run anyone's code.
    let (previous, isFirst) = stateLock.withLock { _ in
      let previous = self.value
      let isFirst = waits && earlier.last?.batch != batch
      if isFirst, let batch { earlier.append((batch, previous)) }
      self.value = value
      return (previous, isFirst)
    }
    if waits, let batch {
      if isFirst { batches.wait(for: batch, self) }
      return
    }
    guard !comparison.areSame(previous, value) else { return }
    onMainThread { self.invalidateReaders() }
  }

  /// How often readers have been told of another value.
  package private(set) var changes = 0

  @MainActor private func invalidateReaders() {
    changes &+= 1
    readers.invalidate(.content)
    checkers.invalidate(.environment)
  }

  /// Makes whoever is being worked out now depend on this state; tells whether anyone is.
  @discardableResult package func noteReading() -> Bool {
    guard isOnMainActor else { return false }
    return MainActor.assumeIsolated {
      guard let current = Dependent.current else { return false }
      if Dependent.isChecking { checkers.add(current.reader) } else { readers.add(current.reader) }
      return true
    }
  }
}

extension StateBox: ChangeCounter {}

extension StateBox: BatchedBox {
  package func show(batch: Int) {
    let (before, now) = stateLock.withLock { _ in
      var before: Value?
      while let first = earlier.first, first.batch <= batch {
        before = before ?? first.value
        earlier.removeFirst()
      }
      return (before, earlier.first?.value ?? value)
    }
    if let before, comparison.areSame(before, now) { return }
    onMainThread { self.invalidateReaders() }
  }
}

/// States are read and written from any thread; one lock serves them all, as it is held for a
/// copy only.
private let stateLock = Guarded<Void>(())
