#if !canImport(Combine)
extension Publisher {
  /// Publishes every value some time later.
  ///
  /// Where a view has subscribed with `onReceive`, the time is that of its screen.
  public func delay<S: Scheduler>(
    for interval: SchedulerTimeInterval, tolerance: SchedulerTimeInterval? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: SchedulerTimeInterval
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: SchedulerTimeInterval, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let output = HeldBack(Listener(receiveCompletion, receiveValue), on: scheduler, options)
      let delaying = Delaying(output, interval.nanoseconds)
      return output.follow(upstream, delaying.receive)
    }
  }
}

/// What has come and is not due; one wait for the first of it.
///
/// Unchecked because what changes is behind a lock; the rest is set once.
private final class Delaying<Output, Failure: Error>: @unchecked Sendable {
  private typealias Entry = (told: Told<Output, Failure>, due: Int64)

  private let output: HeldBack<Output, Failure>
  private let interval: Int64
  private let entries = Guarded<ContiguousArray<Entry>>([])

  init(_ output: HeldBack<Output, Failure>, _ interval: Int64) {
    self.output = output
    self.interval = interval
  }

  func receive(_ told: Told<Output, Failure>) {
    let due = output.now + interval
    let isFirst = entries.withLock { entries in
      entries.append((told, due))
      return entries.count == 1
    }
    if isFirst { output.wait(interval, waited) }
  }

  private func waited() {
    let now = output.now
    let (passed, next) = entries.withLock { entries in
      let passed = entries.prefix { $0.due <= now }
      entries.removeFirst(passed.count)
      return (passed, entries.first?.due)
    }
    if let next { output.wait(next - now, waited) }
    for entry in passed { output.handOn(entry.told) }
  }
}
#endif
