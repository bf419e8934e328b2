import DeclarativeText
import Testing

/// Where lines end in text of many kinds; the rules themselves are tested with the measuring.
@Suite struct LineBreakClassTests {
  @Test("Closing marks and small kana never begin a line, opening ones never end it")
  func eastAsianPunctuation() {
    expectText(
      Text("かき。く"), 4,
      is: """
        か··
        き。
        く··
        """)
    expectText(
      Text("かきゃく"), 4,
      is: """
        か··
        きゃ
        く··
        """)
    expectText(
      Text("かa「き」"), 6,
      is: """
        かa···
        「き」
        """)
  }

  @Test("A no-break space and a word joiner hold words together, a zero width space parts them")
  func invisibles() {
    expectText(
      Text("aa b\u{A0}c"), 4,
      is: """
        aa·
        b\u{A0}c
        """)
    expectText(
      Text("aa-bb"), 4,
      is: """
        aa-
        bb·
        """)
    expectText(
      Text("aa-\u{2060}bb"), 4,
      is: """
        aa-b
        b···
        """)
    expectText(
      Text("aa\u{200B}bb"), 3,
      is: """
        aa
        bb
        """)
  }

  @Test("A soft hyphen is seen where a line ends at it, if it fits")
  func softHyphens() {
    let text = Text("ab\u{AD}cd")
    expectText(text, 4, is: "abcd")
    expectText(
      text, 3,
      is: """
        ab-
        cd·
        """)
    expectText(
      text, 2,
      is: """
        ab
        cd
        """)
    let layout = TextLayout(
      (Text("ab\u{AD}").bold() + Text("cd")).resolved(with: TextContext()),
      measuring: TerminalTextMeasuring())
    let spans = layout.block(for: ProposedViewSize(width: 3, height: nil)).lines.first?.spans
    #expect(spans?.map(\.style.attributes) == [.bold])
  }

  @Test("A number keeps its sign, its separators and its unit")
  func numbers() {
    expectText(
      Text("a -5"), 3,
      is: """
        a·
        -5
        """)
    expectText(
      Text("is $(1,234.50)"), 12,
      is: """
        is·········
        $(1,234.50)
        """)
    expectText(
      Text("now 99.5%!"), 8,
      is: """
        now···
        99.5%!
        """)
  }

  @Test("An em dash may end a line or begin one")
  func dashes() {
    expectText(
      Text("aa—bb"), 4,
      is: """
        aa—
        bb·
        """)
    expectText(
      Text("aa—bb"), 2,
      is: """
        aa
        —·
        bb
        """)
  }

  @Test("An address goes on after its slashes, and an alternative too")
  func slashes() {
    expectText(
      Text(verbatim: "see https://a.org/b/c"), 10,
      is: """
        see······
        https://·
        a.org/b/c
        """)
    expectText(
      Text("and/or"), 4,
      is: """
        and/
        or··
        """)
  }

  @Test("Quotation marks and brackets stay with what they hold")
  func quotations() {
    expectText(
      Text("say \"hello\""), 8,
      is: """
        say····
        "hello"
        """)
    expectText(
      Text("x ( a)"), 4,
      is: """
        x···
        (·a)
        """)
    expectText(
      Text("他说“你好”。"), 5,
      is: """
        他说·
        “你··
        好”。
        """)
  }

  @Test("Korean breaks between syllables, put together or in parts")
  func korean() {
    expectText(
      Text("한국어 텍스트"), 5,
      is: """
        한국·
        어·텍
        스트·
        """)
    expectText(
      Text("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}"), 2,
      is: """
        \u{1112}\u{1161}\u{11AB}
        \u{1100}\u{116E}
        """)
  }

  @Test("Emoji and flags are never split, and never straddle an edge")
  func emoji() {
    expectText(
      Text("👩‍🚒👩‍🚒👩‍🚒"), 5,
      is: """
        👩‍🚒👩‍🚒
        👩‍🚒··
        """)
    expectText(
      Text("🇫🇷🇯🇵🇩🇪"), 3,
      is: """
        🇫🇷
        🇯🇵
        🇩🇪
        """)
    expectText(
      Text("aかb"), 2,
      is: """
        a·
        か
        b·
        """)
  }

  @Test("Words of scripts without blanks are kept whole, or cut between clusters")
  func thai() {
    expectText(
      Text("ab กำกำ"), 5,
      is: """
        ab··
        กำกำ
        """)
  }

  @Test("A tab is a blank: one column inside a line, none where the line ends")
  func tabs() {
    expectText(Text(verbatim: "a\tb"), 9, is: "a·b")
    expectText(
      Text(verbatim: "a\tb"), 2,
      is: """
        a
        b
        """)
  }
}
