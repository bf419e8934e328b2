import DeclarativeText
import Support
import Testing

/// Bytes of small differences, counted by hand.
///
/// ␛ ESC, ␍ CR, ␊ LF, ␈ backspace.
@Suite struct EncodingTests {
  private let red = CellStyle(foreground: .terminal(.red))
  private let blue = CellStyle(background: Color(hex: 0x0000FF))

  /// The bytes of the last of some rows of frames.
  private func last(_ frames: Sketch...) -> String {
    var screen = Screen(columns: frames[0].size.columns, rows: frames[0].size.rows)
    var text = ""
    for frame in frames { text = screen.text(showing: frame) }
    #expect(screen.seen == frames[frames.count - 1].expected)
    #expect(screen.emulator.failures.isEmpty)
    return text
  }

  @Test func nothingForNoChange() {
    let sketch = Sketch("ab", "cd", columns: 2)
    #expect(last(sketch, sketch) == "")
  }

  @Test func paintsInPlaceAtFirst() {
    #expect(last(Sketch("ab", "", "c", columns: 6)) == "␛]8;;␛\\␛[m␛[Hab␛[K␍␊␛[K␊c␛[K")
  }

  @Test func writesOneCellWhereItIs() {
    let before = Sketch("abcdefghij", columns: 20)
    var after = before
    after.put("X", column: 7, row: 0)
    #expect(last(before, after) == "␈␈␈X")
  }

  @Test func writesUnchangedCellsInsteadOfASmallJump() {
    let before = Sketch("abcdefghij", columns: 12)
    var after = before
    after.put("X", column: 0, row: 0)
    after.put("Y", column: 4, row: 0)
    #expect(last(before, after) == "␍XbcdY")
    after.put("Z", column: 9, row: 0)
    #expect(last(before, after) == "␍XbcdY␛[4CZ")
  }

  @Test func tellsOnlyTheColorThatChanges() {
    var before = Sketch(columns: 9, rows: 1)
    before.put("a", column: 0, row: 0)
    var after = before
    after.put("b", column: 0, row: 0, red)
    after.put("c", column: 1, row: 0, CellStyle(foreground: .terminal(.red), attributes: .bold))
    after.put("d", column: 2, row: 0)
    #expect(last(before, after) == "␛[31m␈b␛[1mc␛[md")
  }

  @Test func keepsThePenOverBlanks() {
    let before = Sketch("x  x", columns: 6)
    var after = before
    after.put("ab", column: 0, row: 0, red)
    after.put("cd", column: 3, row: 0, red)
    #expect(last(before, after) == "␛[31m␍ab cd")
  }

  @Test func clearsBoldWithoutLosingDim() {
    var before = Sketch(columns: 9, rows: 1)
    before.put("ab", column: 0, row: 0, CellStyle(attributes: [.bold, .dim]))
    var after = before
    after.put("ab", column: 0, row: 0, CellStyle(attributes: .dim))
    // The whole screen leaves a plain pen; the small frame before leaves its own.
    #expect(last(before, after) == "␛[2m␍ab")
    #expect(last(Sketch(columns: 9, rows: 1), before, after) == "␛[0;2m␍ab")
  }

  @Test func erasesTheEndOfARow() {
    #expect(last(Sketch("abcdefgh", "x", columns: 10), Sketch("ab", "x", columns: 10)) == "␛Mb␛[K")
  }

  @Test func erasesInTheMiddle() {
    let before = Sketch("|abcdefghijkl|", columns: 14)
    #expect(last(before, Sketch("|            |", columns: 14)) == "␍|␛[12X")
  }

  @Test func writesBlanksThatHaveABackground() {
    let before = Sketch("abcdefgh", columns: 9)
    var after = before
    after.fill(columns: 0..<9, row: 0, blue)
    #expect(last(before, after) == "␛[48;2;0;0;255m␍         ")
  }

  @Test func returnsBeforeItMovesOnFromTheLastColumn() {
    let before = Sketch("abc", "def", columns: 3)
    #expect(last(before, Sketch("ABC", "DEF", columns: 3)) == "␛[HABC␍␊DEF")
  }

  @Test func takesTwoBytesToWhereFramesUsuallyBegin() {
    var sketch = Sketch(columns: 80, rows: 24)
    var screen = Screen(columns: 80, rows: 24)
    screen.show(sketch)
    var texts: [String] = []
    for (frame, row) in [10, 20, 12, 17, 11].enumerated() {
      sketch.put("\(frame)", column: 40, row: row)
      texts.append(screen.text(showing: sketch))
    }
    #expect(texts[1] == "␛[10B␈1")
    #expect(screen.seen == sketch.expected)
  }

  @Test func scrollsInsteadOfWritingAgain() {
    let before = Sketch("top", "one", "two", "three", "four", "five", "end", columns: 40)
    let after = Sketch("top", "two", "three", "four", "five", "six", "end", columns: 40)
    #expect(last(before, after) == "␛[2;6r␛[S␛[r␛[6Hsix")
    #expect(last(after, before) == "␛[2;6r␛[T␛[r␊one")
  }

  @Test func wrapsLongFramesInSynchronizedOutput() {
    var encoder = FrameEncoder()
    encoder.synchronizes = true
    var screen = Screen(columns: 300, rows: 1, encoder: encoder)
    let long = screen.text(showing: Sketch(String(repeating: "x", count: 300), columns: 300))
    #expect(long.hasPrefix("␛[?2026h"))
    #expect(long.hasSuffix("␛[?2026l"))
    #expect(!screen.text(showing: Sketch("y", columns: 300)).contains("2026"))
  }

  @Test func placesTheCursor() {
    var screen = Screen(columns: 10, rows: 3)
    screen.show(Sketch("abc", "", "", columns: 10))
    var bytes: [UInt8] = []
    screen.encoder.encode(cursor: (column: 1, row: 2), into: &bytes)
    screen.encoder.encode(cursor: (column: 1, row: 2), into: &bytes)
    screen.emulator.feed(bytes)
    #expect(screen.emulator.column == 1)
    #expect(screen.emulator.row == 2)
    screen.encoder.encode(cursor: nil, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1B}[?25h\u{1B}[?25l"))
  }
}
