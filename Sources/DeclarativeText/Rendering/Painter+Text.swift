import Declarative

extension Painter {
  /// Writes each line on a row of its own, from the snapped left edge of the area and its indent.
  func write(_ block: TextBlock, in rect: CGRect) {
    guard opacity > 0 else { return }
    let area = metrics.cells(in: rect)
    let first = max(canvas.clip.top, canvas.damage.bounds.top) - area.top
    let end = min(canvas.clip.bottom, canvas.damage.bounds.bottom) - area.top
    guard first < end else { return }
    for index in block.lines.indices where index >= first && index < end {
      let row = area.top + index
      let limit = canvas.drawable(0..<canvas.size.columns, ofRow: row).upperBound
      var column = metrics.index(
        of: rect.minX + block.lines[index].indent, along: .horizontal)
      for span in block.lines[index].spans {
        guard column < limit else { break }
        column += write(span, column: column, row: row, area: area)
      }
    }
  }

  private func write(
    _ span: TextBlock.Span, column: Int, row: Int, area: CellRect
  ) -> Int {
    let style = span.style
    if style.foreground.isClear, style.background == nil {
      return TerminalTextMeasuring().columns(of: span.text)
    }
    let link = style.link.map { canvas.tables.intern(link: $0) } ?? 0
    if var ink = solidInk(style, link: link) {
      return canvas.write(span.text, column: column, row: row, ink: &ink)
    }
    let resolve = { (paint: Paint) in
      ResolvedPaint(paint, area: area, opacity: opacity, blending: blending)
    }
    var ink = PaintInk(
      foreground: resolve(style.foreground), background: style.background.map(resolve),
      attributes: style.attributes, link: link, row: row, blending: blending)
    return canvas.write(span.text, column: column, row: row, ink: &ink)
  }

  /// The ink of a span of opaque colours: most of them.
  private func solidInk(_ style: InkStyle, link: UInt32) -> SolidInk? {
    guard opacity == 1, case .color(let front) = style.foreground, front.alpha == 255 else {
      return nil
    }
    var background = CellBackground.kept
    if let paint = style.background {
      guard case .color(let back) = paint, back.alpha == 255 else { return nil }
      background = .color(back.stored(asBackground: true))
    }
    return SolidInk(
      foreground: front.stored(asBackground: false), background: background,
      attributes: style.attributes, link: link)
  }
}
