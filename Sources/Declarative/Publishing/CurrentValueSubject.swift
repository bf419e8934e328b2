#if !canImport(Combine)
/// Publishes what it is sent, and the latest value first to each who begins to listen.
///
/// Unchecked because the value and those who listen are behind locks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let current: Guarded<Output>
  private let listeners = Listeners<Output, Failure>()

  public init(_ value: Output) { current = Guarded(value) }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if listeners.isFinished { return }
    // What was there is let go of outside the lock: its end may run anyone's code.
    _ = current.withLock { current in
      defer { current = value }
      return current
    }
    listeners.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(Listener(receiveCompletion, receiveValue)) { value }
  }
}
#endif
