/// A view that is there or not, made when it first is, and then keeps its state either way.
nonisolated struct KeptView<Content: View>: View {
  typealias Body = Never

  let isShown: Bool
  let content: Content
}

@MainActor extension KeptView: PrimitiveView {
  func update(_ node: Node) {
    let element = node.element(ShownElement.self) { ShownElement(in: node) }
    element.isRightToLeft = node.scope.isRightToLeft
    // There is no second child to show.
    element.index = isShown ? 0 : 1
    if isShown || !node.children.isEmpty { node.setChild(0, content) }
  }

  func collect(_ node: Node) {
    (node.element as? ShownElement)?.setChildren(node.childElements)
    if let element = node.element { node.setElements(ElementList(element)) }
  }
}
