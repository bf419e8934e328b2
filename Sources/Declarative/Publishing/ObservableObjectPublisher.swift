#if !canImport(Combine)
/// Publishes that an object is about to change.
///
/// Unchecked because those who listen are behind a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let listeners = Listeners<Void, Never>()

  public init() {}

  /// Tells everyone who listens.
  public func send() { listeners.send(()) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (()) -> Void
  ) -> AnyCancellable {
    listeners.add(Listener(receiveCompletion, receiveValue))
  }
}
#endif
