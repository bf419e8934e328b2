import DeclarativeText
import Testing

@Suite struct TextSizeTests {
  let words = Text("aaa bbb ccc ddd")

  @Test("5.01 The ideal size has one line a paragraph")
  func semantics5_01() {
    #expect(size(words, nil, nil) == "15x1")
    #expect(size(Text("ab\ncdef"), nil, nil) == "4x2")
  }

  @Test("5.02 It is as wide as its widest line, not as what it is offered")
  func semantics5_02() {
    #expect(size(words, 14, 9) == "11x2")
    #expect(size(words, 11, 9) == "11x2")
    #expect(size(words, 7, 9) == "7x2")
    #expect(size(words, 3, 9) == "3x4")
  }

  @Test("5.06 It is never less than one line")
  func semantics5_06() {
    #expect(size(words, 7, 0) == "7x1")
    #expect(size(words, 7, 0.4) == "7x1")
  }

  @Test("5.07 Offered nothing at all, it is nothing")
  func semantics5_07() {
    #expect(size(words, 0, 0) == "0x0")
    expectText(words, 0, 0, is: "")
  }

  @Test("5.08 Its least width is none")
  func semantics5_08() {
    #expect(size(words, 0, nil) == "0x1")
    #expect(size(words, 0.5, 4) == "0x1")
  }

  @Test("5.09 Offered everything, it has its ideal size")
  func semantics5_09() {
    #expect(size(words, .infinity, .infinity) == "15x1")
    #expect(size(words, .nan, nil) == "15x1")
  }

  @Test("5.15 Its ideal height is that of all its lines")
  func semantics5_15() { #expect(size(words, 7, nil) == "7x2") }

  @Test("5.29 An empty text has no size")
  func semantics5_29() {
    #expect(size(Text(""), nil, nil) == "0x0")
    #expect(size(Text(""), 9, 9, TextLayoutContext(minimumLines: 3)) == "0x0")
    #expect(size(Text(" "), nil, nil) == "1x1")
    #expect(size(Text("a\n"), nil, nil) == "1x2")
  }

  @Test func lengthsAreInUnits() {
    #expect(size(words, 56, 16, metrics: .points) == "56x16")
    #expect(size(words, 63, nil, metrics: .points) == "56x32")
    #expect(size(words, 56 - 1e-9, nil, metrics: .points) == "56x32")
    #expect(size(words, nil, nil, metrics: .points) == "120x16")
  }

  @Test func baselinesAreTheBottomsOfRows() {
    let layout = TextLayout(
      words.resolved(with: TextContext()), metrics: .points, measuring: TerminalTextMeasuring())
    #expect(layout.firstBaseline == 16)
    #expect(layout.lastBaseline(for: ProposedViewSize(width: 24, height: nil)) == 64)
  }

  @Test func theSizeItTakesIsASizeItKeeps() {
    let texts = [
      words, Text("かきくけ ab きく"), Text("a-b well-known  words \n\n x"), Text("aaaaaaaaaaaaa b"),
    ]
    for text in texts {
      for mode in [Text.TruncationMode.head, .middle, .tail] {
        let layout = TextLayout(
          text.resolved(with: TextContext()), context: TextLayoutContext(truncationMode: mode),
          measuring: TerminalTextMeasuring())
        for width in 1...17 {
          for height in 1...5 {
            let offer = ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
            let size = layout.sizeThatFits(offer)
            #expect(size.width <= CGFloat(width))
            #expect(size.height <= CGFloat(height))
            #expect(layout.sizeThatFits(ProposedViewSize(size)) == size, "\(text) \(mode) \(offer)")
          }
        }
      }
    }
  }
}
