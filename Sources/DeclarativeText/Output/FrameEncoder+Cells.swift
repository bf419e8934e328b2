import Declarative

extension FrameEncoder {
  /// Writes the cells of a run; the cursor is at its start and the pen is its own.
  mutating func writeCells(
    _ run: ChangedRuns.Run, endsLine: Bool, of picture: Picture, tables: CellTables,
    into writer: inout ByteWriter
  ) {
    let first = Int(run.row) * picture.size.columns
    let end = first + Int(run.end)
    var index = first + Int(run.start)
    writer.reserve((end - index) * 16 + 64)
    while index < end {
      let glyph = picture.new[index].glyph
      if glyph == 0x20 {
        let start = index
        while index < end, picture.new[index].glyph == 0x20 { index += 1 }
        let isLast = endsLine && index == end
        if eraseBlanks(start..<index, isLast: isLast, row: Int(run.row), picture, &writer) {
          if erased.row == Int(run.row) || index == end {
            column = start - first
            return
          }
          writer.put(control: "C", index - start)
        } else {
          writer.put(0x20, times: index - start)
        }
        continue
      }
      let width = picture.width(at: index, end: first + picture.size.columns)
      index += width
      if glyph < 0x7F, glyph > 0x20 {
        writer.put(UInt8(truncatingIfNeeded: glyph))
      } else if (0x2070..<0xD7B0).contains(glyph) {
        writer.put(scalar: glyph)
      } else if write(glyph, width: width, tables: tables, into: &writer) {
        // The terminal may have gone elsewhere.
        let reach = index - first - width + pens.reach(of: glyph)
        column = nil
        if reach >= picture.size.columns { row = nil }
        if index == end { return }
        let route = route(row: Int(run.row), column: index - first, nil)
        follow(route, row: Int(run.row), column: index - first, nil, into: &writer)
        writer.reserve((end - index) * 16 + 64)
      }
    }
    column = end - first < picture.size.columns ? end - first : nil
  }

  /// Writes a glyph that is not plain, and returns whether terminals disagree on its width.
  private func write(
    _ glyph: UInt32, width: Int, tables: CellTables, into writer: inout ByteWriter
  ) -> Bool {
    if glyph & Cell.interned == 0 {
      guard GlyphTrust.isPrintable(glyph) else {
        writeSubstitute(width: width, into: &writer)
        return false
      }
      writer.put(scalar: glyph)
      return GlyphTrust.reach(ofScalar: glyph) > 0
    }
    let index = Int(glyph & ~Cell.interned)
    guard index < tables.graphemes.count, pens.reaches[index] >= 0 else {
      writeSubstitute(width: width, into: &writer)
      return false
    }
    let grapheme = tables.graphemes[index]
    writer.reserve(grapheme.utf8.count + 128)
    for byte in grapheme.utf8 { writer.put(byte) }
    return pens.reaches[index] > 0
  }

  /// What is written for a glyph that must not reach a terminal: no canvas should hold one.
  private func writeSubstitute(width: Int, into writer: inout ByteWriter) {
    writer.put(scalar: 0xFFFD)
    if width == 2 { writer.put(0x20) }
  }

  /// Erases a stretch of blanks if that is shorter than writing them.
  private mutating func eraseBlanks(
    _ blanks: Range<Int>, isLast: Bool, row: Int, _ picture: Picture, _ writer: inout ByteWriter
  ) -> Bool {
    guard blanks.count > 3 || !isLast, penBlankLook == 0 else { return false }
    let first = row * picture.size.columns
    if blankTail(row: row, picture) <= blanks.lowerBound - first {
      writer.put("\u{1B}[K")
      erased.row = row
      erased.column = blanks.lowerBound - first
      return true
    }
    // Erasing leaves the cursor, so what follows needs a move of as many bytes.
    guard blanks.count >= (isLast ? 5 : 9) else { return false }
    writer.put(control: "X", blanks.count)
    return true
  }

  /// From which column on a row holds nothing at all.
  private mutating func blankTail(row: Int, _ picture: Picture) -> Int {
    if erased.tailRow == row { return erased.tail }
    let first = row * picture.size.columns
    var tail = picture.size.columns
    while tail > 0 {
      let cell = picture.new[first + tail - 1]
      guard cell.glyph == 0x20, pens.entries[Int(cell.style)].blankLook == 0 else { break }
      tail -= 1
    }
    erased.tailRow = row
    erased.tail = tail
    return tail
  }
}
