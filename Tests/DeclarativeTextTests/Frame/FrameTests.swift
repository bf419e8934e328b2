import DeclarativeText
import Support
import Testing

@Suite struct FrameTests {
  @Test func textDropsBlanksAtTheEndOfRowsAndKeepsBlankRows() {
    let frame = Sketch("ab  ", "", " c", "", columns: 4).frame
    #expect(frame.text == "ab\n\n c\n")
    #expect("\(frame)" == frame.text)
    #expect(frame.size == CellSize(columns: 4, rows: 4))
  }

  @Test func aFrameOfNoSizeHasNoText() {
    let frame = Sketch(columns: 0, rows: 0).frame
    #expect(frame.text == "")
    #expect(frame.ansi() == "")
    #expect(frame.svg().hasPrefix("<svg"))
    #expect(frame.html().hasPrefix("<!DOCTYPE html>"))
    #expect(frame == frame)
  }

  @Test func cellsTellCharacterWidthAndStyle() {
    var sketch = Sketch("a山", columns: 4, style: CellStyle(background: .black, attributes: .bold))
    sketch.put("n\u{303}", column: 3, row: 0, CellStyle(foreground: .red, attributes: .underline))
    let frame = sketch.frame
    #expect(frame[column: 0, row: 0].character == "a")
    #expect(frame[column: 0, row: 0].style.background == .black)
    #expect(frame[column: 0, row: 0].style.foreground == nil)
    #expect(frame[column: 0, row: 0].style.isBold)
    #expect(frame[column: 1, row: 0].character == "山")
    #expect(frame[column: 1, row: 0].width == 2)
    #expect(frame[column: 2, row: 0].character == " ")
    #expect(frame[column: 2, row: 0].width == 0)
    #expect(frame[column: 2, row: 0].style.background == .black)
    #expect(frame[column: 3, row: 0].character == "n\u{303}")
    #expect(frame[column: 3, row: 0].style.foreground == .red)
    #expect(frame[column: 3, row: 0].style.isUnderlined)
    #expect(frame[column: 3, row: 0].style.link == nil)
  }

  @Test func framesAreEqualWhateverTheOrderOfTheirStyles() {
    var random = SeededGenerator(seed: 7)
    var sketch = Sketch(columns: 30, rows: 8)
    for _ in 0..<60 { sketch.scribble(contested: Sketch.contested, reach: 2, using: &random) }
    let other = sketch.renumbered()
    #expect(sketch.cells != other.cells)
    #expect(sketch.frame == other.frame)
    #expect(other.frame == sketch.frame)
  }

  @Test func framesDifferInCharacterStyleLinkOrSize() {
    var sketch = Sketch("ab", columns: 3)
    let frame = sketch.frame
    sketch.put("b", column: 1, row: 0, CellStyle(foreground: .red))
    #expect(sketch.frame != frame)
    var linked = Sketch("ab", columns: 3)
    linked.put("b", column: 1, row: 0, CellStyle(link: linked.tables.intern(link: "http://e")))
    #expect(linked.frame != frame)
    #expect(Sketch("ac", columns: 3).frame != frame)
    #expect(Sketch("ab", columns: 4).frame != frame)
    #expect(Sketch("ab", columns: 3).frame == frame)
  }

  @Test func ansiEndsEachRowWithAResetAndANewline() {
    var sketch = Sketch("ab", "", columns: 4)
    sketch.put("c", column: 2, row: 0, CellStyle(foreground: .terminal(.red)))
    let text = sketch.frame.ansi().replacing("\u{1B}", with: "␛")
    #expect(text == "ab␛[31mc␛[m\n␛[m\n")
  }

  @Test func ansiIsWhatATerminalShows() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      var sketch = Sketch(columns: 30, rows: 6)
      for _ in 0..<20 { sketch.scribble(contested: [], reach: 2, using: &random) }
      let emulator = TerminalEmulator(columns: 31, rows: 7)
      emulator.feed(sketch.frame.ansi().replacing("\n", with: "\r\n").utf8)
      #expect(emulator.failures.isEmpty)
      for row in 0..<6 {
        for column in 0..<30 {
          #expect(emulator[column: column, row: row].seen == sketch.expected[row * 30 + column])
        }
      }
    }
  }
}
