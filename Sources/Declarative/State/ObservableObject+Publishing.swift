#if !canImport(Combine)
/// A source of values over time: as much of Combine's idea as observable objects need.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a function with every value from now on, until the result is released or cancelled.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// Publishes that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = Subscribers<Void>()

  public init() {}

  /// Tells everyone who listens.
  public func send() { subscribers.send(()) }

  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}

/// Something that can be called off, and is when it is released.
public final class AnyCancellable: Hashable, @unchecked Sendable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  deinit { cancel() }

  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps this alive as long as the set is.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who listen, in the order in which they came.
final class Subscribers<Value>: @unchecked Sendable {
  private struct List {
    var next = 0
    var entries: [(id: Int, receive: (Value) -> Void)] = []
  }

  private let list = Guarded(List())

  func send(_ value: Value) {
    // Outside the lock: who is told may subscribe or cancel.
    for entry in list.withLock({ $0.entries }) { entry.receive(value) }
  }

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let id = list.withLock { list in
      list.next += 1
      list.entries.append((list.next, receive))
      return list.next
    }
    return AnyCancellable { [list] in
      list.withLock { $0.entries.removeAll { $0.id == id } }
    }
  }
}
#endif
