import Foundation

/// Whether the main actor runs this: on the main thread, or on one that stands in for it.
///
/// Where a program's main function is asynchronous, Linux gives the main queue to any thread.
package var isOnMainActor: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Runs a change on the main actor: at once when already there, else as soon as it is free.
package func onMainThread(_ change: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    // Known to be there: not asked again, as it is for every change of a model.
    unsafeBitCast(change, to: (@Sendable () -> Void).self)()
  } else {
    DispatchQueue.main.async { change() }
  }
}
