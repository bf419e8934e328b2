import DeclarativeText

extension Canvas {
  convenience init(columns: Int, rows: Int) {
    self.init(size: CellSize(columns: columns, rows: rows))
  }

  /// The rows as text, blanks as `·`; the second half of a wide grapheme takes no character.
  var picture: String {
    (0..<size.rows).map { rowPicture($0) }.joined(separator: "\n")
  }

  func rowPicture(_ row: Int) -> String {
    (0..<size.columns)
      .map { column in
        let glyph = self[column: column, row: row].glyph
        if glyph == Cell.continuation { return "" }
        if glyph & Cell.interned != 0 { return tables.graphemes[Int(glyph & ~Cell.interned)] }
        return glyph == 0x20 ? "·" : Unicode.Scalar(glyph).map { String($0) } ?? "?"
      }
      .joined()
  }

  func style(column: Int, row: Int) -> CellStyle {
    tables.styles[Int(self[column: column, row: row].style)]
  }

  /// A character for each cell's background: the first letter of its name, `·` for none.
  func backgroundPicture() -> String {
    (0..<size.rows)
      .map { row in
        (0..<size.columns)
          .map { column in
            style(column: column, row: row).background.map { String("\($0)".prefix(1)) } ?? "·"
          }
          .joined()
      }
      .joined(separator: "\n")
  }

  @discardableResult
  func write(_ text: String, at column: Int, _ row: Int = 0, color: Color? = nil) -> Int {
    var ink = SolidInk(foreground: color)
    return write(text, column: column, row: row, ink: &ink)
  }
}

extension CellRect {
  init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    self.init(left: left, top: top, right: right, bottom: bottom)
  }
}
