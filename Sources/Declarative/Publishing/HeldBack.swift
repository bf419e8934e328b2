#if !canImport(Combine)
/// What the publishers that hold values back have in common: one wait at a time, and someone to
/// tell in the end.
///
/// Where a view has subscribed, the time is its screen's; else the machine's, and the scheduler
/// says where values are handed on.
///
/// Unchecked because what changes is behind a lock; the rest is set once.
final class HeldBack<Output, Failure: Error>: @unchecked Sendable {
  let listener: Listener<Output, Failure>
  private let screen: (any Timekeeper)?
  private let wait: (SchedulerTimeInterval, @escaping () -> Void) -> any Cancellable
  private let line: WaitingLine<Output, Failure>
  private let pending = Guarded<(any Cancellable)?>(nil)

  init<S: Scheduler>(
    _ listener: Listener<Output, Failure>, on scheduler: S, _ options: S.SchedulerOptions?
  ) {
    self.listener = listener
    screen = Timekeeping.current
    wait = { scheduler.schedule(after: $0, options: options, $1) }
    line = WaitingLine(listener) { scheduler.schedule(options: options, $0) }
  }

  var now: Int64 { (screen ?? MachineTime.shared).now }

  /// Calls an action after some nanoseconds, and drops the wait before.
  func wait(_ time: Int64, _ action: @escaping () -> Void) {
    let time = SchedulerTimeInterval(nanoseconds: time)
    let next: any Cancellable =
      screen?.schedule(after: time.nanoseconds, HandedAction(action)) ?? wait(time, action)
    let last = pending.withLock { pending in
      defer { pending = next }
      return pending
    }
    last?.cancel()
  }

  func handOn(_ told: Told<Output, Failure>) {
    if screen == nil { line.add(told) } else { listener.receive(told) }
  }

  /// Calls a function with all that a publisher tells, until the result is cancelled.
  func follow<P: Publisher>(
    _ publisher: P, _ receive: @escaping (Told<Output, Failure>) -> Void
  ) -> AnyCancellable where P.Output == Output, P.Failure == Failure {
    listener.listen(to: AnyCancellable { self.stopWaiting() })
    listener.listen(
      to: publisher.sink(
        receiveCompletion: { receive(.end($0)) }, receiveValue: { receive(.value($0)) }))
    return listener.cancellable
  }

  private func stopWaiting() {
    let last = pending.withLock { pending in
      defer { pending = nil }
      return pending
    }
    last?.cancel()
  }
}
#endif
