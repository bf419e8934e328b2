/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  package let location: Location<Value>
  /// What its writes are made with.
  public var transaction = Transaction()
  /// The value that the view with this property was last brought up to.
  private var seen: Value?

  package init(location: Location<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get) { set($0, Transaction.current) }
  }

  /// A binding to a value that never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get {
      if let seen, isUpdating { return seen }
      return location.get()
    }
    nonmutating set {
      if transaction.isPlain { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    var member = Binding<Member>(location: MemberLocation(location, path))
    member.transaction = transaction
    return member
  }

  /// A binding whose writes are made with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes are made with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// Whether a view is being evaluated.
  private var isUpdating: Bool {
    isOnMainActor && MainActor.assumeIsolated { Dependent.current != nil }
  }
}

// A location may be read and written anywhere: states lock, and a pair of functions is as safe as
// whoever wrote it. SwiftUI declares the same.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ConnectedProperty {
  /// A view with a binding is evaluated when the value it leads to is another, not whenever
  /// something around that value is.
  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    // Where nobody tells of changes, only reading in the body shows what the value depends on.
    guard location.isTracked else { return false }
    let wasChecking = Dependent.isChecking
    Dependent.isChecking = true
    let value = location.get()
    Dependent.isChecking = wasChecking
    seen = value
    if let box = memory.map({ unsafeDowncast($0, to: SeenValue<Value>.self) }),
      box.isSame(as: value)
    {
      return false
    }
    memory = SeenValue(value)
    return true
  }
}

/// The value a view was last evaluated with.
private final class SeenValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func isSame(as other: Value) -> Bool { Comparison.of(Value.self).areSame(value, other) }
}

extension Binding: SelfComparing {
  package func isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional that holds `base`'s value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value in an optional; nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
}
