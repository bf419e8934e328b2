/// The root of a screen: several views at the top stand one above the other.
nonisolated package struct Root<Content: View>: View {
  package typealias Body = Never

  let content: Content

  package init(content: Content) { self.content = content }
}

@MainActor extension Root: PrimitiveView {
  package func update(_ node: Node) { node.setChild(0, content) }

  package func collect(_ node: Node) {
    let elements = node.childElements
    if elements.count <= 1 {
      node.element = nil
      node.gather()
      return
    }
    let stack =
      node.element ?? LayoutElement(VStackLayout(), in: node)
    node.element = stack
    stack.setChildren(elements)
    node.setElements(ElementList(stack))
  }
}
