#if !canImport(Combine)
extension Publisher {
  /// Publishes no more than one value in each length of time: the first at once, then the latest,
  /// or the first, of those that came meanwhile.
  ///
  /// Where a view has subscribed with `onReceive`, the time is that of its screen.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: SchedulerTimeInterval
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: SchedulerTimeInterval, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let output = HeldBack(Listener(receiveCompletion, receiveValue), on: scheduler, nil)
      let throttling = Throttling(output, interval.nanoseconds, latest)
      return output.follow(upstream, throttling.receive)
    }
  }
}

/// What has come since a value was published.
///
/// Unchecked because what changes is behind a lock; the rest is set once.
private final class Throttling<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var held: Output?
    /// Whether the time after a published value has not passed.
    var isWaiting = false
  }

  private let output: HeldBack<Output, Failure>
  private let interval: Int64
  private let keepsLatest: Bool
  private let state = Guarded(State())

  init(_ output: HeldBack<Output, Failure>, _ interval: Int64, _ keepsLatest: Bool) {
    self.output = output
    self.interval = interval
    self.keepsLatest = keepsLatest
  }

  func receive(_ told: Told<Output, Failure>) {
    switch told {
    case .value(let value):
      let (isFirst, _) = state.withLock { state in
        let previous = state.held
        if state.isWaiting { state.held = keepsLatest ? value : previous ?? value }
        defer { state.isWaiting = true }
        return (!state.isWaiting, previous)
      }
      if isFirst { publish(value) }
    case .end(let completion):
      if case .finished = completion, let held = take() { output.handOn(.value(held)) }
      output.handOn(told)
    }
  }

  private func publish(_ value: Output) {
    output.wait(interval, waited)
    output.handOn(.value(value))
  }

  private func take() -> Output? {
    state.withLock { state in
      defer { state.held = nil }
      return state.held
    }
  }

  private func waited() {
    let held = state.withLock { state in
      defer {
        state.isWaiting = state.held != nil
        state.held = nil
      }
      return state.held
    }
    if let held { publish(held) }
  }
}
#endif
