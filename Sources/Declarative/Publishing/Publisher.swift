#if !canImport(Combine)
/// A source of values over time, which may end: as much of Combine as views and their models use,
/// under Combine's names.
///
///     let count = PassthroughSubject<Int, Never>()
///     let subscription = count.map { $0 * 2 }.sink { print($0) }
///     count.send(2)      // prints 4
///
/// Values reach a subscriber one at a time, on the thread that sent them, until it is cancelled.
/// A publisher of your own has one function: it calls both of the others.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a function with every value from now on, and another when there are no more, until the
  /// result is released or cancelled.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Calls a function with every value from now on, until the result is released or cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// What subscribers are told.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error>: Sendable {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// The publishers that operators make.
public enum Publishers {}
#endif
