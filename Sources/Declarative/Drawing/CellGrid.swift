/// A grid of characters, each with its colours: what a view that draws cell by cell has drawn.
public struct CellGrid: Sendable {
  public let size: CellSize
  package private(set) var cells: ContiguousArray<Content>

  /// A character and its colours.
  ///
  /// A nil scalar draws nothing.
  package struct Content: Sendable {
    package var scalar: Unicode.Scalar?
    package var foreground: Color
    package var background: Color?
    package var attributes: InkAttributes
  }

  package init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = ContiguousArray(
      repeating: Content(
        scalar: nil, foreground: .primary, background: nil,
        attributes: InkAttributes(rawValue: 0)),
      count: self.size.columns * self.size.rows)
  }

  /// Draws a character in a cell.
  ///
  /// Outside the grid nothing is drawn; a control character is drawn as its replacement symbol, and
  /// a character wider than its cell covers the next one.
  ///
  /// - Parameters:
  ///   - column: Counted from the left, beginning with 0.
  ///   - row: Counted from the top, beginning with 0.
  ///   - background: Nil keeps what is behind.
  public mutating func set(
    _ character: Unicode.Scalar, column: Int, row: Int, foreground: Color = .primary,
    background: Color? = nil
  ) {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return }
    cells[row * size.columns + column] = Content(
      scalar: character, foreground: foreground, background: background,
      attributes: InkAttributes(rawValue: 0))
  }
}

extension CellGrid {
  /// This grid with other colours.
  package func mapColors(_ change: (Color) -> Color) -> CellGrid {
    var grid = self
    for index in cells.indices {
      grid.cells[index].foreground = change(cells[index].foreground)
      grid.cells[index].background = cells[index].background.map(change)
    }
    return grid
  }
}
