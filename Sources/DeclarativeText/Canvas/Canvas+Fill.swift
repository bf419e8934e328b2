package import Declarative

extension Canvas {
  /// Replaces all that is in `rect` by blanks of one style.
  package func fill(_ rect: CellRect, style: CellStyle) {
    let cell = Cell(glyph: 0x20, style: tables.intern(style))
    forEachRow(of: rect) { line, columns, _ in
      line.blankHalves(cutBy: columns)
      line[columns].update(repeating: cell)
    }
  }

  /// Replaces all that is in `rect` by blanks whose style depends on the place.
  ///
  /// `style` is asked once for a row that is all alike, and for one row when all rows are.
  package func fill(
    _ rect: CellRect, varying axes: Axis.Set, style: (_ column: Int, _ row: Int) -> CellStyle
  ) {
    let (isLevel, isUpright) = (axes == .horizontal, axes == .vertical)
    let left = max(rect.left, clip.left, damage.bounds.left)
    let right = max(min(rect.right, clip.right, damage.bounds.right), left)
    var pattern: ContiguousArray<Cell> = []
    forEachRow(of: rect) { line, columns, row in
      line.blankHalves(cutBy: columns)
      if isUpright {
        let cell = Cell(glyph: 0x20, style: tables.intern(style(columns.lowerBound, row)))
        line[columns].update(repeating: cell)
        return
      }
      if pattern.isEmpty || !isLevel {
        pattern.removeAll(keepingCapacity: true)
        for column in isLevel ? left..<right : columns {
          pattern.append(Cell(glyph: 0x20, style: tables.intern(style(column, row))))
        }
      }
      let offset = isLevel ? left : columns.lowerBound
      for column in columns { line[column] = pattern[column - offset] }
    }
  }

  /// Changes how the cells in `rect` look, and keeps their glyphs.
  ///
  /// A wide grapheme is changed when its first half is in `rect`, and whole. `change` is asked
  /// once for cells of one style in a row, or for every cell when it depends on the place.
  package func restyle(
    _ rect: CellRect, dependingOnPlace: Bool = false,
    _ change: (_ style: CellStyle, _ column: Int, _ row: Int) -> CellStyle
  ) {
    var old = UInt32.max
    var new: UInt32 = 0
    forEachRow(of: rect) { line, columns, row in
      for column in columns {
        let cell = line[column]
        guard cell.glyph != Cell.continuation else {
          if column > columns.lowerBound { line[column].style = line[column - 1].style }
          continue
        }
        if cell.style != old || dependingOnPlace {
          old = cell.style
          new = tables.intern(change(tables.styles[Int(old)], column, row))
        }
        line[column].style = new
      }
      let end = columns.upperBound
      if end < line.count, line[end].glyph == Cell.continuation {
        line[end].style = line[end - 1].style
      }
    }
  }

  /// Calls `body` for each row of `rect` that may be drawn on, with the columns that may.
  private func forEachRow(
    of rect: CellRect, _ body: (UnsafeMutableBufferPointer<Cell>, Range<Int>, Int) -> Void
  ) {
    let bounds = rect.intersection(clip).intersection(damage.bounds)
    guard !bounds.isEmpty else { return }
    let width = size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      for row in bounds.top..<bounds.bottom {
        let columns = drawable(bounds.left..<bounds.right, ofRow: row)
        guard !columns.isEmpty else { continue }
        let line = UnsafeMutableBufferPointer(
          rebasing: cells[row * width..<(row + 1) * width])
        body(line, columns, row)
      }
    }
  }
}
