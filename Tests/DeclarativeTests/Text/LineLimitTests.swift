import DeclarativeText
import Support
import Testing

/// What texts inherit about their lines.
@MainActor @Suite struct LineLimitTests {
  private func height(_ text: some View) -> CGFloat {
    Arrangement(1, nil) { text }.height
  }

  private let words = Text("a b c d e")

  @Test("5.17 A limit of nil removes the one outside; of two the inner one holds")
  func semantics5_17() {
    #expect(height(words.lineLimit(2)) == 2)
    #expect(height(words.lineLimit(nil).lineLimit(2)) == 5)
    #expect(height(words.lineLimit(3).lineLimit(2)) == 3)
    #expect(height(VStack { words.lineLimit(nil) }.lineLimit(1)) == 5)
    #expect(height(words.lineLimit(4).lineLimit(nil)) == 4)
  }

  @Test("5.18 Reserved lines count whether or not they are used")
  func semantics5_18() {
    #expect(height(Text("a").lineLimit(2, reservesSpace: true)) == 2)
    #expect(height(Text("a").lineLimit(4, reservesSpace: true)) == 4)
    #expect(height(Text("a").lineLimit(4, reservesSpace: false)) == 1)
    #expect(height(words.lineLimit(4, reservesSpace: true)) == 4)
  }

  @Test("5.19 Ranges of lines bound the height at either end")
  func semantics5_19() {
    #expect(height(words.lineLimit(2...4)) == 4)
    #expect(height(Text("a").lineLimit(2...4)) == 2)
    #expect(height(Text("a").lineLimit(2...)) == 2)
    #expect(height(words.lineLimit(2...)) == 5)
    #expect(height(words.lineLimit(...4)) == 4)
    #expect(height(Text("a").lineLimit(...4)) == 1)
  }

  @Test("5.20 A range overwrites both ends of a limit set outside")
  func semantics5_20() {
    #expect(height(Text("a").lineLimit(2...4).lineLimit(6, reservesSpace: true)) == 2)
    #expect(height(Text("a").lineLimit(...3).lineLimit(6, reservesSpace: true)) == 1)
    #expect(height(words.lineLimit(2...).lineLimit(3)) == 5)
    #expect(height(Text("a").lineLimit(3).lineLimit(5...8)) == 1)
  }

  @Test("5.26 Letters cannot shrink: a text with a least scale is truncated like any other")
  func semantics5_26() {
    expectFrame(columns: 4, rows: 1) {
      Text("abcdefgh").lineLimit(1).minimumScaleFactor(0.5)
    } is: {
      "abc…"
    }
  }

  @Test("A limit below one is one, as it is in SwiftUI")
  func limitsBelowOne() {
    #expect(height(words.lineLimit(0)) == 1)
    #expect(height(words.lineLimit(-3)) == 1)
    #expect(height(words.environment(\.lineLimit, 0)) == 1)
    #expect(height(Text("a").lineLimit(0, reservesSpace: true)) == 1)
  }

  @Test("Spacing leaves rows free between lines, and counts towards the height")
  func spacing() {
    expectFrame(columns: 1, rows: 5) {
      Text("a\nb\nc").lineSpacing(1)
    } is: {
      """
      a
      ·
      b
      ·
      c
      """
    }
    expectFrame(columns: 2, rows: 3) {
      Text("a\nb\nc").lineSpacing(1)
    } is: {
      """
      a·
      ··
      b…
      """
    }
    #expect(Arrangement(2, 4) { Text("a\nb\nc").lineSpacing(1) }.height == 3)
    #expect(height(Text("a\nb\nc").lineSpacing(2)) == 7)
    #expect(height(Text("a").lineSpacing(2)) == 1)
    #expect(height(Text("a").lineLimit(3, reservesSpace: true).lineSpacing(1)) == 5)
    #expect(height(Text("a\nb").lineSpacing(-1)) == 2)
  }

  @Test("Spacing is rounded to whole rows")
  func spacingInPoints() {
    func height(_ spacing: CGFloat) -> CGFloat {
      Arrangement(80, nil, metrics: .points) { Text("a\nb").lineSpacing(spacing) }.height
    }
    #expect([0, 7, 8, 16, 24].map(height) == [32, 32, 48, 48, 64])
  }
}
