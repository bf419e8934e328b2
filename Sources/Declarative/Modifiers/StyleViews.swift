/// A style that is a view too: it fills all it is offered.
package protocol StyleView: PrimitiveView, PaintStyle {}

extension StyleView {
  package static var isStructure: Bool { false }

  package func update(_ node: Node) {
    let paint = paint(in: node.text.context.paint)
    node.element(FillElement.self) { FillElement(in: node) }
      .update(paint, node.animation)
  }
}

extension Color: StyleView {
  public typealias Body = Never
}

extension LinearGradient: StyleView {
  public typealias Body = Never
}

extension RadialGradient: StyleView {
  public typealias Body = Never
}

extension EllipticalGradient: StyleView {
  public typealias Body = Never
}

extension AngularGradient: StyleView {
  public typealias Body = Never
}
