#if !canImport(Combine)
extension Publisher {
  /// Publishes all values but the first few.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Publishes the first few values, and ends with the last of them.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, maxLength: maxLength)
  }

  /// Publishes the first value, and ends.
  public func first() -> Publishers.Output<Self> { prefix(1) }
}

extension Publishers {
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "dropFirst(\(count)): a count is at least 0.")
      self.upstream = upstream
      self.count = count
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      var rest = count
      return upstream.sink(receiveCompletion: receiveCompletion) { value in
        if rest > 0 { rest -= 1 } else { receiveValue(value) }
      }
    }
  }

  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxLength: Int

    public init(upstream: Upstream, maxLength: Int) {
      precondition(maxLength >= 0, "prefix(\(maxLength)): a length is at least 0.")
      self.upstream = upstream
      self.maxLength = maxLength
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let listener = Listener(receiveCompletion, receiveValue)
      guard maxLength > 0 else {
        listener.receive(completion: .finished)
        return listener.cancellable
      }
      var rest = maxLength
      // One who sends within a value's receipt comes between: the count goes down before.
      let source = upstream.sink(receiveCompletion: listener.receive(completion:)) { value in
        guard rest > 0 else { return }
        rest -= 1
        let isLast = rest == 0
        listener.receive(value)
        if isLast { listener.receive(completion: .finished) }
      }
      listener.listen(to: source)
      return listener.cancellable
    }
  }
}
#endif
