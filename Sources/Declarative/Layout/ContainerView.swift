/// A container of ours: a layout and what it lays out.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View

  var layout: ContainerLayout { get }
  var content: Content { get }
}

extension ContainerView {
  package func update(_ node: Node) {
    node.element(LayoutElement<ContainerLayout>.self) { LayoutElement(layout, in: node) }
      .update(layout, in: node)
    node.setChild(0, content)
  }

  package func collect(_ node: Node) { node.fillElement() }
}
