extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView {
  package static var isStructure: Bool { false }

  package func update(_ node: Node) {
    let environment = node.text
    node.element(TextElement.self) { TextElement(in: node) }
      .update(self, environment, in: node)
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  package static var isStructure: Bool { false }

  package func update(_ node: Node) {
    let environment = node.text
    node.element(TextElement.self) { TextElement(in: node) }
      .update(Text(self), environment, in: node)
  }
}
