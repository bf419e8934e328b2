import Foundation

extension View {
  /// Fills the area behind this view with a style, out to the edges of the screen beneath bars.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified(by: Filling(style: AnyShapeStyle(style), edges: edges, isBehind: true))
  }

  /// Fills the area behind this view with what `.background` means here.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the area in front of this view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified(by: Filling(style: AnyShapeStyle(style), edges: edges, isBehind: false))
  }
}

private struct Filling: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let style: AnyShapeStyle
  let edges: Edge.Set
  let isBehind: Bool
  var paint = Paint.primary

  @MainActor func resolved(for node: Node) -> Filling {
    var filling = self
    filling.paint = resolvePaint(of: style, in: node.text.context.paint)
    return filling
  }

  static var isAnimatable: Bool { true }

  func between(_ other: Filling, _ fraction: Double, in tree: ElementTree) -> Filling {
    var filling = other
    filling.paint = paint.mixed(with: other.paint, by: fraction, in: .dark)
    return filling
  }

  var followsSafeArea: Bool { !edges.isEmpty }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    if !isBehind { element.drawChildren(at: origin, into: &pass) }
    let rect = reach(in: element).moved(by: origin)
    if !paint.isClear { pass.add(.fill(rect, paint), covering: rect) }
    if isBehind { element.drawChildren(at: origin, into: &pass) }
  }

  func reach(in element: Element) -> CGRect {
    let rect = CGRect(origin: .zero, size: element.shownSize)
    if edges.isEmpty { return rect }
    let gained = element.safeAreaInsets.keeping(edges)
    return rect.outset(by: element.isRightToLeft ? gained.mirrored : gained)
  }
}
