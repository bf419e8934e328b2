import Declarative

extension Frame {
  /// The rows joined by newlines, without the blanks at the end of each.
  ///
  /// Blank rows stay, as empty lines: there are always as many lines as rows.
  public var text: String {
    var text = ""
    text.reserveCapacity(cells.count + size.rows)
    for row in 0..<size.rows {
      if row > 0 { text += "\n" }
      let first = row * size.columns
      var end = first + size.columns
      while end > first, cells[end - 1].glyph == 0x20 { end -= 1 }
      for index in first..<end where !isSecondHalf(index) {
        text += self.text(of: cells[index].glyph)
      }
    }
    return text
  }
}

extension Frame: CustomStringConvertible {
  public var description: String { text }
}
