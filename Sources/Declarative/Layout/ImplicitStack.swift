/// Views that are shown as one: several stand one above the other.
nonisolated package struct ImplicitStack<Content: View>: View {
  package typealias Body = Never

  let content: Content

  package init(_ content: Content) { self.content = content }
}

@MainActor extension ImplicitStack: PrimitiveView {
  package func update(_ node: Node) { node.setChild(0, content) }

  package func collect(_ node: Node) { node.gatherAsOne() }
}

extension Node {
  /// Takes the children's elements as this view's: several in a stack.
  package func gatherAsOne() {
    let elements = childElements
    guard elements.count > 1 else {
      element = nil
      return gather()
    }
    let stack = element ?? LayoutElement(VStackLayout(), in: self)
    element = stack
    stack.setChildren(elements)
    setElements(ElementList(stack))
  }
}
