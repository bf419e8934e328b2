#if !canImport(Combine)
extension Publisher {
  /// Publishes a value once no other has come for some time.
  ///
  ///     query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  ///
  /// Where a view has subscribed with `onReceive`, the time is that of its screen.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTimeInterval, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: SchedulerTimeInterval
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: SchedulerTimeInterval, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let output = HeldBack(Listener(receiveCompletion, receiveValue), on: scheduler, options)
      let settling = Settling(output, dueTime.nanoseconds)
      return output.follow(upstream, settling.receive)
    }
  }
}

/// The value that is waiting for nothing to follow it.
///
/// There is one wait, however many values come: when it ends and others have come since, it goes on
/// for the rest.
///
/// Unchecked because what changes is behind a lock; the rest is set once.
private final class Settling<Output, Failure: Error>: @unchecked Sendable {
  private struct Held {
    var value: Output
    var due: Int64
  }

  private struct State {
    var held: Held?
    var isWaiting = false
  }

  private let output: HeldBack<Output, Failure>
  private let dueTime: Int64
  private let state = Guarded(State())

  init(_ output: HeldBack<Output, Failure>, _ dueTime: Int64) {
    self.output = output
    self.dueTime = dueTime
  }

  func receive(_ told: Told<Output, Failure>) {
    switch told {
    case .value(let value):
      let due = output.now + dueTime
      let (isFirst, _) = state.withLock { state in
        defer {
          state.held = Held(value: value, due: due)
          state.isWaiting = true
        }
        return (!state.isWaiting, state.held)
      }
      if isFirst { output.wait(dueTime, waited) }
    case .end(let completion):
      // What is there is the last there will be.
      if case .finished = completion, let held = take() { output.handOn(.value(held.value)) }
      output.handOn(told)
    }
  }

  private func take() -> Held? {
    state.withLock { state in
      defer { state.held = nil }
      return state.held
    }
  }

  private func waited() {
    let now = output.now
    let (held, rest) = state.withLock { state -> (Held?, Int64) in
      guard let held = state.held else {
        state.isWaiting = false
        return (nil, 0)
      }
      if held.due > now { return (nil, held.due - now) }
      state = State()
      return (held, 0)
    }
    if rest > 0 { output.wait(rest, waited) }
    if let held { output.handOn(.value(held.value)) }
  }
}
#endif
