import DeclarativeText
import Support

extension Sketch {
  private static let texts = [
    "a", "bc", "word", "  ", "     ", "─────", "山川", "あ", "é", "x y z", "│", "한", "🙂", "n\u{303}o",
    "            ", "█▌",
  ]
  static let contested = [
    "\u{1F469}\u{200D}\u{1F692}", "\u{1F1EB}\u{1F1F7}", "\u{2600}\u{FE0F}", "\u{1F44D}\u{1F3FD}",
    "\u{1F1EB}",
  ]
  private static let colors: [Color?] = [
    nil, nil, nil, Color(hex: 0x102030), Color(hex: 0xFFFFFF), .palette(200), .terminal(.red),
    .terminal(.brightBlue),
  ]
  private static let attributes: [InkAttributes] = [
    [], [], [], .bold, .dim, [.bold, .dim], .italic, .underline, [.bold, .reverse],
    [.strikethrough, .blink], .overline,
  ]

  /// Draws something somewhere.
  mutating func scribble(
    contested: [String], reach: Int, using random: inout SeededGenerator
  ) {
    var style = CellStyle(
      foreground: Self.colors.randomElement(using: &random) ?? nil,
      background: Self.colors.randomElement(using: &random) ?? nil,
      attributes: Self.attributes.randomElement(using: &random) ?? [])
    if Int.random(in: 0..<12, using: &random) == 0 {
      style.link = tables.intern(link: "http://e/\(Int.random(in: 0..<3, using: &random))")
    }
    if Int.random(in: 0..<3, using: &random) > 0 { style = .plain }
    let column = Int.random(in: 0..<size.columns, using: &random)
    let row = Int.random(in: 0..<size.rows, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: fill(columns: column..<size.columns, row: row, style)
    case 1: fill(columns: 0..<column, row: row, style)
    case 2: scroll(by: Int.random(in: -3...3, using: &random))
    case 3 where !contested.isEmpty && column + reach <= size.columns:
      put(contested.randomElement(using: &random) ?? "", column: column, row: row, style)
    case 4:
      for row in 0..<size.rows { put("\(row) line", column: column / 2, row: row, style) }
    default:
      put(Self.texts.randomElement(using: &random) ?? "", column: column, row: row, style)
    }
  }

  /// Moves all rows up, as a log does.
  mutating func scroll(by distance: Int) {
    let old = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells[row * size.columns + column] =
          0..<size.rows ~= row + distance
          ? old.cells[(row + distance) * size.columns + column] : .blank
      }
    }
  }

  /// The columns of each row that differ from those of another sketch.
  func damage(since old: Sketch) -> [Range<Int>] {
    (0..<size.rows)
      .map { row in
        let differing = (0..<size.columns)
          .filter {
            cells[row * size.columns + $0] != old.cells[row * size.columns + $0]
          }
        return differing.first.map { $0..<(differing.last ?? $0) + 1 } ?? 0..<0
      }
  }

  /// The same picture, its styles, graphemes and links numbered in another order.
  func renumbered() -> Sketch {
    var other = self
    other.tables = CellTables()
    for index in cells.indices.reversed() {
      var style = tables.styles[Int(cells[index].style)]
      if style.link > 0 {
        style.link = other.tables.intern(link: tables.links[Int(style.link)])
      }
      other.cells[index].style = other.tables.intern(style)
      let glyph = cells[index].glyph
      if glyph & Cell.interned != 0 {
        let grapheme = tables.graphemes[Int(glyph & ~Cell.interned)]
        other.cells[index].glyph = other.tables.intern(grapheme: grapheme)
      }
    }
    return other
  }
}
