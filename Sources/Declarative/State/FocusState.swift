/// Which view has the focus, as a value: read it, or write it to move the focus.
///
///     @FocusState private var field: Field?
///     …
///     TextField("Name", text: $name).focused($field, equals: .name)
///     Button("Next") { field = .address }
///
/// Nil, or false, means that none of the views bound to it has the focus. A value that no view on
/// the screen stands for is nil again after the next update.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// A way to read and write a focus state that another view owns.
  @propertyWrapper public struct Binding {
    package let box: FocusBox<Value>?
    private let empty: Value

    fileprivate init(_ box: FocusBox<Value>?, empty: Value) {
      self.box = box
      self.empty = empty
    }

    public var wrappedValue: Value {
      get { box?.state.get() ?? empty }
      nonmutating set { box?.ask(for: newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let empty: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { empty = false }

  public init<T: Hashable>() where Value == T? { empty = nil }

  public var wrappedValue: Value {
    get { box?.state.get() ?? empty }
    nonmutating set { box?.ask(for: newValue) }
  }

  /// What `focused(_:equals:)` and views below are given.
  public var projectedValue: Binding { Binding(box, empty: empty) }
}

// Its box locks, as a state's does.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: ConnectedProperty {
  package static var ownsValue: Bool { true }

  @MainActor package mutating func connect(
    to memory: inout AnyObject?, in scope: EnvironmentScope
  ) -> Bool {
    if let memory {
      box = unsafeDowncast(memory, to: FocusBox<Value>.self)
      return false
    }
    let box = FocusBox(empty: empty, in: scope)
    memory = box
    self.box = box
    return true
  }
}

extension FocusState: IgnoredInComparison {
  package static var isCompared: Bool { false }
}

extension FocusState.Binding: SelfComparing {
  package func isSame(as other: FocusState<Value>.Binding) -> Bool { box === other.box }
}
