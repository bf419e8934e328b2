import DeclarativeText
import Testing

@Suite struct TextLayoutPropertyTests {
  /// The same numbers at every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 ^ state << 21
    }
  }

  private func text(_ numbers: inout Numbers) -> Text {
    let pieces = ["a", "bc", "-", " ", "  ", "か", "\n", "defghi", "1", "e\u{301}", "\u{200B}"]
    var text = Text(verbatim: "")
    for _ in 0..<Int.random(in: 1...14, using: &numbers) {
      let piece = Text(verbatim: pieces.randomElement(using: &numbers) ?? "")
      text = text + (Bool.random(using: &numbers) ? piece.bold() : piece)
    }
    return text
  }

  private func layout(_ text: Text, _ mode: Text.TruncationMode) -> TextLayout {
    TextLayout(
      text.resolved(with: TextContext()), context: TextLayoutContext(truncationMode: mode),
      measuring: TerminalTextMeasuring())
  }

  private func string(_ block: TextBlock) -> String {
    block.lines.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
  }

  private func columns(_ line: TextBlock.Line) -> Int {
    Int(line.indent) + TerminalTextMeasuring().shape(line.spans.map(\.text).joined()).columns
  }

  @Test func linesFitAndLoseNothingButBlanks() {
    var numbers = Numbers(state: 1)
    for _ in 0..<3000 {
      let text = text(&numbers)
      let layout = layout(text, .tail)
      let width = Int.random(in: 2...12, using: &numbers)
      let offer = ProposedViewSize(width: CGFloat(width), height: nil)
      let block = layout.block(for: offer)
      let size = layout.sizeThatFits(offer)
      #expect(block.lines.allSatisfy { columns($0) <= width }, "\(text)")
      #expect(block.lines.map { columns($0) }.max() ?? 0 == Int(size.width), "\(text) \(width)")
      #expect(block.lines.count == Int(size.height))
      let drawn = string(block).filter { !$0.isWhitespace }
      #expect(drawn == text.string().filter { !$0.isWhitespace }, "\(text)")
    }
  }

  @Test func anAnswerDoesNotDependOnWhatWasAskedBefore() {
    var numbers = Numbers(state: 2)
    for _ in 0..<1000 {
      let text = text(&numbers)
      let mode = [Text.TruncationMode.head, .middle, .tail].randomElement(using: &numbers) ?? .tail
      let asked = layout(text, mode)
      for _ in 0..<8 {
        let width = Int.random(in: 0...14, using: &numbers)
        let offer = ProposedViewSize(
          width: width == 14 ? nil : CGFloat(width),
          height: [nil, 0, 1, 2, 3].randomElement(using: &numbers) ?? nil)
        let fresh = layout(text, mode)
        #expect(asked.block(for: offer) == fresh.block(for: offer), "\(text) \(offer)")
        let size = asked.sizeThatFits(offer)
        #expect(size == fresh.sizeThatFits(offer))
        #expect(size.width <= offer.width ?? .infinity)
        if size.width > 0 {
          #expect(asked.sizeThatFits(ProposedViewSize(size)) == size, "\(text) \(mode) \(offer)")
        }
      }
    }
  }
}
