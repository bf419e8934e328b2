import DeclarativeText
import Support
import Testing

/// Random frames: what a terminal shows after the difference is what it shows after a full
/// repaint, and is the frame.
@Suite struct DifferenceTests {
  @Test(arguments: 0..<100)
  func leadsToTheFrame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    var sketch = Sketch(
      columns: .random(in: 1...24, using: &random), rows: .random(in: 1...9, using: &random))
    var encoder = FrameEncoder()
    if seed % 5 == 4 { encoder.features = [] }
    encoder.synchronizes = seed % 7 == 6
    var screen = Screen(columns: sketch.size.columns, rows: sketch.size.rows, encoder: encoder)
    screen.emulator.feed("\u{1B}[44;1mgarbage".utf8)
    for round in 0..<40 {
      let before = sketch
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        sketch.scribble(contested: Sketch.contested, reach: 2, using: &random)
      }
      var oldTables: CellTables?
      if round % 11 == 10 {
        oldTables = sketch.tables
        sketch = sketch.renumbered()
      }
      let damage = round % 2 == 0 || oldTables != nil ? nil : sketch.damage(since: before)
      screen.show(sketch, damage: damage, oldTables: oldTables)
      guard isSame(sketch.expected, screen.seen), screen.emulator.failures.isEmpty else {
        Issue.record(
          """
          round \(round): \(screen.emulator.failures)
          \(sketch.frame)
          is shown as
          \(screen.emulator.picture)
          """)
        return
      }
      if round % 8 == 0 {
        var fresh = Screen(columns: sketch.size.columns, rows: sketch.size.rows)
        fresh.show(sketch)
        #expect(isSame(fresh.seen, screen.seen))
        #expect(fresh.emulator.failures.isEmpty)
      }
      if round % 5 == 0 {
        var bytes: [UInt8] = []
        screen.encoder.encode(cursor: round % 10 == 0 ? nil : (0, 0), into: &bytes)
        screen.emulator.feed(bytes)
      }
    }
  }

  /// Whether cells are the same, save for the numbers that links go by.
  private func isSame(_ first: [EmulatedCell], _ second: [EmulatedCell]) -> Bool {
    zip(first, second)
      .allSatisfy { one, other in
        if one == other { return true }
        guard var link = one.style.link, let identifier = other.style.link?.identifier else {
          return false
        }
        link.identifier = identifier
        var renamed = one
        renamed.style.link = link
        return renamed == other
      }
  }

  /// A terminal that adds up the widths of a sequence's parts may spoil the sequence, and nothing
  /// else.
  @Test(arguments: 0..<30)
  func survivesATerminalWithOtherWidths(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1000))
    var sketch = Sketch(columns: 20, rows: 4)
    var screen = Screen(columns: 20, rows: 4)
    screen.emulator.width = { grapheme in
      let isContested = Sketch.contested.contains(grapheme)
      let width = TerminalEmulator.usualWidth(grapheme)
      return isContested ? min(4, 2 * grapheme.unicodeScalars.count - seed % 2) : width
    }
    for round in 0..<30 {
      for _ in 0..<3 {
        sketch.scribble(contested: Sketch.contested, reach: 6, using: &random)
      }
      screen.show(sketch)
      #expect(screen.emulator.failures.isEmpty)
      let (expected, seen) = (sketch.expected, screen.seen)
      let contested = Set(
        expected.indices.filter { Sketch.contested.contains(expected[$0].text) }
          .flatMap { [$0, $0 + 1] })
      for index in sketch.cells.indices where !contested.contains(index) {
        guard expected[index] == seen[index] else {
          Issue.record(
            "round \(round), cell \(index):\n\(sketch.frame)\nis\n\(screen.emulator.picture)")
          return
        }
      }
    }
  }
}
