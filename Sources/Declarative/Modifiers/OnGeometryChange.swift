import Foundation

extension View {
  /// Runs an action with something of this view's size and place, at first and when it changes.
  ///
  ///     .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  ///
  /// The action runs when everything has its place, before anything is drawn.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// Runs an action with what something of this view's size and place was, and is.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryWatchingView(content: self, transform: transform, action: action)
  }
}

nonisolated private struct GeometryWatchingView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

@MainActor extension GeometryWatchingView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { update(unsafeDowncast($0, to: GeometryWatchElement<Value>.self), node) }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { child in
      let element = GeometryWatchElement<Value>(child, transform, action, in: node)
      update(element, node)
      return element
    }
  }

  private func update(_ element: GeometryWatchElement<Value>, _ node: Node) {
    element.isRightToLeft = node.scope.isRightToLeft
    element.transform = transform
    element.action = action
  }
}

/// An element that looks, after each layout, at where it has come to be.
private final class GeometryWatchElement<Value: Equatable>: Element, GeometryWatcher {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
  private var value: Value?

  @MainActor init(
    _ child: Element, _ transform: @escaping (GeometryProxy) -> Value,
    _ action: @escaping (Value, Value) -> Void, in node: Node
  ) {
    self.transform = transform
    self.action = action
    super.init(in: node.graph.tree, depth: node.depth)
    setChildren([child])
    tree.watchGeometry(self)
  }

  func geometryMayHaveChanged() {
    guard isPlaced, parent != nil || tree.root === self else { return }
    let before = value
    let now = transform(GeometryProxy(self))
    if now == before { return }
    value = now
    action(before ?? now, now)
  }

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
}

extension GeometryWatchingView: WrappingView {
  var wrapped: any View { content }
}
