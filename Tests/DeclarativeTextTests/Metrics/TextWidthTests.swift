import DeclarativeText
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("hello", 5), ("a b", 3), ("\u{E9}", 1), ("e\u{301}", 1), ("漢字", 4), ("かな", 4),
    ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ＡＢ", 4), ("ｱｲ", 2), ("ｶﾞ", 2), ("─│", 2),
    ("…", 1), ("→", 1), ("±", 1), ("😀", 2), ("👍🏽", 2), ("👩‍🚒", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2),
    ("☀", 1), ("☀\u{FE0F}", 2), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1),
    ("\u{3000}", 2), ("\u{2003}", 1), ("\u{20000}", 2), ("\u{E000}", 1), ("\u{10FFFD}", 1),
    ("\u{378}", 1), ("क", 1), ("ก", 1), ("שלום", 4), ("مرحبا", 5), ("\t", 1),
  ])
  func isThatOfItsClusters(text: String, columns: Int) {
    #expect(TerminalTextMeasuring().shape(text).columns == columns)
    #expect(TerminalTextMeasuring().columns(of: text) == columns)
  }

  @Test(arguments: [
    "\u{200B}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{E0041}",
    "\u{E0001}", "\u{1161}", "\u{903}", "\u{3164}", "\n", "\r\n", "\u{2028}",
  ])
  func isNothingForWhatShowsNothing(text: String) {
    #expect(TerminalTextMeasuring().shape(text).columns == 0)
  }

  @Test func saysNothingOfClustersInLinesOfASCII() {
    #expect(TerminalTextMeasuring().shape("Hello, world! ~").clusters == nil)
    #expect(TerminalTextMeasuring().shape("Hello,\u{7F}world").clusters != nil)
    #expect(TerminalTextMeasuring().shape("Hello,\nworld") == TextShape(columns: 11, clusters: nil))
    #expect(TerminalTextMeasuring().shape("Hello,\r\nworld").clusters != nil)
  }

  @Test func neverExceedsTwoColumnsACluster() {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let shape = TerminalTextMeasuring().shape(String(scalar))
      #expect(shape.columns <= 2)
      #expect(shape.clusters.map { $0.count == 1 } ?? true)
    }
  }

  @Test func comesFromUnicode17() {
    #expect(UnicodeVersion.widths == "17.0.0")
  }
}

@Suite struct TextKindTests {
  private func kinds(_ text: String) -> [TextShape.Kind] {
    TerminalTextMeasuring().shape(text).clusters.map { $0.map(\.kind) } ?? []
  }

  @Test func tellsBlanksFromLetters() {
    #expect(kinds("é a-b") == [.letter, .blank, .letter, .letter, .letter])
    #expect(kinds("\u{3000}\u{200B}\t") == [.blank, .blank, .blank])
    #expect(kinds("\u{A0}\u{202F}") == [.letter, .letter])
  }

  @Test func knowsWhatIsSeenOnlySometimes() {
    #expect(kinds("\u{AD}\u{2060}") == [.softHyphen, .ignored])
  }

  @Test func knowsEveryLineBreak() {
    #expect(
      kinds("\n\r\r\n\u{B}\u{C}\u{85}\u{2028}\u{2029}")
        == Array(repeating: TextShape.Kind.newline, count: 8))
  }
}
