import DeclarativeText
import Support
import Testing

@Suite struct ClusterTests {
  private static let pieces: [String] = [
    "a", "Z", " ", "é", "ж", "漢", "字", "か", "。", "한", "─", "😀", "👩", "🚒", "☀", "\u{200D}",
    "\u{FE0F}", "\u{301}", "\u{1F3FD}", "\u{1F1EB}", "\u{1F1F7}", "\u{915}", "\u{94D}", "\u{937}",
    "\u{93F}", "\u{E01}", "\u{E33}", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{600}", "\u{110BD}",
    "\u{FF76}", "\u{FF9E}", "\u{20E3}", "1", "\u{200C}", "\u{D4E}", "\u{FFFF}", "\u{AC01}",
  ]

  @Test func areThoseOfTheLanguage() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      guard let clusters = TerminalTextMeasuring().shape(text).clusters else { continue }
      #expect(
        clusters.map { Int($0.bytes) } == text.map(\.utf8.count),
        "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func ofThousandMarksShowsThirtyTwoScalars() {
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.write("a" + String(repeating: "\u{301}", count: 1000) + "b", at: 0)
    #expect(canvas.tables.graphemes.map(\.unicodeScalars.count) == [32])
    #expect(canvas[column: 1, row: 0].glyph == 0x62)
  }
}

@Suite struct OverlongClusterTests {
  @Test func isMeasuredByWhatIsShownOfIt() {
    let marks = String(repeating: "\u{301}", count: 40)
    #expect(TerminalTextMeasuring().columns(of: "\u{2600}\(marks)\u{FE0F}") == 1)
    #expect(TerminalTextMeasuring().columns(of: "\u{2600}\u{FE0F}\(marks)") == 2)
  }
}

@Suite struct LooseJoinerTests {
  @Test func doesNotReachTheNextCell() {
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.write("\u{1F692}", at: canvas.write("\u{1F469}\u{200D}", at: 0))
    #expect([0, 2].map { canvas[column: $0, row: 0].glyph } == [0x1F469, 0x1F692])
  }

  @Test func staysWhereItShapesALetter() {
    let canvas = Canvas(columns: 2, rows: 1)
    canvas.write("\u{915}\u{94D}\u{200D}", at: 0)
    #expect(canvas.tables.graphemes.map(\.unicodeScalars.count) == [3])
  }
}

@Suite struct HostileTextTests {
  private func picture(_ text: String, columns: Int = 6) -> String {
    let canvas = Canvas(columns: columns, rows: 1)
    canvas.write(text, at: 0)
    return canvas.picture
  }

  @Test func showsControlCharactersAsTheirPictures() {
    #expect(picture("a\u{1B}[1m") == "a␛[1m·")
    #expect(picture("\u{0}\u{7}\u{7F}\u{8}") == "␀␇␡␈··")
  }

  @Test func showsWhatHasNoPictureAsAReplacement() {
    #expect(picture("a\u{9B}b\u{9D}") == "a\u{FFFD}b\u{FFFD}··")
    let scalars: [UInt32] = [0xFDD0, 0x1FFFE]
    let noncharacters = scalars.compactMap(Unicode.Scalar.init(_:)).map { String($0) }
    #expect(picture(noncharacters.joined() + "a") == "\u{FFFD}\u{FFFD}a···")
  }

  @Test func dropsWhatTurnsTextRound() {
    #expect(picture("a\u{202E}b\u{2066}c\u{200F}\u{61C}d") == "abcd··")
  }

  @Test func showsATabAsABlank() {
    #expect(picture("a\tb") == "a·b···")
  }

  @Test func leavesLineBreaksOut() {
    #expect(picture("a\nb\r\nc\u{2028}d\u{85}e") == "abcde·")
  }
}
