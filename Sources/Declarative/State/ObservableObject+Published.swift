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
    // Stands in the class's interface so that a property can be written through its projection.
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

    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let cancellable = box.values.add(receiveValue)
      receiveValue(box.value)
      return cancellable
    }
  }
}

/// What is published of a property, whatever its type.
protocol PublishedProperty {
  /// Has the property tell `publisher` before it changes.
  func connect(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  func connect(_ publisher: ObservableObjectPublisher) { box.publisher = publisher }
}

private final class PublishedBox<Value> {
  private(set) var value: Value
  var publisher: ObservableObjectPublisher?
  let values = Subscribers<Value>()

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    publisher?.send()
    values.send(value)
    self.value = value
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
#endif
