import Declarative

/// A mask that what is drawn now will be seen through.
struct OpenMask {
  let area: CellRect
  let list: DisplayList
  /// The cells before anything was drawn, rows of the area only.
  let behind: ContiguousArray<Cell>
}

extension Painter {
  /// Remembers what is behind in the area, as far as it may be drawn on.
  mutating func openMask(_ area: CellRect, _ list: DisplayList) {
    let area = area.intersection(canvas.clip).intersection(canvas.damage.bounds)
    masks.append(OpenMask(area: area, list: list, behind: rows(of: area)))
  }

  /// Draws the mask over what has been drawn since, and puts each cell together out of what is
  /// behind, what has been drawn, and how far the mask covers it.
  mutating func closeMask() {
    guard let mask = masks.popLast(), !mask.area.isEmpty else { return }
    let drawn = rows(of: mask.area)
    blank(mask.area)
    let clip = canvas.clip
    canvas.clip = mask.area
    // White on black: the brightness of a cell is how far it is covered.
    Painter.paint(mask.list, on: canvas, metrics: metrics, scheme: .dark)
    canvas.clip = clip
    for row in mask.area.top..<mask.area.bottom {
      compose(row, of: mask, drawn)
    }
  }

  private func rows(of area: CellRect) -> ContiguousArray<Cell> {
    let width = canvas.size.columns
    return area.isEmpty ? [] : ContiguousArray(canvas.cells[area.top * width..<area.bottom * width])
  }

  private func blank(_ area: CellRect) {
    let width = canvas.size.columns
    for row in area.top..<area.bottom {
      for column in canvas.drawable(area.left..<area.right, ofRow: row) {
        canvas.cells[row * width + column] = .blank
      }
    }
  }

  private func compose(_ row: Int, of mask: OpenMask, _ drawn: ContiguousArray<Cell>) {
    let width = canvas.size.columns
    let (start, offset) = (row * width, (row - mask.area.top) * width)
    let columns = canvas.drawable(mask.area.left..<mask.area.right, ofRow: row)
    if columns.isEmpty { return }
    let covers = ContiguousArray(canvas.cells[start..<start + width])
    var origins = ContiguousArray(repeating: CellOrigin.behind, count: width)
    for column in columns {
      let layers = MaskedCell(
        behind: mask.behind[offset + column], drawn: drawn[offset + column],
        cover: covers[column])
      let (cell, origin) = layers.composed(blending, &canvas.tables)
      canvas.cells[start + column] = cell
      origins[column] = origin
    }
    mend(columns, row, origins) { column, origin in
      guard column < width else { return Cell.blank }
      return switch origin {
      case .behind: mask.behind[offset + column]
      case .drawn: drawn[offset + column]
      case .cover: covers[column]
      }
    }
  }

  /// Blanks the halves of wide glyphs whose other half comes from elsewhere, or has gone.
  private func mend(
    _ columns: Range<Int>, _ row: Int, _ origins: ContiguousArray<CellOrigin>,
    _ cell: (Int, CellOrigin) -> Cell
  ) {
    let start = row * canvas.size.columns
    for column in columns {
      let origin = origins[column]
      if cell(column, origin).glyph == Cell.continuation {
        let isWhole =
          column == columns.lowerBound
          ? cell(column, .drawn) == cell(column, origin) : origins[column - 1] == origin
        if !isWhole { canvas.cells[start + column].glyph = 0x20 }
      } else if cell(column + 1, origin).glyph == Cell.continuation {
        let isWhole =
          column + 1 == columns.upperBound
          ? cell(column + 1, .drawn) == cell(column + 1, origin) : origins[column + 1] == origin
        if !isWhole { canvas.cells[start + column].glyph = 0x20 }
      }
    }
  }
}

/// Where the glyph of a cell comes from.
enum CellOrigin {
  case behind, drawn, cover
}
