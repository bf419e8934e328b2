import DeclarativeText
import Support
import Testing

/// What holds whatever is drawn (trials, group 18).
@Suite struct Trial18InvariantTests {
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: true
    default: false
    }
  }

  private func faults(in canvas: Canvas) -> String? {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let cell = canvas[column: column, row: row]
        if cell.glyph == Cell.continuation {
          guard column > 0 else { return "a row starts with a continuation" }
          let head = canvas[column: column - 1, row: row]
          guard head.style == cell.style else { return "two styles in one grapheme" }
          guard width(of: head, in: canvas) == 2 else { return "half a grapheme" }
          continue
        }
        if cell.glyph & Cell.interned == 0, Self.isControl(cell.glyph) { return "a control" }
        let isWide = canvas.isContinuation(column: column + 1, row: row)
        guard width(of: cell, in: canvas) == (isWide ? 2 : 1) else { return "a wrong width" }
      }
    }
    return nil
  }

  private func width(of cell: Cell, in canvas: Canvas) -> Int {
    if cell.glyph == Cell.continuation { return 0 }
    let text =
      cell.glyph & Cell.interned != 0
      ? canvas.tables.graphemes[Int(cell.glyph & ~Cell.interned)]
      : Unicode.Scalar(cell.glyph).map { String($0) } ?? ""
    return TerminalTextMeasuring().columns(of: text)
  }

  private func randomText(using random: inout SeededGenerator) -> String {
    let interesting: [UInt32] = [
      0x1B, 0x9B, 0x202E, 0x2028, 0x301, 0x200D, 0xFE0F, 0x1F469, 0x1F692, 0x1F1EB, 0x4E00,
      0x1F3FD, 0x915, 0x94D, 0x93F, 0x1112, 0x1161, 0xE33, 0x61, 0xAD, 0x600, 0xFFFF, 0xE0061,
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 1: bytes.append(UInt8.random(in: 0...127, using: &random))
      case 2:
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "x"
        bytes += Array(String(scalar).utf8)
      default:
        let scalar = interesting.randomElement(using: &random).flatMap(Unicode.Scalar.init)
        bytes += Array(String(scalar ?? "x").utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func noBytesBecomeControlAndColumnsAreThoseMeasured() {
    var random = SeededGenerator(seed: 18)
    let canvas = Canvas(columns: 24, rows: 1)
    for step in 0..<100_000 {
      let text = randomText(using: &random)
      let measured = TerminalTextMeasuring().shape(text)
      let clusters = measured.clusters.map { $0.reduce(0) { $0 + Int($1.columns) } }
      let column = Int.random(in: -3..<24, using: &random)
      let taken = canvas.write(text, at: column)
      let fits = column + taken < 24
      #expect(clusters == nil || clusters == measured.columns)
      #expect(fits ? taken == measured.columns : taken <= measured.columns)
      if step % 3 == 0 {
        let left = Int.random(in: -2..<24, using: &random)
        canvas.fill(CellRect(left, 0, left + 3, 1), style: CellStyle(background: .red))
      } else if step % 5 == 0 {
        canvas.clip = CellRect(Int.random(in: 0..<20, using: &random), 0, 22, 1)
        canvas.write(text, at: column + 1)
        canvas.clip = CellRect(canvas.size)
      }
      if let fault = faults(in: canvas) {
        Issue.record("\(fault) in \(canvas.picture) at step \(step)")
        return
      }
    }
    let unsafe = canvas.tables.graphemes.contains {
      $0.unicodeScalars.contains { Self.isControl($0.value) }
    }
    #expect(!unsafe)
  }
}
