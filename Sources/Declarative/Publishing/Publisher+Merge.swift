#if !canImport(Combine)
extension Publisher {
  /// Publishes the values of both, as they come; it ends when both have.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}

extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let merging = Merging(Listener(receiveCompletion, receiveValue), count: 2)
      merging.listen(to: a)
      merging.listen(to: b)
      return merging.listener.cancellable
    }
  }

  /// Publishes the values of any number of publishers, as they come; it ends when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let merging = Merging(Listener(receiveCompletion, receiveValue), count: publishers.count)
      if publishers.isEmpty { merging.listener.receive(completion: .finished) }
      for publisher in publishers { merging.listen(to: publisher) }
      return merging.listener.cancellable
    }
  }
}

/// Several publishers that one listens to.
private final class Merging<Output, Failure: Error> {
  let listener: Listener<Output, Failure>
  private var running: Int

  init(_ listener: Listener<Output, Failure>, count: Int) {
    self.listener = listener
    running = count
  }

  func listen<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    let source = publisher.sink(
      receiveCompletion: { self.receive($0) }, receiveValue: listener.receive)
    listener.listen(to: source)
  }

  private func receive(_ completion: Subscribers.Completion<Failure>) {
    listener.takingTurns {
      running -= 1
      if case .failure = completion {} else if running > 0 { return }
      listener.receive(completion: completion)
    }
  }
}
#endif
