package import Declarative

extension FrameEncoder {
  /// Appends the bytes that turn `old` into `new`, nothing if they look the same.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows; nil for anything at all.
  ///   - new: What it is to show, row by row.
  ///   - damage: For each row, the columns that may differ; nil for all.
  ///   - oldTables: What the numbers in `old` stand for, if not the same as in `new`.
  package mutating func encode(
    from old: ContiguousArray<Cell>?, to new: ContiguousArray<Cell>, size: CellSize,
    damage: [Range<Int>]? = nil, oldTables: CellTables? = nil, tables: CellTables,
    into bytes: inout [UInt8]
  ) -> Work {
    let count = size.columns * size.rows
    precondition(new.count == count, "encode(from:to:): \(new.count) cells for \(size).")
    guard count > 0 else { return Work() }
    if oldTables != nil { forgetTables() }
    pens.update(tables, depth: depth, scheme: scheme, linkSchemes: linkSchemes)

    var known = isShown ? old : nil
    if let cells = known, cells.count != count { known = nil }
    if let cells = known, let oldTables { known = cells.renumbered(from: oldTables, to: tables) }
    var writer = ByteWriter(capacity: lastLength + 256)
    if known == nil { begin(into: &writer) }
    var damage = damage
    if var cells = known, features.contains(.scrolls), damage.map(Self.isTall) ?? true {
      let scroll = cells.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { ScrollMove.find(from: old, to: $0, size: size) }
      }
      if let scroll, write(scroll, size: size, into: &writer) {
        scroll.apply(to: &cells, columns: size.columns)
        known = cells
        for row in scroll.rows { damage?[row] = 0..<size.columns }
      }
    }
    let shown = known ?? []
    let work = shown.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        encode(
          Picture(old: known == nil ? nil : old, new: new, size: size), damage: damage,
          tables: tables, into: &writer)
      }
    }
    isShown = true
    if known == nil { layDownPen(into: &writer) }
    return finish(work, writer, into: &bytes)
  }

  /// Whether enough rows changed for a scroll to be worth a look.
  private static func isTall(_ damage: [Range<Int>]) -> Bool {
    var rows = 0
    for columns in damage where !columns.isEmpty {
      rows += 1
      if rows >= ScrollMove.fewestRows { return true }
    }
    return false
  }

  private mutating func begin(into writer: inout ByteWriter) {
    let visibility = cursorIsVisible
    let kept = pens
    forget()
    pens = kept
    cursorIsVisible = visibility
    // A link left open by another would spread over the whole screen.
    writer.put("\u{1B}]8;;\u{1B}\\\u{1B}[m")
    pen = Pen()
    penBlankLook = 0
  }

  /// Leaves a whole screen with a plain pen: the small changes that follow mostly want that one.
  private mutating func layDownPen(into writer: inout ByteWriter) {
    guard penStyle != 0, pen != Pen() else { return }
    PenChange.write(from: pen, to: 0, of: pens, into: &writer)
    pen = Pen()
    penStyle = 0
    penBlankLook = pens.entries[0].blankLook
  }

  private mutating func encode(
    _ picture: Picture, damage: [Range<Int>]?, tables: CellTables, into writer: inout ByteWriter
  ) -> Work {
    var work = Work()
    var runs = ChangedRuns(picture, pens: pens, capacity: lastRuns)
    for row in 0..<picture.size.rows {
      let columns = damage?[row] ?? 0..<picture.size.columns
      guard !columns.isEmpty else { continue }
      work.cellsCompared += columns.count
      runs.find(row: row, columns: columns)
    }
    work.cellsChanged = runs.changed
    lastRuns = runs.runs.count
    habit.isOpen = true
    erased = ErasedRow()
    let order = runs.order(startingWith: pen ?? Pen())
    for place in 0..<runs.runs.count {
      let index = order.isEmpty ? place : Int(order[place])
      let next = order.isEmpty ? place + 1 : place + 1 < order.count ? Int(order[place + 1]) : -1
      let following = next >= 0 && next < runs.runs.count ? runs.runs[next] : nil
      write(runs.runs[index], before: following, of: picture, tables: tables, into: &writer)
    }
    closeLink(into: &writer)
    return work
  }

  private mutating func finish(
    _ work: Work, _ writer: borrowing ByteWriter, into bytes: inout [UInt8]
  ) -> Work {
    var work = work
    lastLength = writer.count
    guard writer.count > 0 else { return work }
    let start = bytes.count
    let wraps = synchronizes && writer.count >= Self.leastSynchronized
    if wraps { bytes += Array("\u{1B}[?2026h".utf8) }
    writer.append(to: &bytes)
    if wraps { bytes += Array("\u{1B}[?2026l".utf8) }
    work.bytes = bytes.count - start
    return work
  }
}

/// The two frames side by side.
struct Picture {
  var old: UnsafeBufferPointer<Cell>?
  var new: UnsafeBufferPointer<Cell>
  var size: CellSize

  /// How many cells the grapheme at `index` of a row's cells takes, which end before `end`.
  func width(at index: Int, end: Int) -> Int {
    index + 1 < end && new[index + 1].glyph == Cell.continuation ? 2 : 1
  }
}
