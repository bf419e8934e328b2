import Foundation

/// Where a state lives: one to a node and property.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let comparison = Comparison.of(Value.self)
  private var readers = Readers()

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value {
    noteReading()
    return stateLock.withLock { _ in value }
  }

  package override func set(_ value: Value) {
    // What was there is let go outside the lock: its end may run anyone's code.
    let previous = stateLock.withLock { _ in
      let previous = self.value
      self.value = value
      return previous
    }
    guard !comparison.areSame(previous, value) else { return }
    onMainThread { self.readers.invalidate(.content) }
  }

  /// Makes whoever is being worked out now depend on this state.
  package func noteReading() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { readers.addCurrent() }
  }
}

/// States are read and written from any thread; one lock serves them all, as it is held for a
/// copy only.
private let stateLock = Guarded<Void>(())
