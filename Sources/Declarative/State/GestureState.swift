/// A value that a gesture changes while it goes on, and that is what it was at first once the
/// gesture has ended.
///
///     @GestureState private var isPressed = false
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: What the change back to the first value is made with.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Given the last value, chooses what the change back to the first is made
  ///   with.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { box?.get() ?? initial }

  /// What a gesture is given, to change the value.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  /// Changes the value while a gesture goes on, in an update of the transaction that `body`
  /// leaves.
  package func update(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction.current
    body(&value, &transaction)
    withTransaction(transaction) { box?.set(value) }
  }

  /// Gives the value back that it had at first: the gesture has ended, or was called off.
  package func reset() {
    var transaction = Transaction.current
    onReset(wrappedValue, &transaction)
    withTransaction(transaction) { box?.set(initial) }
  }
}

// Its box locks, as a state's does; what it starts with never changes.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ConnectedProperty {
  package static var ownsValue: Bool { true }

  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    if let memory {
      box = unsafeDowncast(memory, to: StateBox<Value>.self)
      return false
    }
    let box = StateBox(initial, in: scope.batches)
    memory = box
    self.box = box
    return true
  }
}

extension GestureState: IgnoredInComparison {
  package static var isCompared: Bool { false }
}
