package import Declarative

extension Frame {
  /// The upper left part of this frame, grown with blanks where it is too small.
  package func cropped(to size: CellSize) -> Frame {
    var cells = ContiguousArray<Cell>()
    cells.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isInside = row < self.size.rows && column < self.size.columns
        cells.append(isInside ? self.cells[row * self.size.columns + column] : .blank)
      }
    }
    return Frame(size: size, cells: cells, tables: tables, scheme: scheme)
  }
}
