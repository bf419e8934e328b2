import Foundation

/// A line between views, across the stack it is in.
public struct Divider: View {
  public typealias Body = Never

  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  package func update(_ node: Node) {
    let paint = SeparatorShapeStyle().paint(in: node.text.context.paint)
    node.element(DividerElement.self) { DividerElement(in: node) }.update(paint)
  }
}

private final class DividerElement: Element {
  private var paint = Paint.primary

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  func update(_ paint: Paint) {
    if paint == self.paint { return }
    self.paint = paint
    setNeedsDisplay()
  }

  /// The axis the line runs along.
  private var axis: Axis { stackAxis == .horizontal ? .vertical : .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Offered no length, a line is short enough to leave a row of text its own height.
    let ideal = tree.metrics.roundsToCells ? tree.metrics.cell : CGSize(width: 10, height: 10)
    var size = proposal.replacingUnspecifiedDimensions(by: ideal)
    size[axis.crossed] = tree.metrics.lineThickness[axis.crossed]
    return size
  }

  override func findIndifference() -> Indifference {
    Indifference(toWidth: axis == .vertical, toHeightFrom: axis == .horizontal ? 0 : .infinity)
  }

  override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    pass.add(.rule(rect, axis, .light, paint), covering: rect)
  }

  override func stackAxisChanged() { invalidateLayout() }
}
