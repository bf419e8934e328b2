import Declarative

extension Frame {
  /// The frame as text with escape sequences, to be printed on any terminal.
  ///
  /// Each row stands for itself: it ends with a reset and a newline, and moves no cursor.
  public func ansi(depth: ColorDepth = .truecolor) -> String {
    var encoder = RowEncoder(tables: tables, depth: depth, scheme: scheme)
    for row in 0..<size.rows {
      encoder.write(cells[row * size.columns..<(row + 1) * size.columns])
    }
    return encoder.text
  }
}

/// Writes rows one after the other, each complete in itself.
private struct RowEncoder {
  private var pens = PenTable()
  private let tables: CellTables
  private var bytes: [UInt8] = []

  init(tables: CellTables, depth: ColorDepth, scheme: ColorScheme) {
    self.tables = tables
    pens.update(
      tables, depth: depth, scheme: scheme, linkSchemes: Hyperlink.usualSchemes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ cells: ArraySlice<Cell>) {
    let row = ContiguousArray(cells)
    var end = row.count
    while end > 0, row[end - 1].glyph == 0x20,
      pens.entries[Int(row[end - 1].style)].blankLook == 0
    { end -= 1 }
    var writer = ByteWriter(capacity: 1024)
    var pen = Pen()
    for index in 0..<end {
      let cell = row[index]
      if cell.glyph == Cell.continuation, index > 0, row[index - 1].glyph != Cell.continuation {
        continue
      }
      writer.reserve(256)
      change(&pen, to: Int(cell.style), &writer)
      write(cell.glyph, into: &writer)
    }
    writer.reserve(64)
    if pen.link != 0 { writer.put("\u{1B}]8;;\u{1B}\\") }
    writer.put("\u{1B}[m\n")
    writer.append(to: &bytes)
  }

  private func change(_ pen: inout Pen, to style: Int, _ writer: inout ByteWriter) {
    let entry = pens.entries[style]
    if pen == entry.pen { return }
    if pen.link != 0, pen.link != entry.pen.link { writer.put("\u{1B}]8;;\u{1B}\\") }
    PenChange.write(from: pen, to: style, of: pens, into: &writer)
    if entry.pen.link != 0, pen.link != entry.pen.link {
      let opening = pens.linkOpenings[Int(entry.pen.link)]
      writer.reserve(opening.count + 256)
      opening.withUnsafeBufferPointer { writer.put($0) }
    }
    pen = entry.pen
  }

  private func write(_ glyph: UInt32, into writer: inout ByteWriter) {
    guard glyph & Cell.interned != 0 else {
      let isPrintable = GlyphTrust.isPrintable(glyph)
      writer.put(scalar: glyph == Cell.continuation ? 0x20 : isPrintable ? glyph : 0xFFFD)
      return
    }
    let index = Int(glyph & ~Cell.interned)
    guard pens.reaches[index] >= 0 else {
      writer.put(scalar: 0xFFFD)
      return
    }
    writer.reserve(tables.graphemes[index].utf8.count + 256)
    for byte in tables.graphemes[index].utf8 { writer.put(byte) }
  }
}
