extension View {
  /// Runs an action when this view has its place on the screen, before it is first drawn.
  ///
  /// On a group the action runs for each view in it.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when this view has left the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self, appear: nil, disappear: action)
  }
}

nonisolated private struct LivingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

@MainActor extension LivingView: PrimitiveView {
  func update(_ node: Node) { node.setChild(0, content) }

  func collect(_ node: Node) {
    node.gather()
    if node.isParked { return }
    let shown = node.memory as? ShownViews ?? ShownViews()
    node.memory = shown
    let graph = node.graph
    shown.update(below: node) {
      if let appear { graph.afterLayout(appear) }
      return nil
    } left: { _ in
      if let disappear { graph.afterLeaving(disappear) }
    }
  }

  func unparked(_ node: Node) { collect(node) }

  func parked(_ node: Node) { removed(node) }

  func removed(_ node: Node) {
    (node.memory as? ShownViews)?
      .removeAll { _ in
        if let disappear { node.graph.afterLeaving(disappear) }
      }
  }
}

extension LivingView: WrappingView {
  var wrapped: any View { content }
}
