/// A container of ours: a layout and what it lays out.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View

  var layout: ContainerLayout { get }
  var content: Content { get set }
}

extension ContainerView {
  package func update(_ node: Node) {
    node.element(LayoutElement<ContainerLayout>.self) { LayoutElement(layout, in: node) }
      .update(layout, in: node)
    node.setChild(0, content)
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    node.element(LayoutElement<ContainerLayout>.self) {
      LayoutElement(view.pointee.layout, in: node)
    }
    .update(view.pointee.layout, in: node)
    node.setChild(0, inPlace: &view.pointee.content)
  }

  package func collect(_ node: Node) { node.fillElement() }
}
