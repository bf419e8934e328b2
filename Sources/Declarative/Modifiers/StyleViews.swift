extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView {
  package static var isStructure: Bool { false }

  package func update(_ node: Node) { node.fill(with: self) }
}

extension LinearGradient: View {
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  package func update(_ node: Node) { node.fill(with: self) }
}

extension RadialGradient: View {
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  package func update(_ node: Node) { node.fill(with: self) }
}

extension EllipticalGradient: View {
  public typealias Body = Never
}

extension EllipticalGradient: PrimitiveView {
  package func update(_ node: Node) { node.fill(with: self) }
}

extension AngularGradient: View {
  public typealias Body = Never
}

extension AngularGradient: PrimitiveView {
  package func update(_ node: Node) { node.fill(with: self) }
}

extension Node {
  /// Makes this view's element an area of a style.
  fileprivate func fill(with style: some PaintStyle) {
    let paint = style.paint(in: text.context.paint)
    element(FillElement.self) { FillElement(in: self) }.update(paint)
  }
}
