#if !canImport(Combine)
extension Publisher {
  /// Hands values on where `scheduler` says, in their order and never at once.
  ///
  /// `DispatchQueue.main` and `RunLoop.main` are the main actor.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let listener = Listener(receiveCompletion, receiveValue)
      let line = WaitingLine(listener) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      listener.listen(
        to: upstream.sink(
          receiveCompletion: { line.add(.end($0)) }, receiveValue: { line.add(.value($0)) }))
      return listener.cancellable
    }
  }
}

/// Something that a publisher tells.
enum Told<Output, Failure: Error> {
  case value(Output)
  case end(Subscribers.Completion<Failure>)
}

extension Listener {
  func receive(_ told: Told<Output, Failure>) {
    switch told {
    case .value(let value): receive(value)
    case .end(let completion): receive(completion: completion)
    }
  }
}

/// What has come and is to be handed on elsewhere, in its order.
///
/// Unchecked because what changes is behind a lock; the rest is set once.
final class WaitingLine<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var waiting: [Told<Output, Failure>] = []
    var isScheduled = false
  }

  private let listener: Listener<Output, Failure>
  private let schedule: (@escaping () -> Void) -> Void
  private let state = Guarded(State())

  init(
    _ listener: Listener<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.listener = listener
    self.schedule = schedule
  }

  func add(_ told: Told<Output, Failure>) {
    let isFirst = state.withLock { state in
      state.waiting.append(told)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { schedule { self.handOn() } }
  }

  /// Hands on what waits; one at a time runs this.
  private func handOn() {
    while true {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        if state.waiting.isEmpty { state.isScheduled = false }
        return state.waiting
      }
      if waiting.isEmpty { return }
      for told in waiting { listener.receive(told) }
    }
  }
}
#endif
