import Declarative

/// Rows that stand in the next frame as they did in the last, some rows higher or lower.
///
/// Rows are compared by a hash of their cells. Each row that changed votes for the distance to
/// where its like stood; the longest stretch of rows that moved by the winning distance is
/// scrolled, if that spares enough rows.
struct ScrollMove: Equatable {
  /// The rows that scroll, those that come in blank among them.
  var rows: Range<Int>
  /// How far up the rows go; negative for down.
  var distance: Int

  /// Fewer rows than this are written again sooner than scrolled.
  static let fewestRows = 4

  static func find(
    from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>, size: CellSize
  ) -> ScrollMove? {
    guard let old = old.baseAddress, let new = new.baseAddress else { return nil }
    let bytes = size.columns * MemoryLayout<Cell>.stride
    func isSame(_ oldRow: Int, _ newRow: Int) -> Bool {
      memcmp(old + oldRow * size.columns, new + newRow * size.columns, bytes) == 0
    }
    let changed = (0..<size.rows).filter { !isSame($0, $0) }
    guard changed.count >= fewestRows, let top = changed.first, let bottom = changed.last else {
      return nil
    }
    var places: [UInt64: Int] = [:]
    for row in top...bottom { places[hash(old + row * size.columns, size.columns)] = row }
    var votes: [Int: Int] = [:]
    for row in changed {
      guard let place = places[hash(new + row * size.columns, size.columns)], place != row else {
        continue
      }
      votes[place - row, default: 0] += 1
    }
    // Of distances with as many votes the shortest wins, and up before down.
    let winners = votes.sorted {
      ($1.value, abs($0.key), $1.key) < ($0.value, abs($1.key), $0.key)
    }
    guard let winner = winners.first, winner.value >= fewestRows - 1 else { return nil }
    let distance = winner.key
    let candidates = max(top, top - distance)...min(bottom, bottom - distance)
    guard let stretch = longestStretch(in: candidates, where: { isSame($0 + distance, $0) }),
      changed.count(where: stretch.contains) >= fewestRows - 1
    else { return nil }
    let rows =
      distance > 0
      ? stretch.lowerBound..<stretch.upperBound + distance
      : stretch.lowerBound + distance..<stretch.upperBound
    return ScrollMove(rows: rows, distance: distance)
  }

  private static func longestStretch(
    in rows: ClosedRange<Int>, where isMoved: (Int) -> Bool
  ) -> Range<Int>? {
    var best = 0..<0
    var start = rows.lowerBound
    for row in rows.lowerBound...rows.upperBound + 1 {
      if row <= rows.upperBound, isMoved(row) { continue }
      if row - start > best.count { best = start..<row }
      start = row + 1
    }
    return best.isEmpty ? nil : best
  }

  /// Four cells at a time, each in a hash of its own, so that none waits for the one before.
  private static func hash(_ cells: UnsafePointer<Cell>, _ count: Int) -> UInt64 {
    let prime: UInt64 = 0xD6E8_FEB8_6659_FD93
    func mixed(_ hash: UInt64, _ index: Int) -> UInt64 {
      let cell = UnsafeRawPointer(cells + index).loadUnaligned(as: UInt64.self)
      let product = (hash ^ cell) &* prime
      return product ^ product >> 32
    }
    var hashes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var index = 0
    while index + 4 <= count {
      hashes.0 = mixed(hashes.0, index)
      hashes.1 = mixed(hashes.1, index + 1)
      hashes.2 = mixed(hashes.2, index + 2)
      hashes.3 = mixed(hashes.3, index + 3)
      index += 4
    }
    while index < count {
      hashes.0 = mixed(hashes.0, index)
      index += 1
    }
    var hash = hashes.0
    hash = (hash ^ hashes.1) &* prime ^ hash >> 32
    hash = (hash ^ hashes.2) &* prime ^ hash >> 32
    return (hash ^ hashes.3) &* prime ^ hash >> 32
  }

  /// What a terminal does to its cells.
  func apply(to cells: inout ContiguousArray<Cell>, columns: Int) {
    let order = distance > 0 ? Array(rows) : rows.reversed()
    for row in order {
      for column in row * columns..<(row + 1) * columns {
        let source = column + distance * columns
        cells[column] = rows.contains(row + distance) ? cells[source] : .blank
      }
    }
  }
}

extension FrameEncoder {
  /// Scrolls rows, unless there are none; rows that come in are blank.
  mutating func write(_ scroll: ScrollMove, size: CellSize, into writer: inout ByteWriter) -> Bool {
    guard let pen else { return false }
    if pen.background != .standard {
      // What comes in must not take a background from the pen.
      writer.put("\u{1B}[m")
      self.pen = Pen()
      penStyle = nil
      penBlankLook = 0
    }
    writer.put("\u{1B}[")
    writer.put(number: scroll.rows.lowerBound + 1)
    writer.put(UInt8(ascii: ";"))
    writer.put(number: scroll.rows.upperBound)
    writer.put(UInt8(ascii: "r"))
    writer.put(control: scroll.distance > 0 ? "S" : "T", abs(scroll.distance))
    // Taking the limits off again puts the cursor in the corner.
    writer.put("\u{1B}[r")
    row = 0
    column = 0
    return true
  }
}
