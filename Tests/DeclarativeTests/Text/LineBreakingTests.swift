import DeclarativeText
import Testing

@Suite struct LineBreakingTests {
  @Test("5.02 Lines break at blanks, and blanks at a break are dropped")
  func semantics5_02() {
    expectText(
      Text("aaa bbb   ccc ddd"), 8,
      is: """
        aaa·bbb
        ccc·ddd
        """)
  }

  @Test("5.04 A word longer than the line is broken at its width")
  func semantics5_04() {
    expectText(
      Text("abcdef"), 4, 9,
      is: """
        abcd
        ef··
        """)
    expectText(
      Text("a bcdefgh"), 4,
      is: """
        a···
        bcde
        fgh·
        """)
  }

  @Test("5.27 Joined texts wrap as one")
  func semantics5_27() {
    expectText(
      Text("ab ") + Text("cd"), 3, 5,
      is: """
        ab
        cd
        """)
  }

  @Test func ideographsBreakAnywhere() {
    expectText(
      Text("かきくabけ"), 5,
      is: """
        かき
        くab
        け··
        """)
  }

  @Test func hyphensBreakInsideWords() {
    expectText(
      Text("well-known"), 6,
      is: """
        well-
        known
        """)
    expectText(
      Text("aa 2001-02"), 8,
      is: """
        aa·····
        2001-02
        """)
    expectText(
      Text("see --flag"), 6,
      is: """
        see···
        --flag
        """)
  }

  @Test func paragraphsKeepTheirIndentAndTheirEmptyLines() {
    expectText(
      Text("a\n\n  b"), 9,
      is: """
        a··
        ···
        ··b
        """)
  }

  @Test func blanksAtTheEndCountAsFarAsTheyFit() {
    expectText(Text("ab  "), 9, is: "ab··")
    expectText(Text("ab   "), 3, is: "ab·")
    expectText(Text("   "), 2, is: "··")
  }

  @Test func aGlyphWiderThanTheTextIsAnEllipsis() {
    expectText(Text("か"), 1, is: "…")
  }

  @Test func joinedMarksAndZeroWidthsTakeNoColumn() {
    #expect(size(Text("\u{200B}hi"), 2, 1) == "2x1")
    #expect(size(Text("hi\u{200B}"), 2, 1) == "2x1")
    #expect(size(Text("\u{301}hi"), 2, 1) == "2x1")
    #expect(size(Text("\u{301}") + Text("hi").bold(), 2, 1) == "2x1")
  }

  @Test func linesAreAsManyAsAskedFor() {
    let long = Text(verbatim: String(repeating: "word ", count: 100_000))
    expectText(
      long, 9, 2,
      is: """
        word·word
        word·wor…
        """)
  }
}
