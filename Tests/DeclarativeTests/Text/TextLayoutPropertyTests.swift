import DeclarativeText
import Support
import Testing

/// What holds of every text at every width.
@Suite struct TextLayoutPropertyTests {
  private func text(_ random: inout SeededGenerator) -> Text {
    let pieces = [
      "a", "bc", "\u{2010}", " ", "  ", "か", "\n", "defghi", "1", "e\u{301}", "\u{200B}", "\u{AD}",
      "\u{A0}", "。", "「", "👩‍🚒", "\u{1F1EB}\u{1F1F7}", "\u{1F1EB}", "(", ")", "\"", "/", ",", "한",
      "\u{2060}", "\t", "\u{3000}", "—", "$", "%", "\u{E01}\u{E33}", "\u{915}\u{94D}\u{937}",
      "☀\u{FE0F}",
    ]
    // Half of them plain ASCII, which takes a way of its own.
    let ascii = [
      "a", "bc", "-", " ", "  ", "\n", "defghi", "1", "(", ")", "\"", "/", ",", "$", "%", ".",
    ]
    let choice = Bool.random(using: &random) ? ascii : pieces
    var text = Text(verbatim: "")
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let piece = Text(verbatim: choice.randomElement(using: &random) ?? "")
      text = text + (Bool.random(using: &random) ? piece.bold() : piece)
    }
    return text
  }

  private func layout(_ text: Text, _ mode: Text.TruncationMode = .tail) -> TextLayout {
    TextLayout(
      text.resolved(with: TextContext()), context: TextLayoutContext(truncationMode: mode),
      measuring: TerminalTextMeasuring())
  }

  private func strings(_ block: TextBlock) -> [String] {
    block.lines.map { $0.spans.map(\.text).joined() }
  }

  private func columns(_ text: String) -> Int { TerminalTextMeasuring().columns(of: text) }

  /// What a break may drop is left out, and so are the hyphens that breaks have added.
  private func kept(_ lines: [String]) -> String {
    lines.joined().filter { !$0.isWhitespace && columns(String($0)) > 0 }
  }

  private func withoutAddedHyphens(_ lines: [String], of text: String) -> [String] {
    // The pieces hold no `-` where they hold a soft hyphen.
    text.contains("\u{AD}") ? lines.map { $0.replacingOccurrences(of: "-", with: "") } : lines
  }

  @Test func linesFitAndLoseNothingButBlanks() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let text = text(&random)
      let layout = layout(text)
      let width = Int.random(in: 2...12, using: &random)
      let offer = ProposedViewSize(width: CGFloat(width), height: nil)
      let lines = strings(layout.block(for: offer))
      let size = layout.sizeThatFits(offer)
      #expect(
        lines.allSatisfy { columns($0) <= width }, "\(text.string().debugDescription) \(width)")
      #expect(
        lines.map(columns).max() ?? 0 == Int(size.width),
        "\(text.string().debugDescription) \(width)")
      #expect(lines.count == Int(size.height))
      let letters = text.string()
      #expect(
        kept(withoutAddedHyphens(lines, of: letters)) == kept([letters]),
        "\(text.string().debugDescription) \(width)")
    }
  }

  @Test func aColumnAloneHoldsALetterOrAnEllipsis() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let text = text(&random)
      let lines = strings(layout(text).block(for: ProposedViewSize(width: 1, height: nil)))
      #expect(lines.allSatisfy { columns($0) <= 1 }, "\(text.string().debugDescription)")
    }
  }

  @Test func clustersAreNeverSplit() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let text = text(&random)
      let whole = Set(text.string())
      let width = CGFloat(Int.random(in: 2...9, using: &random))
      for line in strings(layout(text).block(for: ProposedViewSize(width: width, height: nil))) {
        #expect(
          line.allSatisfy { whole.contains($0) || $0 == "-" },
          "\(text.string().debugDescription) \(width)")
      }
    }
  }

  @Test func moreWidthNeverNeedsMoreLines() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<800 {
      let text = text(&random)
      let heights = (2...16)
        .map {
          layout(text).sizeThatFits(ProposedViewSize(width: CGFloat($0), height: nil)).height
        }
      #expect(
        zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 },
        "\(text.string().debugDescription) \(heights)")
    }
  }

  @Test func anAnswerDoesNotDependOnWhatWasAskedBefore() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let text = text(&random)
      let mode = [Text.TruncationMode.head, .middle, .tail].randomElement(using: &random) ?? .tail
      let asked = layout(text, mode)
      for _ in 0..<8 {
        let width = Int.random(in: 0...14, using: &random)
        let offer = ProposedViewSize(
          width: width == 14 ? nil : CGFloat(width),
          height: [nil, 0, 1, 2, 3].randomElement(using: &random) ?? nil)
        let fresh = layout(text, mode)
        #expect(
          asked.block(for: offer) == fresh.block(for: offer),
          "\(text.string().debugDescription) \(offer)")
        let size = asked.sizeThatFits(offer)
        #expect(size == fresh.sizeThatFits(offer))
        #expect(size == asked.sizeThatFits(offer))
        #expect(size.width <= offer.width ?? .infinity)
        if size.width > 0 {
          #expect(
            asked.sizeThatFits(ProposedViewSize(size)) == size,
            "\(text.string().debugDescription) \(mode) \(offer)")
        }
      }
    }
  }

  @MainActor @Test func whatIsMeasuredIsWhatIsPainted() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let text = text(&random)
      let width = Int.random(in: 1...12, using: &random)
      let host = TextHost(columns: 16, rows: 16) {
        text.background(.blue).named("text").frame(width: CGFloat(width))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      let frame = host.frame
      guard let rect = host.rect(of: "text") else { continue }
      for row in 0..<16 {
        for column in 0..<16 {
          let cell = frame[column: column, row: row]
          let isInside =
            rect.minX <= CGFloat(column) && CGFloat(column) < rect.maxX
            && CGFloat(row) < rect.maxY
          #expect(
            (cell.style.background == .blue) == isInside,
            "\(text.string().debugDescription) \(column) \(row)")
          if !isInside {
            #expect(cell.character == " ", "\(text.string().debugDescription) \(column) \(row)")
          }
        }
      }
    }
  }
}
