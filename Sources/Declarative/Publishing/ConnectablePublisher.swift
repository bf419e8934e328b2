#if !canImport(Combine)
/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; it goes on until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber and ends with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Begins another publisher with its first subscriber, and ends it with its last.
  ///
  /// Unchecked because what changes is behind a lock; the other publisher is as safe as its kind.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let state = Guarded((count: 0, connection: (any Cancellable)?.none))

    public init(upstream: Upstream) { self.upstream = upstream }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let subscription = upstream.sink(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      let isFirst = state.withLock { state in
        state.count += 1
        return state.count == 1
      }
      if isFirst {
        let connection = upstream.connect()
        state.withLock { $0.connection = connection }
      }
      return AnyCancellable {
        subscription.cancel()
        let ended = self.state.withLock { state -> (any Cancellable)? in
          state.count -= 1
          guard state.count == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        ended?.cancel()
      }
    }
  }
}
#endif
