#if !canImport(Combine)
/// A publisher that publishes what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Publishes what it is sent to those who listen at that time, and keeps nothing.
///
/// Unchecked because those who listen are behind a lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(Listener(receiveCompletion, receiveValue))
  }
}
#endif
