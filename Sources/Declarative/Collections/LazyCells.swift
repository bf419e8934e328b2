/// The cells of a lazy container: those of its elements and of its sources of rows, in order.
struct LazyCells {
  private struct Piece {
    let element: Element
    let source: RowSource?
    let start: Int
  }

  private var pieces: ContiguousArray<Piece> = []
  private(set) var count = 0
  /// Runs of cells that live, and what is in them.
  private var runs: ContiguousArray<(start: Int, elements: ContiguousArray<Element>)> = []
  /// How the cells fall into sections; empty where there are none.
  private(set) var sections: ContiguousArray<SectionSpan> = []

  init() {}

  init(_ elements: ContiguousArray<Element>) {
    var group: SectionGroup?
    for element in elements {
      let source = element as? RowSource
      let own = element.group as? SectionGroup
      addSections(of: source, own, isSame: own === group)
      group = own
      pieces.append(Piece(element: element, source: source, start: count))
      if let source {
        addRun(at: count + source.liveCells.lowerBound, source.liveElements)
        count += source.cellCount
      } else {
        addRun(at: count, [element])
        count += 1
      }
    }
  }

  /// Takes note of the sections that the cells of an element, or of a source, are in.
  private mutating func addSections(of source: RowSource?, _ group: SectionGroup?, isSame: Bool) {
    let length = source?.cellCount ?? 1
    if let group {
      if isSame, !sections.isEmpty {
        sections[sections.count - 1].cells = sections[sections.count - 1].cells.extended(by: length)
      } else {
        sections.append(
          SectionSpan(
            cells: count..<count + length, headers: group.headers, footers: group.footers))
      }
      return
    }
    var cell = count
    for run in source?.sectionRuns ?? [] {
      sections.append(
        SectionSpan(
          cells: cell..<cell + run.count, headers: run.headers, footers: run.footers))
      cell += run.count
    }
  }

  private mutating func addRun(at start: Int, _ elements: ContiguousArray<Element>) {
    if elements.isEmpty { return }
    if let last = runs.last, last.start + last.elements.count == start {
      runs[runs.count - 1].elements.append(contentsOf: elements)
    } else {
      runs.append((start, elements))
    }
  }

  var sources: some Sequence<RowSource> { pieces.lazy.compactMap(\.source) }

  var liveElements: ContiguousArray<Element> {
    if runs.count == 1 { return runs[0].elements }
    return ContiguousArray(runs.lazy.flatMap(\.elements))
  }

  /// Calls `visit` for each line all of whose cells live.
  func forEachLiveLine(of map: LineMap, _ visit: (Int, ArraySlice<Element>) -> Void) {
    for run in runs {
      let elements = ArraySlice(run.elements)
      let end = run.start + run.elements.count
      var line = map.line(ofCell: run.start)
      if map.cells(ofLine: line).lowerBound < run.start { line += 1 }
      while line < map.count {
        let cells = map.cells(ofLine: line)
        guard cells.upperBound <= end else { break }
        visit(line, elements[cells.lowerBound - run.start..<cells.upperBound - run.start])
        line += 1
      }
    }
  }

  /// What is in a cell, if it lives.
  func element(at cell: Int) -> Element? {
    for run in runs where cell >= run.start && cell < run.start + run.elements.count {
      return run.elements[cell - run.start]
    }
    return nil
  }

  func firstCell(of source: RowSource) -> Int? { pieces.first { $0.source === source }?.start }

  /// The cell that an element is in.
  func cell(of element: Element) -> Int? {
    for run in runs {
      if let index = run.elements.firstIndex(where: { $0 === element }) {
        return run.start + index
      }
    }
    return nil
  }

  /// Asks each source for the rows in `wanted`, unless those in `near` live and few others.
  func request(_ wanted: Range<Int>, near: Range<Int>) {
    for piece in pieces {
      guard let source = piece.source else { continue }
      let cells = piece.start..<piece.start + source.cellCount
      let nearRows = rows(of: source, in: near.clamped(to: cells), from: piece.start)
      let window = source.window
      source.anchor = nearRows.lowerBound + 1
      let lives = nearRows.isEmpty || nearRows.clamped(to: window) == nearRows
      if lives, window.count <= 4 * nearRows.count + 32 { continue }
      source.request(rows(of: source, in: wanted.clamped(to: cells), from: piece.start))
    }
  }

  private func rows(
    of source: RowSource, in cells: Range<Int>, from start: Int
  ) -> Range<Int> {
    let first = source.row(ofCell: cells.lowerBound - start).row
    if cells.isEmpty, source.cellCount > 0 { return first..<first }
    let end = cells.isEmpty ? first : source.row(ofCell: cells.upperBound - 1 - start).row + 1
    // Rows that contribute nothing have no cell to be found by, and may come to have one.
    return source.withEmptyRows(first..<end)
  }
}
