import DeclarativeText
import Testing

@Suite struct TextLookTests {
  private func spans(
    _ text: Text, in context: TextContext = TextContext()
  ) -> [TextBlock.Span] {
    let layout = TextLayout(text.resolved(with: context), measuring: TerminalTextMeasuring())
    return layout.block(for: .unspecified).lines.flatMap(\.spans)
  }

  private func attributes(
    _ text: Text, in context: TextContext = TextContext()
  ) -> [InkAttributes] { spans(text, in: context).map(\.style.attributes) }

  @Test("5.28 The parts' modifiers win over the whole's")
  func semantics5_28() {
    let text = (Text("a").bold() + Text("b") + Text("c").italic(false)).italic()
    #expect(attributes(text) == [[.bold, .italic], .italic, []])
    let red = (Text("a").foregroundStyle(.blue) + Text("b")).foregroundStyle(.red)
    #expect(spans(red).map(\.style.foreground) == [.color(.blue), .color(.red)])
  }

  @Test func fontsAreWeightsAndSlants() {
    #expect(attributes(Text("a").font(.headline)) == [.bold])
    #expect(attributes(Text("a").font(.largeTitle.italic())) == [[.bold, .italic]])
    #expect(attributes(Text("a").font(.caption)) == [[]])
    #expect(attributes(Text("a").font(.title).fontWeight(.regular)) == [[]])
    #expect(attributes(Text("a").font(.system(size: 40, weight: .thin))) == [.dim])
    #expect(attributes(Text("a").fontWeight(.thin).bold()) == [.bold])
    #expect(attributes(Text("a").font(.system(.title3, design: .rounded))) == [.bold])
  }

  @Test func whatATextLeavesOpenItInherits() {
    var context = TextContext(font: .headline, textCase: .uppercase)
    context.overrides.set(.underline, true)
    context.paint.foreground.primary = .color(.green)
    let inherited = spans(Text("a"), in: context)
    #expect(inherited.map(\.text) == ["A"])
    #expect(inherited.map(\.style.foreground) == [.color(.green)])
    #expect(attributes(Text("a"), in: context) == [[.bold, .underline]])
    #expect(attributes(Text("a").underline(false), in: context) == [.bold])
    #expect(attributes(Text("a").font(.body), in: context) == [.underline])
  }

  @Test func ourOwnAttributes() {
    #expect(
      attributes(Text("a").dim().reverse().strikethrough()) == [
        [
          .dim, .reverse, .strikethrough,
        ]
      ])
  }

  @Test func levelsFollowTheForeground() {
    #expect(
      spans(Text("a").foregroundStyle(.secondary)).map(\.style.foreground)
        == [.color(.secondary)])
    let inner = (Text("a").foregroundStyle(.secondary)).foregroundColor(.red)
    #expect(spans(inner).map(\.style.foreground) == [.color(.red)])
  }

  @Test func imagesAreCharacters() {
    struct Star: SymbolSource {
      func glyph(ofSymbol name: String) -> String? { name == "star" ? "★" : nil }
    }
    let text = Text("\(Image(systemName: "star")) of \(Image(systemName: "moon"))")
    #expect(text.resolved(with: TextContext(), symbols: Star()).text == "★ of □")
    #expect(Text(Image("star")).string(symbols: Star()) == "★")
  }

  @Test func attributedStringsKeepTheirAttributes() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.underlineStyle = .single
    var link = AttributedString(" link")
    link.link = URL(string: "https://swift.org")
    let result = spans(Text(string + link))
    #expect(result.map(\.text) == ["red", " link"])
    #expect(result.first?.style == InkStyle(foreground: .color(.red), attributes: .underline))
    #expect(result.last?.style.link == "https://swift.org")
    #expect(result.last?.style.foreground == .color(.accentColor))
  }

  @Test func aRunEndsWhereItsLastClusterDoes() {
    let result = spans(Text("e") + Text("\u{301}x").bold())
    #expect(result.map(\.text) == ["e\u{301}", "x"])
    #expect(result.map(\.style.attributes) == [[], .bold])
  }

  @Test func joiningManyTextsStaysFlat() {
    var text = Text("")
    for index in 0..<2000 {
      let part = Text("\(index % 10)")
      text = text + (index.isMultiple(of: 2) ? part.bold() : part)
    }
    #expect(spans(text).count == 2000)
  }
}
