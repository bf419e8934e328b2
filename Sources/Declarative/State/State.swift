/// A value that a view owns: it lives as long as the view is on the screen, and a change of it
/// evaluates again the views that read it.
@propertyWrapper public struct State<Value> {
  package var initial: Value
  package var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    box.noteReading()
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
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

extension State: IgnoredInComparison {
  package static var isCompared: Bool { false }
}
