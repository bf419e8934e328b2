/// Rows of which only those that are asked for live: what a `ForEach` contributes to a lazy
/// container.
///
/// It stands among the container's elements for all of its rows, and is never measured or placed
/// itself.
package final class RowSource: Element {
  /// How many rows there are.
  package private(set) var count = 0
  /// Which of them live.
  package private(set) var window = 0..<0
  /// What each of those contributes.
  private var rows: ContiguousArray<ElementList> = []
  /// Grows whenever rows may have become others, or contribute more or less than was known.
  package private(set) var generation = 0
  /// Rows known to contribute another number of elements than one, or whole sections, in order.
  private var exceptions: ContiguousArray<RowShape> = []
  /// The slot of the container: called when other rows live, or contribute other elements.
  package var rowsChanged: () -> Void = {}
  /// The slot of the node: makes these rows live, and lets go of others.
  var ask: (Range<Int>) -> Void = { _ in }
  /// The row that should keep its place when others come and go.
  package var anchor: Int?

  /// Asks for rows; they live after the next update.
  package func request(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    if range != window { ask(range) }
  }

  func show(
    _ rows: ContiguousArray<ElementList>, at window: Range<Int>, of count: Int, areOthers: Bool
  ) {
    if areOthers || count != self.count {
      exceptions.removeAll()
      generation += 1
    }
    self.count = count
    self.window = window
    self.rows = rows
    for (row, elements) in zip(window, rows) {
      note(RowShape(row: row, extra: elements.count - 1, sections: elements.sectionRuns))
    }
    rowsChanged()
  }

  private func note(_ shape: RowShape) {
    let place = exceptions.partitioningIndex { $0.row >= shape.row }
    let isKnown = place < exceptions.count && exceptions[place].row == shape.row
    if isKnown, exceptions[place] == shape { return }
    if !isKnown, shape.isPlain { return }
    generation += 1
    if shape.isPlain {
      exceptions.remove(at: place)
    } else if isKnown {
      exceptions[place] = shape
    } else {
      exceptions.insert(shape, at: place)
    }
  }
}

/// What a row of a source is known to contribute.
private struct RowShape: Equatable {
  let row: Int
  /// How many elements more than one.
  let extra: Int
  let sections: [SectionRun]

  var isPlain: Bool { extra == 0 && sections.isEmpty }
}

/// Rows as cells: a row is as many as it contributes elements, and one while that is not known.
extension RowSource {
  package var cellCount: Int { exceptions.reduce(count) { $0 + $1.extra } }

  /// The cell that a row begins with.
  package func firstCell(ofRow row: Int) -> Int {
    var cell = row
    for exception in exceptions {
      if exception.row >= row { break }
      cell += exception.extra
    }
    return cell
  }

  /// The row that a cell is in, and which of its cells it is.
  package func row(ofCell cell: Int) -> (row: Int, part: Int) {
    var extra = 0
    for exception in exceptions {
      let first = exception.row + extra
      if cell < first { break }
      if cell <= first + exception.extra { return (exception.row, cell - first) }
      extra += exception.extra
    }
    return (cell - extra, 0)
  }

  /// How the cells fall into sections, as far as that is known; empty where all are in none.
  package var sectionRuns: [SectionRun] {
    var runs: [SectionRun] = []
    var cell = 0
    var (row, extra) = (0, 0)
    for exception in exceptions {
      defer { extra += exception.extra }
      if exception.sections.isEmpty { continue }
      let first = exception.row + extra
      if first > cell { runs.append(SectionRun(count: first - cell)) }
      runs.append(contentsOf: exception.sections)
      (row, cell) = (exception.row + 1, first + exception.extra + 1)
    }
    if row == 0 { return [] }
    let rest = count + extra - cell
    if rest > 0 { runs.append(SectionRun(count: rest)) }
    return runs
  }

  /// A range of rows with those right before and behind that are known to contribute nothing.
  package func withEmptyRows(_ rows: Range<Int>) -> Range<Int> {
    let place = exceptions.partitioningIndex { $0.row >= rows.lowerBound }
    var lower = rows.lowerBound
    for exception in exceptions[..<place].reversed() {
      guard exception.row == lower - 1, exception.extra == -1 else { break }
      lower -= 1
    }
    var upper = rows.upperBound
    for exception in exceptions[place...] where exception.row >= upper {
      guard exception.row == upper, exception.extra == -1 else { break }
      upper += 1
    }
    return lower..<upper
  }

  /// The cells of the rows that live.
  package var liveCells: Range<Int> {
    let start = firstCell(ofRow: window.lowerBound)
    return start..<start + rows.reduce(0) { $0 + $1.count }
  }

  /// The elements of the rows that live, in order.
  package var liveElements: ContiguousArray<Element> {
    var elements: ContiguousArray<Element> = []
    for row in rows { row.append(to: &elements) }
    return elements
  }
}

extension RandomAccessCollection {
  /// The index of the first element for which `isAfter` holds; it holds for all after that too.
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
