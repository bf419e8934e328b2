extension Canvas {
  /// Writes `text` rightward from a place, without its line breaks and what else takes no column.
  ///
  /// Returns how many columns the text takes: when it runs out of what may be drawn on, at least
  /// those up to there.
  @discardableResult
  package func write(
    _ text: String, column: Int, row: Int, ink: inout some CellInk
  ) -> Int {
    let visible = drawable(0..<size.columns, ofRow: row)
    return text.withBytes { bytes in
      guard !visible.isEmpty, column < visible.upperBound else {
        return measured(bytes)
      }
      let start = row * size.columns
      return cells.withUnsafeMutableBufferPointer { cells in
        let line = UnsafeMutableBufferPointer(
          rebasing: cells[start..<start + size.columns])
        return write(bytes, on: line, column: column, visible: visible, ink: &ink)
      }
    }
  }

  /// Writes one glyph of one column.
  package func put(_ glyph: Unicode.Scalar, column: Int, row: Int, ink: inout some CellInk) {
    guard !drawable(column..<column + 1, ofRow: row).isEmpty else { return }
    let start = row * size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      let line = UnsafeMutableBufferPointer(rebasing: cells[start..<start + size.columns])
      line.blankHalves(cutBy: column..<column + 1)
      let style = ink.style(over: line[column].style, column: column, tables: &tables)
      line[column] = Cell(glyph: glyph.value, style: style)
    }
  }

  private func write<Ink: CellInk>(
    _ bytes: UnsafeBufferPointer<UInt8>, on line: UnsafeMutableBufferPointer<Cell>, column: Int,
    visible: Range<Int>, ink: inout Ink
  ) -> Int {
    withUnsafeMutablePointer(to: &tables) { tables in
      withUnsafeMutablePointer(to: &ink) { ink in
        var pen = CellPen(
          line: line, tables: tables, ink: ink, visible: visible, column: column)
        ClusterScanner(bytes: bytes).scan(into: &pen)
        pen.finish()
        return pen.column - column
      }
    }
  }

  private func measured(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var width = WidthSink()
    ClusterScanner(bytes: bytes).scan(into: &width)
    return width.columns
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Blanks the other halves of wide graphemes that would lose one to `columns`, in the style
  /// they have.
  @inline(__always)
  func blankHalves(cutBy columns: Range<Int>) {
    let (lower, upper) = (columns.lowerBound, columns.upperBound)
    guard lower < upper else { return }
    if self[lower].glyph == Cell.continuation, lower > 0 { self[lower - 1].glyph = 0x20 }
    if upper < count, self[upper].glyph == Cell.continuation { self[upper].glyph = 0x20 }
  }
}
