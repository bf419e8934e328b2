import Declarative

extension Painter {
  /// Draws a grid cell by cell, from the snapped corner of its area.
  func draw(_ grid: CellGrid, in rect: CGRect) {
    guard opacity > 0 else { return }
    let area = metrics.cells(in: rect)
    let bounds = canvas.clip.intersection(canvas.damage.bounds)
    let top = max(bounds.top - area.top, 0)
    let bottom = min(bounds.bottom - area.top, grid.size.rows)
    guard top < bottom, grid.size.columns > 0 else { return }
    grid.cells.withUnsafeBufferPointer { cells in
      for row in top..<bottom {
        let line = UnsafeBufferPointer(
          rebasing: cells[row * grid.size.columns..<(row + 1) * grid.size.columns])
        draw(line, from: area.left, row: area.top + row)
      }
    }
  }

  private func draw(_ line: UnsafeBufferPointer<CellGrid.Content>, from left: Int, row: Int) {
    let columns = canvas.drawable(left..<left + line.count, ofRow: row)
    for column in columns {
      let content = line[column - left]
      guard let scalar = content.scalar else { continue }
      if scalar.value >= 0x20, scalar.value < 0x7F, opacity == 1, content.isOpaque {
        canvas.place(scalar.value, content, column: column, row: row)
      } else {
        write(content, scalar, column: column, row: row)
      }
    }
  }

  /// Writes what is no plain letter on opaque ground the way any text is written.
  private func write(
    _ content: CellGrid.Content, _ scalar: Unicode.Scalar, column: Int, row: Int
  ) {
    let style = InkStyle(
      foreground: .color(content.foreground), background: content.background.map(Paint.color),
      attributes: content.attributes)
    let text = TextBlock(lines: [
      TextBlock.Line(indent: 0, spans: [TextBlock.Span(text: String(scalar), style: style)])
    ])
    let cell = metrics.cell
    write(
      text,
      in: CGRect(
        x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
        height: cell.height))
  }
}

extension CellGrid.Content {
  @inline(__always)
  fileprivate var isOpaque: Bool {
    foreground.alpha == 255 && (background.map { $0.alpha == 255 } ?? true)
  }
}

extension Canvas {
  /// Puts a printable ASCII character of opaque colours in a cell that may be drawn on.
  @inline(__always)
  fileprivate func place(
    _ glyph: UInt32, _ content: CellGrid.Content, column: Int, row: Int
  ) {
    let index = row * size.columns + column
    cells.withUnsafeMutableBufferPointer { cells in
      let old = cells[index]
      let isCut =
        old.glyph == Cell.continuation
        || column + 1 < size.columns && cells[index + 1].glyph == Cell.continuation
      if isCut {
        UnsafeMutableBufferPointer(
          rebasing: cells[row * size.columns..<(row + 1) * size.columns]
        )
        .blankHalves(cutBy: column..<column + 1)
      }
      let background: Color? =
        if let color = content.background {
          color.stored(asBackground: true)
        } else if old.style != 0 { tables.styles[Int(old.style)].background } else { nil }
      let style = CellStyle(
        foreground: content.foreground.stored(asBackground: false), background: background,
        attributes: content.attributes, link: 0)
      cells[index] = Cell(glyph: glyph, style: tables.intern(style))
    }
  }
}
