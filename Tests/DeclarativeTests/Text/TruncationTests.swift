import DeclarativeText
import Testing

@Suite struct TruncationTests {
  @Test("5.05 The last line that fits in height ends in an ellipsis")
  func semantics5_05() {
    expectText(Text("aaa bbb ccc ddd"), 7, 1, is: "aaa·bb…")
    expectText(Text("aaa\nbbb"), 7, 1, is: "aaa…")
  }

  @Test("5.16 A line limit counts whatever the height")
  func semantics5_16() {
    expectText(
      Text("aaa bbb ccc ddd"), 3, nil, TextLayoutContext(maximumLines: 2),
      is: """
        aaa
        bb…
        """)
  }

  @Test("5.18 Reserved lines count whether or not they are used")
  func semantics5_18() {
    let text = Text("aaa")
    #expect(size(text, 9, 9, TextLayoutContext(minimumLines: 2, maximumLines: 2)) == "3x2")
    #expect(size(text, 9, 9, TextLayoutContext(minimumLines: 4, maximumLines: 4)) == "3x4")
    #expect(size(text, 9, 9, TextLayoutContext(maximumLines: 4)) == "3x1")
  }

  @Test("5.19 A range of lines bounds the height at both ends")
  func semantics5_19() {
    let range = TextLayoutContext(minimumLines: 2, maximumLines: 4)
    #expect(size(Text("aaa"), 9, nil, range) == "3x2")
    #expect(size(Text("a b c"), 1, nil, range) == "1x3")
    #expect(size(Text("a b c d e"), 1, nil, range) == "1x4")
    #expect(size(Text("a b c d e"), 1, nil, TextLayoutContext(minimumLines: 2)) == "1x5")
  }

  @Test("5.22 The ellipsis stands where the mode says, in the last line")
  func semantics5_22() {
    let text = Text("abcdefgh")
    expectText(text, 4, 1, TextLayoutContext(truncationMode: .head), is: "…fgh")
    expectText(text, 4, 1, TextLayoutContext(truncationMode: .tail), is: "abc…")
    expectText(text, 5, 1, TextLayoutContext(truncationMode: .middle), is: "ab…gh")
    expectText(
      Text("aaa bbb ccc ddd"), 5, 2, TextLayoutContext(truncationMode: .head),
      is: """
        aaa··
        …·ddd
        """)
  }

  @Test("Trial 9: cutting at a wide glyph, and not cutting what fits")
  func cutsAtWideGlyphs() {
    let kana = Text("かきくけ")
    expectText(kana, 8, 1, is: "かきくけ")
    expectText(kana, 7, 1, is: "かきく…")
    expectText(kana, 6, 1, is: "かき…")
    expectText(kana, 5, 1, is: "かき…")
    expectText(kana, 2, 1, is: "…")
    expectText(kana, 1, 1, is: "…")
    expectText(Text("Three"), 5, 1, TextLayoutContext(maximumLines: 1), is: "Three")
  }

  @Test func theEllipsisLooksLikeTheTextItFollows() {
    let text = Text("ab") + Text("cdef").bold() + Text("gh")
    let layout = TextLayout(
      text.resolved(with: TextContext()), measuring: TerminalTextMeasuring())
    let spans = layout.block(for: ProposedViewSize(width: 4, height: 1)).lines.first?.spans
    #expect(spans?.map(\.text) == ["ab", "c…"])
    #expect(spans?.map(\.style.attributes) == [[], .bold])
  }

  @Test func theEllipsisBeforeTextLooksLikeThatText() {
    func spans(_ mode: Text.TruncationMode, _ width: CGFloat) -> [TextBlock.Span]? {
      let text = Text("ab") + Text("cdef").bold() + Text("gh").italic()
      let layout = TextLayout(
        text.resolved(with: TextContext()), context: TextLayoutContext(truncationMode: mode),
        measuring: TerminalTextMeasuring())
      return layout.block(for: ProposedViewSize(width: width, height: 1)).lines.first?.spans
    }
    #expect(spans(.head, 4)?.map(\.text) == ["…f", "gh"])
    #expect(spans(.head, 4)?.map(\.style.attributes) == [.bold, .italic])
    #expect(spans(.middle, 6)?.map(\.text) == ["ab", "c…", "gh"])
    #expect(spans(.middle, 6)?.map(\.style.attributes) == [[], .bold, .italic])
    #expect(spans(.middle, 1)?.map(\.text) == ["…"])
  }

  @Test func headAndMiddleCutAtWideGlyphsToo() {
    let kana = Text("かきくけこ")
    expectText(kana, 6, 1, TextLayoutContext(truncationMode: .middle), is: "か…こ")
    expectText(kana, 5, 1, TextLayoutContext(truncationMode: .middle), is: "か…こ")
    expectText(kana, 4, 1, TextLayoutContext(truncationMode: .middle), is: "か…")
    expectText(kana, 4, 1, TextLayoutContext(truncationMode: .head), is: "…こ")
    expectText(kana, 2, 1, TextLayoutContext(truncationMode: .head), is: "…")
    expectText(
      Text("か🇫🇷👩‍🚒き"), 6, 1, TextLayoutContext(truncationMode: .head), is: "…👩‍🚒き")
  }

  @Test func ofSeveralParagraphsTheLastOneSeenIsCut() {
    let text = Text("ab\ncd\nef")
    expectText(
      text, 4, 2,
      is: """
        ab·
        cd…
        """)
    expectText(
      text, 2, 2,
      is: """
        ab
        c…
        """)
    expectText(Text("aaaa\nbbbb"), 5, 1, TextLayoutContext(truncationMode: .middle), is: "aa…bb")
    expectText(Text("\nab"), 5, 1, is: "…")
  }

  @Test func blanksAtTheEndAreCutBeforeLettersAre() {
    expectText(Text("abc   "), 3, 1, is: "abc")
    expectText(Text("abc   d"), 3, 1, is: "ab…")
    expectText(Text("abc   d"), 5, 1, is: "abc·…")
  }

  @Test func reservedLinesAreAsWideAsTheText() {
    #expect(size(Text("かき"), 9, 9, TextLayoutContext(minimumLines: 2, maximumLines: 2)) == "4x2")
    #expect(size(Text("かき"), 3, 9, TextLayoutContext(minimumLines: 3, maximumLines: 3)) == "2x3")
  }
}
