public import Observation

/// A value that a view inherits from the views around it.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Model.self) private var model
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, find: (AnyObject?) -> Value?)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The observable object of this type that was put in the environment.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObjectIdentifier(type)) { $0 as? Value }
  }

  /// The observable object of this type that was put in the environment, or nil.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object(ObjectIdentifier(type)) { .some($0 as? Object) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    guard let value = read(EnvironmentValues()) else {
      // Said in release builds too: what is missing shows nowhere else.
      fatalError(
        "@Environment(\(Value.self).self): no \(Value.self) is in the environment; "
          + "a view around this one sets it with environment(_:).")
    }
    Warnings.tellOnce(
      of: "reading \(Self.self)",
      "@Environment: a value of type \(Value.self) is read of a view that is not on the screen; it is "
        + "the default, and stays so.")
    return value
  }

  private func read(_ values: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let path): values[keyPath: path]
    case .object(let type, let find): find(values.object(of: type))
    }
  }
}

// Key paths and the function that finds an object never change; the value is sendable itself.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    guard let value = read(EnvironmentValues(scope)) else {
      // Whoever reads a missing object is told so; who does not read it has no use for it.
      value = nil
      memory = nil
      return true
    }
    self.value = value
    // All of the environment: what of it was read has just changed.
    if Value.self == EnvironmentValues.self { return true }
    if let box = memory.map({ unsafeDowncast($0, to: EnvironmentBox<Value>.self) }),
      Comparison.of(Value.self).areSame(box.value, value)
    {
      return false
    }
    memory = EnvironmentBox(value)
    return true
  }
}

extension Environment: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

extension EnvironmentValues {
  /// The observable object of a type.
  public subscript<Object: AnyObject & Observable>(objectType objectType: Object.Type) -> Object? {
    get { object(of: ObjectIdentifier(objectType)) as? Object }
    set { write(newValue as AnyObject?, for: ObjectIdentifier(objectType)) }
  }

  /// The object set for a type; nil where none, or nil, was set.
  fileprivate func object(of type: ObjectIdentifier) -> AnyObject? {
    let written: AnyObject?? = value(of: type)
    return written ?? nil
  }
}
