import Declarative

extension FrameEncoder {
  /// Writes one run, moving there and changing the pen first.
  mutating func write(
    _ run: ChangedRuns.Run, before next: ChangedRuns.Run?, of picture: Picture,
    tables: CellTables, into writer: inout ByteWriter
  ) {
    let (goalRow, goalColumn) = (Int(run.row), Int(run.start))
    if erased.row == goalRow, erased.column <= goalColumn { return }
    writer.reserve(192)
    let link = pens.entries[Int(run.style)].pen.link
    if pen?.link != link || row != goalRow || column != goalColumn { closeLink(into: &writer) }
    // Cells on the way may be written again in the pen before, or in the run's own.
    if link != 0 || row == goalRow && (column ?? .max) < goalColumn {
      let route = route(row: goalRow, column: goalColumn, picture)
      if link != 0 || route.isRewriting { follow(route, to: run, picture, into: &writer) }
    }
    setPen(run, picture, into: &writer)
    let route = route(row: goalRow, column: goalColumn, picture)
    follow(route, to: run, picture, into: &writer)
    if habit.isOpen { noteStart(cost: route.cost, into: &writer) }
    writeCells(run, endsLine: next?.row != run.row, of: picture, tables: tables, into: &writer)
  }

  private mutating func follow(
    _ route: CursorRoute, to run: ChangedRuns.Run, _ picture: Picture,
    into writer: inout ByteWriter
  ) {
    follow(route, row: Int(run.row), column: Int(run.start), picture, into: &writer)
  }

  /// Saves the cursor where frames have begun often enough.
  private mutating func noteStart(cost: Int, into writer: inout ByteWriter) {
    habit.isOpen = false
    guard let row, let column else { return }
    habit.frames = habit.column == column ? habit.frames + 1 : 1
    habit.column = column
    guard features.contains(.savedCursor), habit.frames >= 3, cost > 2, let pen, pen.link == 0,
      saved.map({ $0.column != column || $0.pen != pen }) ?? true
    else { return }
    writer.put("\u{1B}7")
    saved = SavedCursor(row: row, column: column, pen: pen)
  }

  /// Tells the pen of a run, unless the run is blank and looks the same as it is.
  private mutating func setPen(
    _ run: ChangedRuns.Run, _ picture: Picture, into writer: inout ByteWriter
  ) {
    if penStyle == run.style { return }
    let entry = pens.entries[Int(run.style)]
    if penBlankLook == entry.blankLook {
      let first = Int(run.row) * picture.size.columns
      let cells = first + Int(run.start)..<first + Int(run.end)
      if cells.allSatisfy({ picture.new[$0].glyph == 0x20 }) { return }
    }
    PenChange.write(from: pen, to: Int(run.style), of: pens, into: &writer)
    if entry.pen.link != 0, pen?.link != entry.pen.link {
      let opening = pens.linkOpenings[Int(entry.pen.link)]
      writer.reserve(opening.count + 192)
      opening.withUnsafeBufferPointer { writer.put($0) }
    }
    pen = entry.pen
    penStyle = run.style
    penBlankLook = entry.blankLook
  }

  /// Ends the link being written: none reaches past its run.
  mutating func closeLink(into writer: inout ByteWriter) {
    guard let link = pen?.link, link != 0 else { return }
    writer.reserve(16)
    writer.put("\u{1B}]8;;\u{1B}\\")
    pen?.link = 0
    penStyle = nil
    penBlankLook = nil
  }
}
