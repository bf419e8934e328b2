import Foundation

/// Runs a change on the main thread: at once when already there, else as soon as it is free.
package func onMainThread(_ change: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated { change() }
  } else {
    DispatchQueue.main.async { change() }
  }
}
