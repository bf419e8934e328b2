extension View {
  /// Makes this view one place for the arrow keys: from outside they lead to the nearest view in
  /// it, however far off it is to the side.
  public nonisolated func focusSection() -> some View { FocusSectionView(content: self) }

  /// Makes this view a scope for `prefersDefaultFocus(_:in:)` and `\.resetFocus`.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    FocusScopeView(content: self, namespace: namespace)
  }

  /// Asks for the focus to be here at first, and when it is set back in the scope.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredFocusView(content: self, isPreferred: prefersDefaultFocus, namespace: namespace)
  }

  /// Gives a focus state a value when this view appears, unless something in here has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocusView(content: self) { binding.wrappedValue = value }
  }
}

/// When a default for the focus counts: accepted, and the same here.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Puts the focus back where a scope prefers it: call it like a function.
public struct ResetFocusAction: Sendable {
  fileprivate let action: (@MainActor @Sendable (Namespace.ID) -> Void)?

  @MainActor public func callAsFunction(in namespace: Namespace.ID) { action?(namespace) }
}

extension EnvironmentValues {
  /// Puts the focus back where a scope prefers it.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}

private enum ResetFocusKey: EnvironmentKey {
  static let defaultValue = ResetFocusAction(action: nil)
}

nonisolated private struct FocusSectionView<Content: View>: View {
  typealias Body = Never

  let content: Content
}

@MainActor extension FocusSectionView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    if node.memory == nil { node.memory = FocusSection() }
    node.setChild(0, content)
  }
}

nonisolated private struct FocusScopeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let namespace: Namespace.ID
}

@MainActor extension FocusScopeView: PrimitiveView {
  func update(_ node: Node) {
    let scope = node.memory as? EnvironmentScope ?? EnvironmentScope(parent: node.scope)
    node.memory = scope
    scope.isRightToLeft = node.scope.isRightToLeft
    let reset = ResetFocusAction { [weak node] namespace in node?.resetFocus(in: namespace) }
    if node.children.isEmpty {
      _ = scope.provide([EnvironmentWrite(ObjectIdentifier(ResetFocusKey.self), reset)])
    }
    node.setChild(0, content, in: scope)
  }
}

nonisolated private struct PreferredFocusView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isPreferred: Bool
  let namespace: Namespace.ID
}

@MainActor private final class PreferredFocus {
  var namespace: Namespace.ID?
}

@MainActor extension PreferredFocusView: PrimitiveView {
  func update(_ node: Node) {
    let known = node.memory as? PreferredFocus
    let preferred = known ?? PreferredFocus()
    node.memory = preferred
    preferred.namespace = isPreferred ? namespace : nil
    node.setChild(0, content)
    guard known == nil, isPreferred else { return }
    node.graph.afterLayout { [weak node] in
      guard let node, node.graph.focus.node == nil else { return }
      if let stop = node.firstStop { node.graph.focus.move(to: stop) }
    }
  }
}

nonisolated private struct DefaultFocusView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let ask: () -> Void
}

@MainActor private final class DefaultFocus {}

@MainActor extension DefaultFocusView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.setChild(0, content)
    if node.memory != nil { return }
    node.memory = DefaultFocus()
    node.graph.afterLayout { [weak node] in
      guard let node, !node.holdsFocus else { return }
      ask()
    }
  }
}

extension Node {
  /// Whether the focus is in here.
  fileprivate var holdsFocus: Bool {
    var next = graph.focus.node.flatMap { $0.isRemoved ? nil : $0 }
    while let node = next {
      if node === self { return true }
      next = node.shownIn
    }
    return false
  }

  fileprivate func resetFocus(in namespace: Namespace.ID) {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if let preferred = node.memory as? PreferredFocus, preferred.namespace == namespace,
        let stop = node.firstStop
      {
        return graph.focus.move(to: stop)
      }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    if let stop = firstStop { graph.focus.move(to: stop) }
  }
}

extension FocusSectionView: WrappingView {
  var wrapped: any View { content }
}

extension FocusScopeView: WrappingView {
  var wrapped: any View { content }
}

extension PreferredFocusView: WrappingView {
  var wrapped: any View { content }
}

extension DefaultFocusView: WrappingView {
  var wrapped: any View { content }
}
