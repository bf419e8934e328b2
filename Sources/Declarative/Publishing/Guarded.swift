import Foundation

/// A value that one thread at a time may touch.
///
/// `Synchronization.Mutex` would do, were it there on macOS 14.
///
/// Unchecked because that is what the lock is for.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
