import DeclarativeText
import Support
import Testing

/// Whatever bytes a text is made of, no output carries a control character of theirs.
@MainActor @Suite struct RandomBytesTests {
  /// Pieces of bytes that mean something to a terminal, a parser or a bidirectional display.
  private static let pieces: [[UInt8]] = [
    [0x1B], [0x1B, 0x5B], [0x1B, 0x5D], [0x07], [0x9B], [0xC2, 0x9B], [0xC2, 0x85], [0x7F], [0x00],
    [0x0D], [0x0A], [0x08], [0x09], [0x0C], [0x0B], [0xE2, 0x80, 0xAE], [0xE2, 0x81, 0xA6],
    [0xE2, 0x80, 0xA8], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0x8B], [0xCC, 0x81], [0xED, 0xA0, 0x80],
    [0xF0, 0x9F, 0x91, 0xA9], [0xE2, 0x80, 0x8D], [0xEF, 0xB8, 0x8F], [0xE5, 0xB1, 0xB1],
    Array("<b>&\"'".utf8), Array("]]>".utf8), Array("[31m".utf8), Array("]8;;x".utf8),
  ]

  private func randomString(using random: inout SeededGenerator) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let bits = random.next()
      switch bits & 3 {
      case 0: bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
      case 1: bytes.append(0x20 + UInt8(truncatingIfNeeded: (bits >> 8) % 95))
      default: bytes += Self.pieces[Int(bits >> 8) % Self.pieces.count]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Lines: View {
    let lines: [String]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<lines.count, id: \.self) { Text(verbatim: lines[$0]).lineLimit(1) }
      }
    }
  }

  /// Whether a scalar must never be written out.
  private func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text without the sequences that set how characters look.
  private func withoutStyles(_ ansi: String) -> String.UnicodeScalarView {
    var kept = String.UnicodeScalarView()
    var rest = Substring(ansi).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", rest.first == "[" else {
        kept.append(scalar)
        continue
      }
      let parameters = rest.dropFirst().prefix { "0"..."9" ~= $0 || $0 == ";" || $0 == ":" }
      let end = rest.dropFirst(1 + parameters.count)
      if end.first == "m" { rest = end.dropFirst() } else { kept.append(scalar) }
    }
    return kept
  }

  @Test("100,000 random byte strings", arguments: 0..<4)
  func randomBytes(batch: Int) {
    var random = SeededGenerator(seed: UInt64(batch + 1))
    var count = 0
    while count < 25_000 {
      let lines = (0..<40)
        .map { _ in
          (0..<24).map { _ in randomString(using: &random) }.joined()
        }
      count += 40 * 24
      let host = TextHost(columns: 100, rows: 40) { Lines(lines: lines) }
      let frame = host.frame
      let outputs = [
        ("text", frame.text.unicodeScalars), ("ansi", withoutStyles(frame.ansi())),
        ("svg", frame.svg().unicodeScalars), ("html", frame.html().unicodeScalars),
      ]
      for (name, output) in outputs {
        if let scalar = output.first(where: isHostile) {
          Issue.record("\(name) carries U+\(String(scalar.value, radix: 16))")
        }
      }
      let screen = TerminalEmulator(columns: 100, rows: 40)
      screen.feed(host.flush())
      #expect(screen.failures.isEmpty)
    }
  }
}
