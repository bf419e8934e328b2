import DeclarativeText
import Testing

@Suite struct Trial1Tests {
  @Test func aJoinedEmojiIsOneCellPair() {
    let text = "\u{1F469}\u{200D}\u{1F692}"
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.write("xxxx", at: 0)
    canvas.fill(CellRect(canvas.size), style: .plain)
    canvas.write(text, at: 0)
    #expect(TerminalTextMeasuring().shape(text).columns == 2)
    #expect(canvas.picture == "\(text)··")
    #expect(canvas[column: 1, row: 0].glyph == Cell.continuation)
  }
}

@Suite struct Trial3Tests {
  private func columnOfBar(_ text: String) -> Int? {
    let canvas = Canvas(columns: 8, rows: 1)
    canvas.write(text, at: 0)
    return (0..<8).first { canvas[column: $0, row: 0].glyph == 0x7C }
  }

  @Test func aPairOfHalvesIsAFlag() {
    #expect(columnOfBar("\u{1F1EB}\u{1F1F7}|") == 2)
  }

  @Test func anOddHalfTakesTwoColumnsOfItsOwn() {
    let text = "\u{1F1EB}\u{1F1F7}\u{1F1EF}"
    #expect(TerminalTextMeasuring().shape(text).clusters?.count == 2)
    #expect(columnOfBar(text + "|") == TerminalTextMeasuring().columns(of: text))
  }

  @Test func halvesWithABlankBetweenStayApart() {
    let text = "\u{1F1EB} \u{1F1F7}"
    #expect(TerminalTextMeasuring().shape(text).clusters?.count == 3)
    #expect(columnOfBar(text + "|") == 5)
  }
}

@Suite struct Trial5Tests {
  @Test(arguments: ["\u{200B}hi", "hi\u{200B}", "\u{301}hi"], [2, 3])
  func whatHasNoWidthTakesNoColumn(text: String, columns: Int) {
    let canvas = Canvas(columns: columns, rows: 1)
    canvas.write(text, at: 0)
    #expect(TerminalTextMeasuring().shape(text).columns == 2)
    #expect(canvas.picture == "hi" + String(repeating: "·", count: columns - 2))
  }

  @Test func nothingIsWrittenPastTheEdge() {
    let canvas = Canvas(columns: 2, rows: 2)
    let end = canvas.write("\u{301}hi\u{301}", at: 0)
    canvas.write("\u{200B}next", at: end)
    #expect(canvas.picture == "hi\u{301}\n··")
  }
}

@Suite struct Trial7Tests {
  @Test func rightToLeftLettersTakeTheirCellsInLogicalOrder() {
    let canvas = Canvas(columns: 6, rows: 1)
    canvas.write("|ok", at: canvas.write("\u{5D0}\u{5D1}\u{5D2}", at: 0))
    let glyphs = (0..<6).map { canvas[column: $0, row: 0].glyph }
    #expect(glyphs == [0x5D0, 0x5D1, 0x5D2, 0x7C, 0x6F, 0x6B])
  }

  @Test func anOverrideIsDropped() {
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.write("a\u{202E}b|", at: 0)
    #expect(canvas.picture == "ab|·")
  }
}
