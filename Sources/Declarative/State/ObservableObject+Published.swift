#if !canImport(Combine)
/// A property of an `ObservableObject` whose changes are published before they happen.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is for the properties of classes.")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// Publishes the value, now and each time before it changes.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Written by `assign(to:)`, which takes the projection inout; what is written is the same.
    set {}
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set { object[keyPath: storage].box.set(newValue) }
  }

  /// Publishes a property's values.
  public struct Publisher: Declarative.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      box.listeners.add(Listener(receiveCompletion, receiveValue)) { box.value }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to every value, as long as its object lives.
  ///
  ///     query.map(\.isEmpty).assign(to: &$isIdle)
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.set($0) })
  }
}

/// What is published of a property, whatever its type.
protocol PublishedProperty {
  /// Has the property tell `publisher` before it changes.
  mutating func connect(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  func connect(_ publisher: ObservableObjectPublisher) { box.publisher = publisher }
}

/// Unchecked because what changes is behind a lock.
private final class PublishedBox<Value>: @unchecked Sendable {
  private struct State {
    var value: Value
    var publisher: ObservableObjectPublisher?
    var assignments: [AnyCancellable] = []
  }

  private let state: Guarded<State>
  let listeners = Listeners<Value, Never>()

  init(_ value: Value) { state = Guarded(State(value: value)) }

  var value: Value { state.withLock(\.value) }

  var publisher: ObservableObjectPublisher? {
    get { state.withLock(\.publisher) }
    set { state.withLock { $0.publisher = newValue } }
  }

  func set(_ value: Value) {
    publisher?.send()
    listeners.send(value)
    // What was there is let go of outside the lock: its end may run anyone's code.
    _ = state.withLock { state in
      defer { state.value = value }
      return state.value
    }
  }

  /// Keeps a subscription that sets this as long as there is something to set.
  func keep(_ assignment: AnyCancellable) {
    state.withLock { $0.assignments.append(assignment) }
  }
}

// Its box locks.
extension Published: @unchecked Sendable where Value: Sendable {}
#endif
