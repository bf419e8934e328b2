/// A value that a view owns: it lives as long as the view is on the screen, and a change of it
/// evaluates again the views that read it.
@propertyWrapper public struct State<Value> {
  package var initial: Value
  package var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get {
      guard let box else {
        warnOfReading()
        return initial
      }
      return box.get()
    }
    nonmutating set {
      guard let box else { return warnOfWriting() }
      box.set(newValue)
    }
  }

  /// A way to read and write the value, for another view.
  ///
  /// A view that only passes it on does not depend on the value.
  public var projectedValue: Binding<Value> {
    guard let box else {
      warnOfReading()
      return .constant(initial)
    }
    return Binding(location: box)
  }
}

/// A state is where its value lives only in a view on the screen, in its body and what is made
/// there.
extension State {
  private func warnOfReading() {
    Warnings.tellOnce(
      of: "reading \(Self.self)",
      "@State: a value of type \(Value.self) is read of a view that is not on the screen; it is the "
        + "initial value, and stays so.")
  }

  private func warnOfWriting() {
    Warnings.tellOnce(
      of: "writing \(Self.self)",
      "@State: a value of type \(Value.self) is written of a view that is not on the screen, and "
        + "dropped; an initializer sets _name = State(initialValue:).")
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
