#if !canImport(Combine)
/// A screen's clock, for the timers and delays that its views have subscribed to.
final class ScreenTime: Timekeeper {
  private let clock: HostClock

  init(_ clock: HostClock) { self.clock = clock }

  var now: Int64 { clock.sharedNow.nanoseconds }

  var date: Date { MainActor.assumeIsolated { clock.date } }

  func schedule(after time: Int64, _ action: HandedAction) -> AnyCancellable {
    let wait = ScreenWait()
    onMainThread { [clock] in
      if wait.isCancelled { return }
      wait.alarm = clock.schedule(after: .nanoseconds(time)) { action.run() }
    }
    return AnyCancellable {
      onMainThread {
        wait.isCancelled = true
        wait.alarm?.cancel()
        wait.alarm = nil
      }
    }
  }
}

@MainActor private final class ScreenWait {
  var alarm: HostClock.Alarm?
  var isCancelled = false

  nonisolated init() {}
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return Int64(clamping: seconds) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
#endif
