#if !canImport(Combine)
/// A publisher whose kind nobody needs to know.
///
/// Unchecked because the publisher in it never changes, and is as safe as its own kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let box: PublisherBox<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let publisher = publisher as? AnyPublisher<Output, Failure> {
      self = publisher
    } else {
      box = TypedPublisherBox(publisher)
    }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    box.sink(receiveCompletion, receiveValue)
  }

  /// Whether both stand for the same publisher, by a comparison of publishers of one type.
  package func isSame(as other: Self, comparing: any PublisherComparison) -> Bool {
    box === other.box || box.isSame(as: other.box, comparing)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Tells whether two publishers of one type are the same.
package protocol PublisherComparison {
  func areSame<P: Publisher>(_ first: P, _ second: P) -> Bool
}

private class PublisherBox<Output, Failure: Error> {
  func sink(
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    preconditionFailure("a box of a publisher subscribes to it")
  }

  func isSame(as other: PublisherBox<Output, Failure>, _ comparison: any PublisherComparison)
    -> Bool
  {
    false
  }
}

private final class TypedPublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func sink(
    _ receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    _ receiveValue: @escaping (P.Output) -> Void
  ) -> AnyCancellable {
    publisher.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }

  override func isSame(
    as other: PublisherBox<P.Output, P.Failure>, _ comparison: any PublisherComparison
  ) -> Bool {
    guard let other = other as? TypedPublisherBox<P> else { return false }
    return comparison.areSame(publisher, other.publisher)
  }
}
#endif
