import Declarative

extension Painter {
  /// Draws lines in the outermost cells of `area`.
  ///
  /// There is a corner only where both its edges are; a single edge runs through to the end. In
  /// one row, a level edge is one straight line and hides the upright ones; in one column the
  /// other way round.
  func drawBorder(_ area: CellRect, style: LineStyle, paint: Paint, edges: Edge.Set) {
    guard opacity > 0, !paint.isClear, !area.isEmpty else { return }
    let glyphs = LineGlyphs(style.form)
    let resolved = ResolvedPaint(paint, area: area, opacity: opacity, blending: blending)
    let (right, bottom) = (area.right - 1, area.bottom - 1)
    let isRow = area.rows == 1 && (edges.contains(Edge.top) || edges.contains(Edge.bottom))
    let isColumn =
      area.columns == 1 && (edges.contains(Edge.leading) || edges.contains(Edge.trailing))

    if !isColumn || isRow {
      if edges.contains(Edge.top) {
        drawLevel(area, row: area.top, glyph: glyphs.level, paint: resolved)
      }
      if edges.contains(Edge.bottom) {
        drawLevel(area, row: bottom, glyph: glyphs.level, paint: resolved)
      }
    }
    if isRow { return }
    if edges.contains(Edge.leading) {
      drawUpright(area, column: area.left, glyph: glyphs.upright, paint: resolved)
    }
    if edges.contains(Edge.trailing) {
      drawUpright(area, column: right, glyph: glyphs.upright, paint: resolved)
    }
    if isColumn { return }
    let corners: [(Edge.Set, Unicode.Scalar, Int, Int)] = [
      ([.top, .leading], glyphs.topLeading, area.left, area.top),
      ([.top, .trailing], glyphs.topTrailing, right, area.top),
      ([.bottom, .leading], glyphs.bottomLeading, area.left, bottom),
      ([.bottom, .trailing], glyphs.bottomTrailing, right, bottom),
    ]
    for (both, glyph, column, row) in corners where edges.isSuperset(of: both) {
      put(glyph, column: column, row: row, paint: resolved)
    }
  }

  /// Draws one line along `axis`, in the middle of `area`.
  func drawRule(_ area: CellRect, along axis: Axis, style: LineStyle, paint: Paint) {
    guard opacity > 0, !paint.isClear, !area.isEmpty else { return }
    let glyphs = LineGlyphs(style.form)
    let resolved = ResolvedPaint(paint, area: area, opacity: opacity, blending: blending)
    switch axis {
    case .horizontal:
      let row = area.top + (area.rows - 1) / 2
      drawLevel(area, row: row, glyph: glyphs.level, paint: resolved)
    case .vertical:
      let column = area.left + (area.columns - 1) / 2
      drawUpright(area, column: column, glyph: glyphs.upright, paint: resolved)
    }
  }

  private func drawLevel(
    _ area: CellRect, row: Int, glyph: Unicode.Scalar, paint: ResolvedPaint
  ) {
    let columns = canvas.drawable(area.left..<area.right, ofRow: row)
    for column in columns { put(glyph, column: column, row: row, paint: paint) }
  }

  private func drawUpright(
    _ area: CellRect, column: Int, glyph: Unicode.Scalar, paint: ResolvedPaint
  ) {
    let visible = area.intersection(canvas.clip).intersection(canvas.damage.bounds)
    guard !visible.isEmpty else { return }
    for row in visible.top..<visible.bottom {
      put(glyph, column: column, row: row, paint: paint)
    }
  }

  private func put(_ glyph: Unicode.Scalar, column: Int, row: Int, paint: ResolvedPaint) {
    if case .color(let color) = paint, color.alpha == 255 {
      var ink = SolidInk(foreground: color.stored(asBackground: false))
      canvas.put(glyph, column: column, row: row, ink: &ink)
    } else {
      var ink = PaintInk(
        foreground: paint, background: nil, attributes: InkAttributes(rawValue: 0), link: 0,
        row: row, blending: blending)
      canvas.put(glyph, column: column, row: row, ink: &ink)
    }
  }
}
