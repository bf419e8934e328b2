import Declarative

extension Painter {
  /// Writes each line on a row of its own, from the snapped left edge of the area and its indent.
  func write(_ block: TextBlock, in rect: CGRect) {
    guard opacity > 0 else { return }
    let area = metrics.cells(in: rect)
    let bounds = canvas.clip.intersection(canvas.damage.bounds)
    let first = line(at: bounds.top - area.top, of: block)
    let end = line(at: bounds.bottom - area.top, of: block)
    guard first < end else { return }
    for place in block.range.clamped(to: first..<end) {
      let row = area.top + place * block.stride
      let index = place - block.first
      let limit = canvas.drawable(0..<canvas.size.columns, ofRow: row).upperBound
      var column = metrics.index(
        of: rect.minX + block.lines[index].indent, along: .horizontal)
      // Read in place: a copy of every span would be counted in and out.
      block.lines[index].spans
        .withUnsafeBufferPointer { spans in
          for number in spans.indices where column < limit {
            if let base = spans.baseAddress, var ink = solidInk(base + number) {
              column += canvas.write(base[number].text, column: column, row: row, ink: &ink)
            } else {
              column += write(spans[number], column: column, row: row, area: area)
            }
          }
        }
    }
  }

  /// The first line of a block that is not above `row`.
  private func line(at row: Int, of block: TextBlock) -> Int {
    max(row + block.stride - 1, 0) / block.stride
  }

  /// The ink of a span of opaque colours: most of them.
  @inline(__always)
  private func solidInk(_ span: UnsafePointer<TextBlock.Span>) -> SolidInk? {
    guard opacity == 1, case .color(let front) = span.pointee.style.foreground,
      front.alpha == 255
    else { return nil }
    var background = CellBackground.kept
    if let paint = span.pointee.style.background {
      guard case .color(let back) = paint, back.alpha == 255 else { return nil }
      background = .color(back.stored(asBackground: true))
    }
    var link: UInt32 = 0
    if let address = span.pointee.style.link { link = canvas.tables.intern(link: address) }
    return SolidInk(
      foreground: front.stored(asBackground: false), background: background,
      attributes: span.pointee.style.attributes, link: link)
  }

  /// Writes a span whose colours depend on the place, or let what is behind show through.
  private func write(
    _ span: TextBlock.Span, column: Int, row: Int, area: CellRect
  ) -> Int {
    let style = span.style
    if style.foreground.isClear, style.background == nil {
      return TerminalTextMeasuring().columns(of: span.text)
    }
    let resolve = { (paint: Paint) in
      ResolvedPaint(paint, area: area, opacity: opacity, blending: blending)
    }
    var ink = PaintInk(
      foreground: resolve(style.foreground), background: style.background.map(resolve),
      attributes: style.attributes,
      link: style.link.map { canvas.tables.intern(link: $0) } ?? 0, row: row,
      blending: blending)
    return canvas.write(span.text, column: column, row: row, ink: &ink)
  }
}
