public import Declarative

/// A still of a screen: a grid of styled characters.
///
/// It is a value: print it, compare it, write it out as text, ANSI, SVG or HTML.
///
///     let frame = TextRenderer(content: Text("hi").padding(1)).frame
///     print(frame.text)
///     frame[column: 1, row: 1].character   // h
public struct Frame: Sendable {
  public let size: CellSize
  let cells: ContiguousArray<Cell>
  let tables: CellTables
  /// Whether it was made for a dark or a light ground.
  let scheme: ColorScheme

  package init(
    size: CellSize, cells: ContiguousArray<Cell>, tables: CellTables, scheme: ColorScheme
  ) {
    precondition(
      cells.count == size.columns * size.rows, "Frame(size: \(size)): got \(cells.count) cells.")
    self.size = size
    self.cells = cells
    self.tables = tables
    self.scheme = scheme
  }

  /// The cell at a place, counted from the upper left corner.
  public subscript(column column: Int, row row: Int) -> FrameCell {
    precondition(
      0..<size.columns ~= column && 0..<size.rows ~= row,
      "frame[column: \(column), row: \(row)]: the frame is \(size.columns) columns by "
        + "\(size.rows) rows.")
    let index = row * size.columns + column
    let cell = cells[index]
    if isSecondHalf(index) {
      return FrameCell(character: " ", width: 0, style: style(cells[index - 1].style))
    }
    let width = column + 1 < size.columns && isSecondHalf(index + 1) ? 2 : 1
    return FrameCell(character: character(cell.glyph), width: width, style: style(cell.style))
  }

  /// Whether a cell is covered by the grapheme in the one before.
  func isSecondHalf(_ index: Int) -> Bool {
    cells[index].glyph == Cell.continuation && index % size.columns > 0
      && cells[index - 1].glyph != Cell.continuation
  }

  private func style(_ index: UInt32) -> FrameCell.Style {
    let style = tables.styles[Int(index)]
    let link = tables.links[Int(style.link)]
    return FrameCell.Style(style, link: link.isEmpty ? nil : Hyperlink.address(ofInterned: link))
  }

  private func character(_ glyph: UInt32) -> Character {
    if glyph & Cell.interned != 0 {
      let grapheme = tables.graphemes[Int(glyph & ~Cell.interned)]
      return grapheme.count == 1 ? Character(grapheme) : "\u{FFFD}"
    }
    if glyph == Cell.continuation { return " " }
    return Unicode.Scalar(glyph).map(Character.init) ?? "\u{FFFD}"
  }

  /// The text of a glyph, which no control character can be part of.
  func text(of glyph: UInt32) -> String {
    if glyph & Cell.interned != 0 {
      let grapheme = tables.graphemes[Int(glyph & ~Cell.interned)]
      let isPrintable = grapheme.unicodeScalars.allSatisfy { GlyphTrust.isPrintable($0.value) }
      return isPrintable ? grapheme : "\u{FFFD}"
    }
    if glyph == Cell.continuation { return " " }
    guard GlyphTrust.isPrintable(glyph), let scalar = Unicode.Scalar(glyph) else {
      return "\u{FFFD}"
    }
    return String(Character(scalar))
  }
}
