package import Declarative

/// What has to be drawn again: in each row, the columns from the first to the last touched one.
package struct Damage: Sendable {
  package let size: CellSize
  /// The smallest rectangle round all that is touched.
  package private(set) var bounds = CellRect(left: 0, top: 0, right: 0, bottom: 0)
  private var spans: ContiguousArray<Span>

  private struct Span {
    var lower: Int32 = 0
    var upper: Int32 = 0
  }

  package init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    spans = ContiguousArray(repeating: Span(), count: self.size.rows)
  }

  package var isEmpty: Bool { bounds.isEmpty }

  package mutating func add(_ rect: CellRect) {
    let rect = rect.intersection(CellRect(size))
    guard !rect.isEmpty else { return }
    bounds = bounds.union(rect)
    let lower = Int32(truncatingIfNeeded: rect.left)
    let upper = Int32(truncatingIfNeeded: rect.right)
    for row in rect.top..<rect.bottom {
      let span = spans[row]
      guard span.upper > span.lower else {
        spans[row] = Span(lower: lower, upper: upper)
        continue
      }
      spans[row] = Span(lower: min(span.lower, lower), upper: max(span.upper, upper))
    }
  }

  package mutating func addAll() { add(CellRect(size)) }

  package mutating func removeAll() {
    for row in bounds.top..<bounds.bottom { spans[row] = Span() }
    bounds = CellRect(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// The touched columns of a row; an empty range where it is untouched or there is no such row.
  package func span(ofRow row: Int) -> Range<Int> {
    guard row >= bounds.top, row < bounds.bottom else { return 0..<0 }
    let span = spans[row]
    return Int(span.lower)..<Int(span.upper)
  }

  /// Whether something drawn within `rect` would show.
  package func intersects(_ rect: CellRect) -> Bool {
    let common = rect.intersection(bounds)
    guard !common.isEmpty else { return false }
    for row in common.top..<common.bottom {
      let span = spans[row]
      if Int(span.lower) < common.right, common.left < Int(span.upper) { return true }
    }
    return false
  }
}

extension Damage {
  /// This damage with its rows widened so that no wide grapheme is drawn by half.
  ///
  /// Every span grows by one cell on both sides, since a wide grapheme that has lost a half to
  /// what is damaged may be whole again; and by one more where a grapheme that stands on `canvas`
  /// is cut by that.
  package func widened(for canvas: Canvas) -> Damage {
    guard canvas.size == size else { return self }
    var wider = self
    for row in bounds.top..<bounds.bottom {
      let span = span(ofRow: row)
      guard !span.isEmpty else { continue }
      var lower = max(span.lowerBound - 1, 0)
      var upper = min(span.upperBound + 1, size.columns)
      if canvas.isContinuation(column: lower, row: row) { lower -= 1 }
      if canvas.isContinuation(column: upper, row: row) { upper += 1 }
      wider.add(CellRect(left: lower, top: row, right: upper, bottom: row + 1))
    }
    return wider
  }
}

extension Damage {
  /// The touched columns of every row.
  package var rowSpans: [Range<Int>] { (0..<size.rows).map(span(ofRow:)) }
}
