extension View {
  /// Runs an action when a value has changed, with the old and the new one.
  ///
  /// - Parameters:
  ///   - value: Compared each time this view is evaluated.
  ///   - initial: Whether the action also runs when the view first appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    ObservingView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ObservingView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action when a value has changed, with the new one; the action sees the view as it was
  /// before.
  @available(macOS, deprecated: 100000.0, message: "Use onChange(of:initial:_:) instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    ObservingView(content: self, value: value, initial: false, usesOldAction: true) { _, new in
      action(new)
    }
  }
}

nonisolated private struct ObservingView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  var usesOldAction = false
  let action: (Value, Value) -> Void
}

@MainActor extension ObservingView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.setChild(0, content)
    guard let last = node.memory as? Observed<Value> else {
      node.memory = Observed(value, action)
      if initial { node.graph.afterUpdate(of: node) { [value, action] in action(value, value) } }
      return
    }
    defer { last.action = action }
    if last.value == value { return }
    let old = last.value
    last.value = value
    let action = usesOldAction ? last.action : action
    node.graph.afterUpdate(of: node) { [value] in action(old, value) }
  }
}

@MainActor private final class Observed<Value> {
  var value: Value
  var action: (Value, Value) -> Void

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }
}

extension ObservingView: WrappingView {
  var wrapped: any View { content }
}
