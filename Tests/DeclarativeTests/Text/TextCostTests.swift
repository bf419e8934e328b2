import DeclarativeText
import Support
import Testing

/// What long texts cost grows with their length and no faster: with its square, each of these
/// takes longer than anybody waits.
@Suite(.timeLimit(.minutes(5))) struct TextCostTests {
  @Test func joinedInALoop() {
    var text = Text("")
    for index in 0..<cases(20_000, thorough: 100_000) {
      text = text + (index.isMultiple(of: 2) ? Text("a") : Text("b").bold())
    }
    #expect(text.string().utf8.count == cases(20_000, thorough: 100_000))
  }

  @Test func aTextJoinedTwiceGoesTwoWays() {
    let start = Text("a") + Text("b")
    let (first, second) = (start + Text("c"), start + Text("d").bold())
    #expect(
      [start, first, second, first + second].map { $0.string() } == ["ab", "abc", "abd", "abcabd"])
    #expect(start + Text("c") == first)
    #expect(first != second)
  }

  @Test(arguments: [
    "[a](", "[a](b c", "[a]( ", "[a](\"", "<http://a", "<http://a b>", "*a", "*a_ ", "_a*b",
    "**a* ",
    "~a~~", "`a``b```", "[", "]", "[*", "![](", "\\(", "http://a.", "(", "[a](((",
  ])
  func markdownThatNeverEnds(piece: String) {
    let count = cases(60_000, thorough: 400_000) / piece.utf8.count
    let text = String(repeating: piece, count: count)
    for end in ["", " x " + String(repeating: ")", count: count)] {
      #expect(!InlineMarkdown.runs(in: text + end).isEmpty)
    }
  }

  @Test func rowsOfBackticksOfEveryLength() {
    let text = (1..<cases(300, thorough: 900)).map { String(repeating: "`", count: $0) }
      .joined(separator: "a")
    #expect(InlineMarkdown.runs(in: text).map(\.text).joined() == text)
  }

  @Test(arguments: ["(", "-", "1,", "\u{1F1EB}", "e\u{301}", " ", "(   ", "\u{AD}", "か「", ".1"])
  func lines(piece: String) {
    let text = Text(
      verbatim: String(repeating: piece, count: cases(60_000, thorough: 300_000) / piece.utf8.count)
    )
    let layout = TextLayout(
      text.resolved(with: TextContext()), measuring: TerminalTextMeasuring())
    for width in [1, 7, 80, 100_000] {
      let size = layout.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
      #expect(size.width <= CGFloat(width))
    }
  }

  @Test func ofALongTextOnlyTheLinesAskedForAreMade() {
    let lines = (0..<100_000).map { "line \($0)" }.joined(separator: "\n")
    let layout = TextLayout(
      Text(verbatim: lines).resolved(with: TextContext()), measuring: TerminalTextMeasuring())
    let offer = ProposedViewSize(width: 80, height: nil)
    #expect(layout.sizeThatFits(offer) == CGSize(width: 10, height: 100_000))
    let block = layout.block(for: offer, lines: 50_000..<50_003)
    #expect(block.range == 50_000..<50_003)
    #expect(
      block.lines.map { $0.spans.map(\.text) } == [["line 50000"], ["line 50001"], ["line 50002"]])
  }
}
