import Declarative

/// The stretches of a frame to be written: neighbouring cells that changed, of one style.
///
/// A blank belongs to any style that would leave the same background.
struct ChangedRuns {
  struct Run {
    var row: Int32
    var start: Int32
    var end: Int32
    var style: UInt32
  }

  private(set) var runs: ContiguousArray<Run> = []
  private(set) var changed = 0
  private let picture: Picture
  private let pens: PenTable
  /// Whether a grapheme was met whose width terminals disagree on.
  private var isContested = false

  init(_ picture: Picture, pens: PenTable, capacity: Int) {
    self.picture = picture
    self.pens = pens
    runs.reserveCapacity(capacity)
  }

  /// Adds the runs of a row that differ within `columns`.
  mutating func find(row: Int, columns: Range<Int>) {
    let first = row * picture.size.columns
    let end = first + picture.size.columns
    var index = first + columns.lowerBound
    var limit = first + columns.upperBound
    if let old = picture.old {
      guard let before = old.baseAddress, let after = picture.new.baseAddress,
        memcmp(before + index, after + index, (limit - index) * MemoryLayout<Cell>.stride) != 0
      else { return }
      while index < limit, old[index] == picture.new[index] { index += 1 }
      while limit > index, old[limit - 1] == picture.new[limit - 1] { limit -= 1 }
    }
    /// Cells before this are written even if they are the same.
    var forced = first
    while index < max(limit, forced) {
      guard index < forced || differs(index) else {
        index += 1
        continue
      }
      if picture.new[index].glyph == Cell.continuation, index > first,
        picture.new[index - 1].glyph != Cell.continuation
      {
        index -= 1
      }
      let start = index
      let style = picture.new[index].style
      let look = pens.entries[Int(style)].blankLook
      repeat {
        index = add(index, first: first, end: end, forced: &forced)
      } while index < max(limit, forced)
        && (index < forced || differs(index) || wideDiffers(index, end: end))
        && belongs(picture.new[index], to: style, look: look)
      runs.append(
        Run(
          row: Int32(row), start: Int32(start - first), end: Int32(index - first), style: style))
    }
  }

  /// Counts the grapheme at `index`, and returns where the next begins.
  private mutating func add(_ index: Int, first: Int, end: Int, forced: inout Int) -> Int {
    let width = picture.width(at: index, end: end)
    if let old = picture.old {
      for cell in index..<index + width where old[cell] != picture.new[cell] { changed += 1 }
    } else {
      changed += width
    }
    noteReach(picture.new[index].glyph, index, end: end, forced: &forced)
    if let old = picture.old {
      noteReach(old[index].glyph, index, end: end, forced: &forced)
    }
    return index + width
  }

  private mutating func noteReach(_ glyph: UInt32, _ index: Int, end: Int, forced: inout Int) {
    guard glyph >= 0xAD, glyph != Cell.continuation else { return }
    let reach = pens.reach(of: glyph)
    guard reach > 0 else { return }
    isContested = true
    if picture.old != nil { forced = max(forced, min(index + reach, end)) }
  }

  private func belongs(_ cell: Cell, to style: UInt32, look: UInt64) -> Bool {
    cell.style == style
      || cell.glyph == 0x20 && pens.entries[Int(cell.style)].blankLook == look
  }

  /// Whether a cell is seen to differ.
  private func differs(_ index: Int) -> Bool {
    guard let old = picture.old else { return true }
    let (before, after) = (old[index], picture.new[index])
    if before == after { return false }
    return before.glyph != 0x20 || after.glyph != 0x20
      || pens.entries[Int(before.style)].blankLook != pens.entries[Int(after.style)].blankLook
  }

  private func wideDiffers(_ index: Int, end: Int) -> Bool {
    index + 1 < end && picture.new[index + 1].glyph == Cell.continuation && differs(index + 1)
  }
}

extension ChangedRuns {
  /// The order to write the runs in; empty for the order they stand in.
  ///
  /// Where neighbours keep differing in colour, telling each pen once and moving about is fewer
  /// bytes: a move takes at most about eight, a pen of two colours thirty-odd.
  func order(startingWith first: Pen) -> ContiguousArray<Int32> {
    guard runs.count >= 16, !isContested else { return [] }
    var pen = first
    var inPlace = 0
    var byPen = 0
    var heads = ContiguousArray<Int32>(repeating: -1, count: pens.entries.count)
    var tails = heads
    var nexts = ContiguousArray<Int32>(repeating: -1, count: runs.count)
    var styles: ContiguousArray<Int> = []
    for (index, run) in runs.enumerated() {
      let style = Int(run.style)
      let entry = pens.entries[style]
      inPlace += PenChange.estimate(from: pen, to: entry)
      pen = entry.pen
      if heads[style] < 0 {
        heads[style] = Int32(index)
        styles.append(style)
        byPen += Int(entry.foregroundLength) + Int(entry.backgroundLength) + 4
      } else {
        nexts[Int(tails[style])] = Int32(index)
        byPen += 8
      }
      tails[style] = Int32(index)
    }
    guard byPen < inPlace else { return [] }
    var order: ContiguousArray<Int32> = []
    order.reserveCapacity(runs.count)
    for style in styles {
      var index = heads[style]
      while index >= 0 {
        order.append(index)
        index = nexts[Int(index)]
      }
    }
    return order
  }
}
