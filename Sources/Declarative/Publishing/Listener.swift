#if !canImport(Combine)
/// One subscription: told of one value at a time and of one end, and of nothing once cancelled.
///
/// Two locks, so that cancelling never waits for a value that is being received elsewhere. The one
/// for values may be taken again by who holds it: who receives a value may send the next.
///
/// Unchecked for that reason: what changes is behind the locks.
final class Listener<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var receiveValue: ((Output) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var sources: [AnyCancellable] = []
    var isActive: Bool { receiveValue != nil }
  }

  private let turn = NSRecursiveLock()
  private let state: Guarded<State>

  init(
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receiveValue: @escaping (Output) -> Void
  ) {
    state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }

  var isActive: Bool { state.withLock(\.isActive) }

  /// Cancels this when released; cancelling it cancels what it listens to.
  var cancellable: AnyCancellable { AnyCancellable { self.cancel() } }

  func receive(_ value: Output) {
    takingTurns {
      let receive = state.withLock(\.receiveValue)
      receive?(value)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    takingTurns { end()?.receiveCompletion?(completion) }
  }

  /// Keeps nobody waiting but those who bring values of their own.
  func takingTurns<Result>(_ body: () throws -> Result) rethrows -> Result {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }

  /// Keeps a subscription as long as this listens.
  func listen(to source: AnyCancellable) {
    let isKept = state.withLock { state in
      if state.isActive { state.sources.append(source) }
      return state.isActive
    }
    if !isKept { source.cancel() }
  }

  func cancel() {
    // What is let go of may be anyone's: after the lock.
    for source in end()?.sources ?? [] { source.cancel() }
  }

  private func end() -> State? {
    state.withLock { state in
      guard state.isActive else { return nil }
      defer { state = State() }
      return state
    }
  }
}

/// Those who listen, in the order in which they came.
///
/// Unchecked because the list is behind a lock.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private struct List {
    var entries: [Listener<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    /// How many of the entries may have been cancelled.
    var left = 0
  }

  private let list = Guarded(List())

  var isEmpty: Bool { list.withLock { !$0.entries.contains(where: \.isActive) } }

  /// Whether there has been an end.
  var isFinished: Bool { list.withLock { $0.completion != nil } }

  func send(_ value: Output) {
    // Outside the lock: who is told may subscribe or cancel.
    let entries = list.withLock { $0.completion == nil ? $0.entries : [] }
    for entry in entries { entry.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let entries = list.withLock { list -> [Listener<Output, Failure>] in
      guard list.completion == nil else { return [] }
      list.completion = completion
      defer { list.entries = [] }
      return list.entries
    }
    for entry in entries { entry.receive(completion: completion) }
  }

  /// Adds a listener, or tells it of the end.
  ///
  /// - Parameter current: What it is told first, before anything sent from now on.
  func add(_ listener: Listener<Output, Failure>, current: () -> Output? = { nil })
    -> AnyCancellable
  {
    listener.takingTurns {
      let completion = list.withLock { list in
        if list.completion == nil { list.entries.append(listener) }
        return list.completion
      }
      if let completion {
        listener.receive(completion: completion)
      } else if let value = current() {
        listener.receive(value)
      }
    }
    return AnyCancellable { [list] in
      listener.cancel()
      list.withLock { list in
        list.left += 1
        // Those who left are dropped together, so that leaving one by one costs no more.
        if list.left * 2 < list.entries.count { return }
        list.entries.removeAll { !$0.isActive }
        list.left = 0
      }
    }
  }
}
#endif
