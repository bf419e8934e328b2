extension View {
  /// Shows changes in this view with an animation when `value` has changed.
  ///
  /// - Parameters:
  ///   - animation: How, or nil for at once.
  ///   - value: Compared each time this view is evaluated.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    MotionScopeView(content: self, value: value) { $0.animation = animation }
  }

  /// Shows all changes in this view with an animation.
  @available(macOS, deprecated: 100000.0, message: "Use animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    MotionScopeView(content: self, value: Always?.none) { $0.animation = animation }
  }

  /// Changes what all changes in this view are made with.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    MotionScopeView(content: self, value: Always?.none, change: transform)
  }

  /// Changes what the changes in this view are made with when `value` has changed.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    MotionScopeView(content: self, value: value, change: transform)
  }
}

/// No value at all: the scope always counts.
private struct Always: Equatable {}

nonisolated private struct MotionScopeView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value?
  let change: (inout Transaction) -> Void

  init(content: Content, value: Value?, change: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.value = value
    self.change = change
  }
}

@MainActor extension MotionScopeView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    if let scope = node.memory as? ValuedScope<Value> {
      scope.change = change
      if let value, scope.value != value {
        scope.value = value
        scope.round = node.graph.environment.batches.shown
        node.graph.tree.mayMove = true
      }
    } else {
      node.memory = ValuedScope(value, of: node, change)
    }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.gather()
    guard let scope = node.memory as? MotionScope else { return }
    // Of scopes around one view the innermost is nearest; it knows of those around.
    node.elements.forEach { if $0.motionScope == nil { $0.motionScope = scope } }
  }
}

@MainActor private final class ValuedScope<Value>: MotionScope {
  var value: Value?

  init(_ value: Value?, of node: Node, _ change: @escaping (inout Transaction) -> Void) {
    self.value = value
    super.init(of: node, round: value == nil ? nil : -1, change)
  }
}

extension MotionScopeView: WrappingView {
  var wrapped: any View { content }
}
