#if !canImport(Combine)
extension Timer {
  /// Publishes the date again and again, once it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// For a view's `onReceive` the time is that of its screen, so `TextHost.advance(by:)` moves it.
  /// Everyone else is told on the main actor, by the machine's time.
  ///
  /// - Parameter interval: In seconds; a ten thousandth at least.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again.
  ///
  /// Unchecked because what changes is behind a lock; the run loop is only kept, as a name.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let state = Guarded(State())

    private struct State {
      var isConnected = false
      /// One for each time that subscribers go by.
      var tickers: [Ticker] = []
    }

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    deinit { disconnect() }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Date) -> Void
    ) -> AnyCancellable {
      let keeper = Timekeeping.current ?? MachineTime.shared
      let time = SchedulerTimeInterval(interval > 0.0001 ? interval : 0.0001).nanoseconds
      let (ticker, isConnected) = state.withLock { state in
        if let known = state.tickers.first(where: { $0.keeper === keeper }) {
          return (known, false)
        }
        let ticker = Ticker(keeper, every: time)
        state.tickers.append(ticker)
        return (ticker, state.isConnected)
      }
      if isConnected { ticker.start() }
      let subscription = ticker.listeners.add(Listener(receiveCompletion, receiveValue))
      // Who listens keeps the timer.
      return AnyCancellable { withExtendedLifetime(self) { subscription.cancel() } }
    }

    public func connect() -> any Cancellable {
      let tickers = state.withLock { state in
        state.isConnected = true
        return state.tickers
      }
      for ticker in tickers { ticker.start() }
      return Connection(timer: self)
    }

    fileprivate func disconnect() {
      let tickers = state.withLock { state in
        state.isConnected = false
        defer { state.tickers.removeAll(where: \.listeners.isEmpty) }
        return state.tickers
      }
      for ticker in tickers { ticker.stop() }
    }
  }
}

/// A running timer; letting go of this does not stop it.
private struct Connection: Cancellable {
  let timer: Timer.TimerPublisher

  func cancel() { timer.disconnect() }
}

/// Tells the date again and again, by one keeper's time.
///
/// Unchecked because what changes is behind a lock, and the keeper locks for itself.
private final class Ticker: @unchecked Sendable {
  let keeper: any Timekeeper
  let listeners = Listeners<Date, Never>()
  private let interval: Int64
  private let state = Guarded(State())

  private struct State {
    /// Those of another run are told nothing.
    var run = 0
    var isRunning = false
    var startTime: Int64 = 0
    var count: Int64 = 0
    var wait: AnyCancellable?
  }

  init(_ keeper: any Timekeeper, every interval: Int64) {
    self.keeper = keeper
    self.interval = interval
  }

  func start() {
    let now = keeper.now
    let run = state.withLock { state -> Int? in
      if state.isRunning { return nil }
      state = State(run: state.run + 1, isRunning: true, startTime: now, count: 1)
      return state.run
    }
    if let run { wait(interval, run) }
  }

  func stop() {
    let wait = state.withLock { state in
      defer { state = State(run: state.run) }
      return state.wait
    }
    wait?.cancel()
  }

  private func wait(_ time: Int64, _ run: Int) {
    let wait = keeper.schedule(
      after: max(time, 0), HandedAction { [weak self] in self?.tick(run) })
    let unused = state.withLock { state -> AnyCancellable? in
      guard state.run == run, state.isRunning else { return wait }
      defer { state.wait = wait }
      return state.wait
    }
    unused?.cancel()
  }

  /// Ticks keep their places: one that comes late does not move those after it, and those that
  /// have been missed are left out.
  private func tick(_ run: Int) {
    let now = keeper.now
    let next = state.withLock { state -> Int64? in
      guard state.run == run, state.isRunning else { return nil }
      let passed = max((now - state.startTime) / interval, state.count)
      state.count = passed + 1
      return state.startTime + state.count * interval - now
    }
    guard let next else { return }
    wait(next, run)
    listeners.send(keeper.date)
  }
}
#endif
