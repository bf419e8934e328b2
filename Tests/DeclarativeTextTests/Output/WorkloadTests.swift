import DeclarativeText
import Support
import Testing

/// The bytes that known work takes, on a screen of 200 x 50.
@Suite struct WorkloadTests {
  private static func value(_ index: Int) -> String {
    let hundredths = Int(UInt32(truncatingIfNeeded: index &* 2_654_435_761) % 10_000)
    let whole = String(hundredths / 100)
    let part = hundredths % 100
    let number = whole + (part < 10 ? ".0" : ".") + String(part)
    return String(repeating: " ", count: 6 - number.count) + number
  }

  private func dashboard() -> Sketch {
    var sketch = Sketch(columns: 200, rows: 50)
    for row in 0..<50 {
      sketch.put("││", column: 0, row: row)
      sketch.put("││", column: 198, row: row)
    }
    let bold = CellStyle(attributes: .bold)
    sketch.put("PID    NAME                     CPU%", column: 2, row: 5, bold)
    for row in 0..<40 {
      sketch.put("\(1000 + row)   process-\(row)", column: 2, row: row + 6)
      sketch.put(Self.value(row), column: 34, row: row + 6)
    }
    return sketch
  }

  @Test func oneNumberInAnotherRowTakesTwelveBytes() {
    var sketch = dashboard()
    var screen = Screen(columns: 200, rows: 50)
    screen.show(sketch)
    var bytes = 0
    for frame in 1...450 {
      let row = 6 + 7 * frame % 40
      sketch.put(Self.value(frame + 100), column: 34, row: row)
      let damage = (0..<50).map { $0 == row ? 34..<40 : 0..<0 }
      let count = screen.show(sketch, damage: damage).count
      if frame > 50 { bytes += count }
      #expect(screen.work.cellsCompared == 6)
    }
    #expect(screen.seen == sketch.expected)
    #expect(screen.emulator.failures.isEmpty)
    #expect(bytes <= 12 * 400)
    print("one number: \(Double(bytes) / 400) bytes a frame")
  }

  private func plasma(_ frame: Int, into sketch: inout Sketch) {
    for row in 0..<50 {
      for column in 0..<200 {
        let value = UInt32((7 * column + 13 * row + 31 * frame) & 255)
        let style = CellStyle(
          foreground: Color(hex: value << 16 | (255 - value) << 8 | 3 * value & 255),
          background: Color(hex: (value / 2) << 16 | (255 - value)))
        sketch.cells[row * 200 + column] = Cell(
          glyph: 0x21 + value % 90, style: sketch.tables.intern(style))
      }
    }
  }

  @Test func everyCellInOtherColorsTakesLessThanThirtyTwoBytesACell() {
    var sketch = Sketch(columns: 200, rows: 50)
    // The pattern happens to move up by whole rows; without scrolling every cell is written.
    var encoder = FrameEncoder()
    encoder.features.remove(.scrolls)
    var screen = Screen(columns: 200, rows: 50, encoder: encoder)
    for frame in 0..<3 {
      plasma(frame, into: &sketch)
      let count = screen.show(sketch).count
      #expect(screen.work.cellsChanged == 10_000)
      #expect(count <= 320_000)
      if frame == 2 { print("every color: \(count) bytes a frame") }
    }
    #expect(screen.seen == sketch.expected)
    #expect(screen.emulator.failures.isEmpty)
  }

  @Test func everyWideGlyphTakesItsThreeBytes() {
    var sketch = Sketch(columns: 200, rows: 50)
    var screen = Screen(columns: 200, rows: 50)
    for frame in 0..<6 {
      for row in 0..<50 {
        for place in 0..<100 {
          let scalar = UInt32(0x4E00 + (7 * place + 13 * row + frame) % 2000)
          sketch.cells[row * 200 + 2 * place] = Cell(glyph: scalar, style: 0)
          sketch.cells[row * 200 + 2 * place + 1] = Cell(glyph: Cell.continuation, style: 0)
        }
      }
      let count = screen.show(sketch).count
      if frame > 3 { #expect(count <= 15_100) }
      if frame == 5 { print("every wide glyph: \(count) bytes a frame") }
    }
    #expect(screen.seen == sketch.expected)
    #expect(screen.emulator.failures.isEmpty)
  }

  @Test func aLogThatMovesUpTakesTheNewLine() {
    var sketch = Sketch(columns: 200, rows: 50)
    sketch.put("╭" + String(repeating: "─", count: 198) + "╮", column: 0, row: 0)
    sketch.put("╰" + String(repeating: "─", count: 198) + "╯", column: 0, row: 49)
    let words = "lorem ipsum dolor sit amet elit sed do tempor magna aliqua enim"
    var screen = Screen(columns: 200, rows: 50)
    var bytes = 0
    for frame in 0..<20 {
      for row in 1..<49 {
        let number = String(1_000_000 + frame + row).dropFirst()
        sketch.put("│\(number) \(words)", column: 0, row: row)
        sketch.put("│", column: 199, row: row)
      }
      let damage = frame == 0 ? nil : (0..<50).map { 1..<49 ~= $0 ? 1..<199 : 0..<0 }
      let count = screen.show(sketch, damage: damage).count
      if frame > 0 { bytes += count }
    }
    #expect(screen.seen == sketch.expected)
    #expect(screen.emulator.failures.isEmpty)
    #expect(bytes <= 120 * 19)
    print("a log line: \(Double(bytes) / 19) bytes a frame")
  }
}
