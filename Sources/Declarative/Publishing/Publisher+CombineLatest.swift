#if !canImport(Combine)
extension Publisher {
  /// Publishes the latest values of both, once there is one of each and whenever either has
  /// another.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a function makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Publishes the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// Publishes what a function makes of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map { transform($0, $1, $2) }
  }
}

extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
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
      let pair = LatestPair<A.Output, B.Output, Failure>(Listener(receiveCompletion, receiveValue))
      pair.listen(to: a, \.first)
      pair.listen(to: b, \.second)
      return pair.listener.cancellable
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .sink(receiveCompletion: receiveCompletion) { receiveValue(($0.0.0, $0.0.1, $0.1)) }
    }
  }
}

/// The latest values of two publishers.
private final class LatestPair<First, Second, Failure: Error> {
  let listener: Listener<(First, Second), Failure>
  var first: First?
  var second: Second?
  private var running = 2

  init(_ listener: Listener<(First, Second), Failure>) { self.listener = listener }

  func listen<P: Publisher>(
    to publisher: P, _ path: ReferenceWritableKeyPath<LatestPair, P.Output?>
  ) where P.Failure == Failure {
    let source = publisher.sink { completion in
      self.listener.takingTurns { self.receive(completion, wasEmpty: self[keyPath: path] == nil) }
    } receiveValue: { value in
      self.listener.takingTurns {
        self[keyPath: path] = value
        guard let first = self.first, let second = self.second else { return }
        self.listener.receive((first, second))
      }
    }
    listener.listen(to: source)
  }

  /// It ends when both have, or one that never had a value: no pair will come.
  private func receive(_ completion: Subscribers.Completion<Failure>, wasEmpty: Bool) {
    running -= 1
    if case .failure = completion {} else if running > 0, !wasEmpty { return }
    listener.receive(completion: completion)
  }
}
#endif
