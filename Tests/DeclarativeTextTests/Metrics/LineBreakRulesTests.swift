import DeclarativeText
import Support
import Testing

/// The rules of UAX #14, checked against another reading of them; see
/// `Scripts/generate-line-break-tests.py`.
@Suite struct LineBreakRulesTests {
  /// Before which of `scalars` a line may end, and whether a cluster starts there.
  private func breaks(_ scalars: [UInt32]) -> [(allowed: Bool, startsCluster: Bool)] {
    var text = scalars.compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    let shape = TerminalTextMeasuring().shape(text)
    guard let clusters = shape.clusters else {
      return text.withUTF8 { bytes in
        bytes.indices.map { (TerminalTextMeasuring().allowsBreak(before: $0, in: bytes), true) }
      }
    }
    let breaks = text.withUTF8 { TerminalTextMeasuring().breaks(between: clusters, of: $0) }
    var result: [(Bool, Bool)] = []
    for (index, cluster) in clusters.enumerated() {
      let start = result.count
      let bytes = clusters[..<index].reduce(0) { $0 + Int($1.bytes) }
      let part = text.utf8.dropFirst(bytes).prefix(Int(cluster.bytes))
      let count = String(decoding: part, as: UTF8.self).unicodeScalars.count
      for scalar in start..<start + count {
        result.append((scalar == start && breaks.allowsBreak(before: index), scalar == start))
      }
    }
    return result
  }

  @Test func everyPairOfClassesBreaksAsTheAnnexSays() {
    let between: [[UInt32]] = [[], [0x308], [0x20], [0x308, 0x20]]
    let samples = LineBreakCases.samples
    var pairs = LineBreakCases.pairs.makeIterator()
    var compared = 0
    for first in samples {
      for second in samples {
        let bits = pairs.next()?.hexDigitValue ?? 0
        for (bit, middle) in between.enumerated() {
          let scalars = [first] + middle + [second]
          guard let last = breaks(scalars).last, last.startsCluster else { continue }
          compared += 1
          let names = scalars.map { String($0, radix: 16) }
          #expect(last.allowed == (bits >> bit & 1 == 1), "\(names)")
        }
      }
    }
    #expect(compared > samples.count * samples.count * 3)
  }

  @Test func rowsOfClassesBreakAsTheAnnexSays() {
    let digits = Array(LineBreakCases.digits)
    for row in LineBreakCases.rows.split(separator: " ") {
      var scalars: [UInt32] = []
      var wanted: Set<Int> = []
      for character in row {
        guard let digit = digits.firstIndex(of: character) else {
          wanted.insert(scalars.count)
          continue
        }
        scalars.append(LineBreakCases.samples[digit])
      }
      for (index, found) in breaks(scalars).enumerated() where found.startsCluster && index > 0 {
        #expect(
          found.allowed == wanted.contains(index), "\(row) \(scalars.map { String($0, radix: 16) })"
        )
      }
    }
  }

  @Test func plainASCIIBreaksAsItDoesAmongOtherText() {
    var random = SeededGenerator(seed: 14)
    let bytes = Array(" -/.,:;!?()[]{}'\"$%+#a1bZ9|@&*<=>_~^`\\".utf8)
    for _ in 0..<3000 {
      let count = Int.random(in: 2...12, using: &random)
      let part = (0..<count).map { _ in bytes.randomElement(using: &random) ?? 0x20 }
      let alone = breaks(part.map(UInt32.init)).map(\.allowed)
      // Behind a letter beyond ASCII and a hard break, all of it is read as clusters.
      let among = breaks([0xE9, 0x85] + part.map(UInt32.init)).map(\.allowed)
      #expect(alone.dropFirst() == among.dropFirst(3), "\(String(decoding: part, as: UTF8.self))")
    }
  }

  @Test func classesComeFromTheVersionThatWidthsComeFrom() {
    // U+11B60 was given a class in Unicode 17, as was the class of unambiguous hyphens.
    #expect(UnicodeVersion.widths == "17.0.0")
    #expect(breaks([0x2010, 0xE9]).map(\.allowed) == [false, false])
  }
}
