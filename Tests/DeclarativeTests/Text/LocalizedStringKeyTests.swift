import DeclarativeText
import Testing

@Suite struct LocalizedStringKeyTests {
  private func runs(_ text: Text) -> [String] {
    let layout = TextLayout(text.resolved(with: TextContext()), measuring: TerminalTextMeasuring())
    return layout.block(for: .unspecified).lines.flatMap(\.spans)
      .map { span in
        var marks = ""
        if span.style.attributes.contains(.bold) { marks += "b" }
        if span.style.attributes.contains(.italic) { marks += "i" }
        if span.style.attributes.contains(.strikethrough) { marks += "s" }
        if let link = span.style.link { marks += "<\(link)>" }
        return marks.isEmpty ? span.text : "\(marks):\(span.text)"
      }
  }

  @Test func argumentsAreFilledIn() {
    let (count, name, half) = (1200, "x", 0.5)
    #expect(Text("row \(count) of \(name), \(half)").string() == "row 1200 of x, 0.5")
    #expect(Text("\(3.14159, specifier: "%.2f")").string() == "3.14")
    #expect(Text("\(0.5, format: .percent) done").string() == "50% done")
    #expect(Text(0.5, format: .percent).string() == "50%")
    #expect(Text("\([1, 2]) \(Optional(3) as Any)").string() == "[1, 2] Optional(3)")
  }

  @Test func plainKeysArePlainStrings() {
    #expect(Text("row \(1)") == Text(verbatim: "row 1"))
    #expect(Text("row \(1)") != Text("row \(2)"))
    #expect(Text("**a**") == Text("**a**"))
  }

  @Test func markdownIsReadInLiterals() {
    #expect(runs(Text("a **b** *c* ~~d~~ `e*`")) == ["a ", "b:b", " ", "i:c", " ", "s:d", " e*"])
    #expect(runs(Text("***a*** __b__ _c_")) == ["bi:a", " ", "b:b", " ", "i:c"])
    #expect(runs(Text("**a *b* c**")) == ["b:a ", "bi:b", "b: c"])
    #expect(
      runs(Text("[go **on**](https://swift.org)!")) == [
        "<https://swift.org>:go ", "b<https://swift.org>:on", "!",
      ])
    #expect(
      runs(Text("see https://swift.org/a_b.")) == [
        "see ", "<https://swift.org/a_b>:https://swift.org/a_b", ".",
      ])
    #expect(runs(Text("<http://a.b>")) == ["<http://a.b>:http://a.b"])
  }

  @Test func whatDoesNotMatchIsText() {
    for text in [
      "5 * 3 * 2", "snake_case_name", "** a **", "*a", "a**", "[a] (b)", "[a](b c)", "`a", "a < b",
      "]", "a // b", "~a~~", "**", "http://",
    ] {
      #expect(runs(Text(LocalizedStringKey(text))) == [text])
    }
    #expect(runs(Text(#"\*a\* \d"#)) == [#"*a* \d"#])
  }

  @Test func argumentsAndStringsHoldNoMarkdown() {
    let stars = "*x* [y](z)"
    #expect(runs(Text("**a** \(stars)")) == ["b:a", " *x* [y](z)"])
    #expect(runs(Text("**\(stars)**")) == ["b:*x* [y](z)"])
    #expect(runs(Text("\(stars)")) == ["*x* [y](z)"])
    #expect(runs(Text(stars)) == ["*x* [y](z)"])
    #expect(runs(Text(verbatim: "**a**")) == ["**a**"])
    let host = "swift.org"
    #expect(
      runs(Text("[\(stars)](https://\(host)) b")) == ["<https://swift.org>:*x* [y](z)", " b"])
  }

  @Test func textsInsideTextsKeepTheirLook() {
    #expect(runs(Text("a \(Text("b").bold()) c").italic()) == ["i:a ", "bi:b", "i: c"])
  }

  @Test func datesAreWritten() {
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    func string(_ seconds: Double, _ style: Text.DateStyle) -> String {
      Text(now + seconds, style: style).resolved(with: TextContext(), now: now).text
    }
    #expect(string(8580, .relative) == "2 hr, 23 min")
    #expect(string(-172_800, .relative) == "2 days")
    #expect(string(7200, .offset) == "+2 hours")
    #expect(string(-60, .offset) == "-1 minute")
    #expect(string(8580, .timer) == "2:23:00")
    #expect(string(65, .timer) == "1:05")
    #expect(!string(0, .date).isEmpty)
    #expect(!string(0, .time).isEmpty)
  }
}
