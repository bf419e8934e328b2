public import Foundation

extension View {
  /// Draws a border just inside this view's edges; its size stays.
  ///
  ///     Text("hi").padding(1).border(.gray)     ┌──┐
  ///                                             │hi│
  ///                                             └──┘
  ///
  /// - Parameters:
  ///   - content: What the lines are inked with.
  ///   - width: In units. A line is one cell thick; a wider one is drawn heavy.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modified(by: Border(lines: nil, width: width, edges: .all, style: AnyShapeStyle(content)))
  }

  /// Draws a border of a line style just inside this view's edges; its size stays.
  ///
  ///     Text("hi").padding(1).border(.rounded)  ╭──╮
  ///                                             │hi│
  ///                                             ╰──╯
  public nonisolated func border<S: ShapeStyle>(
    _ lines: LineStyle, edges: Edge.Set = .all, _ content: S
  ) -> some View {
    modified(by: Border(lines: lines, width: 0, edges: edges, style: AnyShapeStyle(content)))
  }

  public nonisolated func border(
    _ lines: LineStyle = .light, edges: Edge.Set = .all
  ) -> some View {
    border(lines, edges: edges, ForegroundStyle())
  }
}

private struct Border: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let lines: LineStyle?
  let width: CGFloat
  let edges: Edge.Set
  let style: AnyShapeStyle
  var paint = Paint.primary

  @MainActor func resolved(for node: Node) -> Border {
    var border = self
    border.paint = resolvePaint(of: style, in: node.text.context.paint)
    return border
  }

  static var isAnimatable: Bool { true }

  func between(_ other: Border, _ fraction: Double, in tree: ElementTree) -> Border {
    var border = other
    border.paint = paint.mixed(with: other.paint, by: fraction, in: .dark)
    return border
  }

  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    element.drawChildren(at: origin, into: &pass)
    let rect = CGRect(origin: origin, size: element.shownSize)
    let metrics = element.tree.metrics
    guard edges.contains(where: { pass.touches(rect.strip(at: $0, metrics.cell)) }) else { return }
    let isHeavy = width > max(metrics.lineThickness.width, 1)
    let edges = element.isRightToLeft ? self.edges.mirrored : self.edges
    pass.add(
      .border(rect, lines ?? (isHeavy ? .heavy : .light), paint, edges), covering: rect)
  }

  func reach(in element: Element) -> CGRect {
    CGRect(origin: .zero, size: element.shownSize)
  }
}

extension Edge.Set {
  fileprivate func contains(where test: (Edge) -> Bool) -> Bool {
    Edge.allCases.contains { self.contains($0) && test($0) }
  }

  fileprivate var mirrored: Edge.Set {
    var edges = intersection(.vertical)
    if contains(Edge.leading) { edges.insert(.trailing) }
    if contains(Edge.trailing) { edges.insert(.leading) }
    return edges
  }
}

extension CGRect {
  /// The cells along an edge, and half a cell of room for rounding.
  fileprivate func strip(at edge: Edge, _ cell: CGSize) -> CGRect {
    let width = cell.width * 1.5
    let height = cell.height * 1.5
    return switch edge {
    case .top: CGRect(x: minX, y: minY - cell.height / 2, width: size.width, height: height)
    case .bottom: CGRect(x: minX, y: maxY - cell.height, width: size.width, height: height)
    case .leading: CGRect(x: minX - cell.width / 2, y: minY, width: width, height: size.height)
    case .trailing: CGRect(x: maxX - cell.width, y: minY, width: width, height: size.height)
    }
  }
}
