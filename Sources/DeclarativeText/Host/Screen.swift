import Declarative

/// A view tree drawn on a canvas, no more of it than has changed.
@MainActor final class Screen {
  let graph: Graph
  let canvas: Canvas
  var scheme: ColorScheme
  /// What has been drawn since somebody last asked.
  private(set) var fresh: Damage
  private let metrics: CellMetrics

  init(size: CellSize, metrics: CellMetrics, scheme: ColorScheme) {
    self.metrics = metrics
    self.scheme = scheme
    graph = Graph(metrics: metrics)
    canvas = Canvas(size: size)
    fresh = Damage(size: canvas.size)
    fresh.addAll()
    provideEnvironment()
  }

  private func provideEnvironment() {
    var values = EnvironmentValues()
    values.cellMetrics = metrics
    values.accessibilityReduceMotion = false
    values.text = TextEnvironment(
      context: TextContext(paint: PaintContext(scheme: scheme)),
      measuring: TerminalTextMeasuring(), symbols: TerminalSymbols())
    for write in values.writes { graph.environment.provide(write) }
    provideSizeClasses()
  }

  /// Tells views whether there is little room: less than a narrow window has.
  private func provideSizeClasses() {
    var values = EnvironmentValues()
    values.horizontalSizeClass = canvas.size.columns < 64 ? .compact : .regular
    values.verticalSizeClass = canvas.size.rows < 20 ? .compact : .regular
    for write in values.writes { graph.environment.provide(write) }
  }

  /// The size that is proposed, in units.
  private var proposal: CGSize {
    CGSize(
      width: CGFloat(canvas.size.columns) * metrics.cell.width,
      height: CGFloat(canvas.size.rows) * metrics.cell.height)
  }

  func resize(to size: CellSize) {
    if size == canvas.size { return }
    canvas.resize(to: size)
    fresh = Damage(size: canvas.size)
    graph.tree.damageAll()
    provideSizeClasses()
  }

  /// Settles all changes and draws what they changed.
  func draw() {
    graph.update(screen: proposal)
    let tree = graph.tree
    guard tree.isAllDamaged || !tree.damaged.isEmpty else { return }
    var damage = Damage(size: canvas.size)
    if tree.isAllDamaged {
      damage.addAll()
    } else {
      for rect in tree.damaged { damage.add(metrics.cells(in: rect)) }
    }
    tree.damageDrawn()
    if damage.isEmpty { return }
    canvas.beginDamage(damage)
    let drawn = canvas.damage
    let list = DrawingPass.list(of: tree, bounds: units(of: drawn.bounds)) { rect in
      drawn.intersects(self.metrics.cells(in: rect))
    }
    Painter.paint(list, on: canvas, metrics: metrics, scheme: scheme)
    for row in drawn.bounds.top..<drawn.bounds.bottom {
      let span = drawn.span(ofRow: row)
      fresh.add(
        CellRect(left: span.lowerBound, top: row, right: span.upperBound, bottom: row + 1))
    }
  }

  func takeFresh() -> Damage {
    defer { fresh.removeAll() }
    return fresh
  }

  private func units(of cells: CellRect) -> CGRect {
    CGRect(
      x: (CGFloat(cells.left) - 0.5) * metrics.cell.width,
      y: (CGFloat(cells.top) - 0.5) * metrics.cell.height,
      width: CGFloat(cells.columns + 1) * metrics.cell.width,
      height: CGFloat(cells.rows + 1) * metrics.cell.height)
  }

  var frame: Frame {
    Frame(size: canvas.size, cells: canvas.cells, tables: canvas.tables, scheme: scheme)
  }

  /// The cells the root takes, where the frame is to take just those.
  var contentSize: CellSize {
    guard let root = graph.tree.root else { return CellSize(columns: 0, rows: 0) }
    graph.tree.prepareToRecurse()
    let size = root.sizeThatFits(ProposedViewSize(proposal))
    return CellSize(
      columns: max(metrics.index(of: size.width, along: .horizontal), 0),
      rows: max(metrics.index(of: size.height, along: .vertical), 0))
  }
}

/// The characters that stand for SF Symbols; a name without one is told of once.
private struct TerminalSymbols: SymbolSource {
  func glyph(ofSymbol name: String) -> String? {
    if let glyph = Symbols.glyph(named: name, ascii: false) { return glyph }
    Warnings.tellOnce(
      of: "symbol \(name)", "Image(systemName: \"\(name.told)\"): no such symbol.")
    return Symbols.placeholder
  }
}
