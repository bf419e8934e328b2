/// What shows other views in front of the screen while something holds.
///
/// The views are declared, and keep their state, where the presenter is; they are seen in a layer
/// of the screen. One layer presents one thing at a time: others wait until it has gone.
@MainActor package final class Presenter {
  package let hoist = Hoist()
  package let end = Presentation.End()
  private unowned(unsafe) let node: Node
  private(set) var layer: Layer?
  /// What is being shown: another identity is shown anew.
  private var identity: AnyHashable?
  /// Told when what was shown has gone.
  package var onDismiss: (() -> Void)?

  package init(_ node: Node) { self.node = node }

  /// Shows views under an identity, or asks to.
  ///
  /// Returns whether there is a layer for them.
  package func present(
    _ identity: AnyHashable, isModal: Bool = true,
    firstFocus: @escaping @MainActor (Node) -> Node? = { $0.firstStop }
  ) -> Bool {
    if let shown = self.identity, shown != identity { leave() }
    self.identity = identity
    if layer == nil {
      let layer = Layer(isModal: isModal, view: AnyView(EmptyView()))
      layer.firstFocus = firstFocus
      layer.onTurn = { [weak node] in node?.invalidate(.content) }
      self.layer = layer
      hoist.layer = layer
      node.graph.layers.ask(for: layer, from: node)
    }
    return layer?.isShown ?? false
  }

  /// Draws the layer as `view`, in which the hoisted views are staged.
  package func show(_ view: AnyView) {
    layer?.view = view
    node.graph.layers.changed()
  }

  /// Shows nothing any more.
  package func end(of node: Node) {
    if layer == nil { return }
    leave()
  }

  private func leave() {
    let wasShown = layer?.isShown ?? false
    if let layer { node.graph.layers.remove(layer) }
    layer = nil
    identity = nil
    if wasShown, let onDismiss { node.graph.afterLeaving(onDismiss) }
  }
}

/// A view that presents another while a binding says so.
nonisolated package struct PresentingView<Content: View, Presented: View>: View {
  package typealias Body = Never

  let content: Content
  /// What is to be shown now: its identity and how to make it; nil for nothing.
  let request: () -> PresentationRequest<Presented>?
  let onDismiss: (() -> Void)?
}

/// Something to be shown in front of the screen.
package struct PresentationRequest<Presented: View> {
  package let identity: AnyHashable
  var isModal = true
  /// What in it gets the focus when it comes.
  var firstFocus: @MainActor (Node) -> Node? = { $0.firstStop }
  /// Writes that it is not to be shown any more.
  let end: () -> Void
  /// Makes the views to show.
  let views: () -> Presented
  /// Makes what is drawn around them, given where they are staged.
  let chrome: @MainActor (StageView, Presenter) -> AnyView
}

@MainActor extension PresentingView: PrimitiveView {
  package static var callsContent: Bool { true }
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    let presenter = node.memory as? Presenter ?? Presenter(node)
    node.memory = presenter
    node.setChild(0, content)
    presenter.onDismiss = onDismiss
    guard let request = request() else {
      presenter.end(of: node)
      return node.truncateChildren(to: 1)
    }
    presenter.end.action = request.end
    guard
      presenter.present(
        request.identity, isModal: request.isModal, firstFocus: request.firstFocus)
    else {
      return node.truncateChildren(to: 1)
    }
    let end = presenter.end
    let views = ImplicitStack(request.views())
      .withEnvironment { $0.presentation = Presentation(end) }
      .id(request.identity)
    node.setChild(1, HoistedView(presenter.hoist, content: views))
    presenter.show(request.chrome(StageView(presenter.hoist), presenter))
  }

  package func collect(_ node: Node) { node.setElements(node.children[0].elements) }

  package func removed(_ node: Node) { (node.memory as? Presenter)?.end(of: node) }
}
