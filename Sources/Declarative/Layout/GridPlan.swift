import Foundation

/// Which cell of a grid is where, and the gaps between: what is the same for all proposals.
struct GridPlan {
  private(set) var cells: ContiguousArray<GridCell>
  private(set) var columns = GridAxis(.horizontal)
  private(set) var rows = GridAxis(.vertical)
  let alignment: Alignment
  let metrics: CellMetrics
  /// What the cells are of, kept for as long as they are.
  private let elements: ContiguousArray<Element>

  init(_ layout: GridLayout, _ elements: ContiguousArray<Element>) {
    self.elements = elements
    alignment = layout.alignment
    metrics = elements.first?.tree.metrics ?? .cells
    cells = ContiguousArray(elements.map(GridCell.init))
    let rowAlignments = putInRows()
    columns.alignments = ContiguousArray(
      repeating: layout.alignment.horizontal.key, count: columns.count)
    rows.alignments = ContiguousArray(
      rowAlignments.map { $0 ?? layout.alignment.vertical.key })
    alignColumns()
    findGuides()
    findGaps(layout)
  }

  func axis(_ axis: Axis) -> GridAxis { axis == .horizontal ? columns : rows }
}

/// The columns or the rows of a grid.
struct GridAxis {
  let axis: Axis
  var count = 0
  /// The gap before each, in units; the first one's is 0.
  var gaps: ContiguousArray<CGFloat> = []
  var alignments: ContiguousArray<AlignmentKey> = []
  /// Whether cells are aligned by guides that are not simply a share of their lengths.
  var hasGuides: ContiguousArray<Bool> = []
  /// Whether there is a cell that is in this track alone.
  var holdsCells: ContiguousArray<Bool> = []

  init(_ axis: Axis) { self.axis = axis }

  /// The gaps inside a run of columns or rows.
  func gaps(within range: Range<Int>) -> CGFloat {
    range.count < 2 ? 0 : gaps[range.dropFirst()].reduce(0, +)
  }
}

extension GridPlan {
  /// Gives each cell its row and columns, and returns what the rows say of their alignment.
  ///
  /// Neighbours of one group are a row; a cell in no group is a row of its own, of all columns.
  private mutating func putInRows() -> ContiguousArray<AlignmentKey?> {
    var alignments: ContiguousArray<AlignmentKey?> = []
    var full: ContiguousArray<Int> = []
    var current: ElementGroup?
    var column = 0
    for index in cells.indices {
      let group = cells[index].element.group
      if group == nil || group !== current {
        alignments.append((group as? GridRowGroup)?.alignment)
        column = 0
      }
      current = group
      cells[index].row = alignments.count - 1
      if group == nil {
        full.append(index)
        continue
      }
      cells[index].columns = column..<column + cells[index].span
      column += cells[index].span
      columns.count = max(columns.count, column)
    }
    if !cells.isEmpty { columns.count = max(columns.count, 1) }
    for index in full {
      cells[index].columns = 0..<columns.count
      cells[index].isFull = true
    }
    rows.count = alignments.count
    return alignments
  }

  private mutating func alignColumns() {
    var isAligned = ContiguousArray(repeating: false, count: columns.count)
    for cell in cells {
      let column = cell.columns.lowerBound
      guard let alignment = cell.columnAlignment, !isAligned[column] else { continue }
      isAligned[column] = true
      columns.alignments[column] = alignment
    }
  }

  private mutating func findGuides() {
    columns.holdsCells = ContiguousArray(repeating: false, count: columns.count)
    rows.holdsCells = ContiguousArray(repeating: true, count: rows.count)
    columns.hasGuides = ContiguousArray(columns.alignments.map { $0.merging != .none })
    rows.hasGuides = ContiguousArray(rows.alignments.map { $0.merging != .none })
    for cell in cells {
      if cell.columns.count == 1 { columns.holdsCells[cell.columns.lowerBound] = true }
      guard cell.element.hasGuides, cell.anchor == nil else { continue }
      if cell.isAligned(.horizontal) { columns.hasGuides[cell.columns.lowerBound] = true }
      rows.hasGuides[cell.row] = true
    }
  }
}

extension GridPlan {
  /// The largest gap that two neighbours across a border ask for is that of the border; where no
  /// two cells meet there is none.
  private mutating func findGaps(_ layout: GridLayout) {
    columns.gaps = ContiguousArray(repeating: 0, count: columns.count)
    rows.gaps = ContiguousArray(repeating: 0, count: rows.count)
    let isAsked = layout.horizontalSpacing == nil || layout.verticalSpacing == nil
    let spacings = isAsked ? cells.map(\.element.spacing) : []
    func gap(_ first: Int, _ second: Int, _ axis: Axis, _ given: CGFloat?) -> CGFloat {
      let gap = given ?? spacings[first].distance(to: spacings[second], along: axis)
      return gap.isFinite ? gap : 0
    }
    var meets = ContiguousArray(repeating: false, count: columns.count)
    var above = 0..<0
    var row = 0..<0
    for index in cells.indices {
      if index > 0, cells[index].row == cells[index - 1].row {
        let column = cells[index].columns.lowerBound
        let gap = gap(index - 1, index, .horizontal, layout.horizontalSpacing)
        columns.gaps[column] = meets[column] ? max(columns.gaps[column], gap) : gap
        meets[column] = true
        continue
      }
      row = index..<(cells[index...].firstIndex { $0.row != cells[index].row } ?? cells.count)
      var largest: CGFloat?
      forEachPair(above, row) { first, second in
        let gap = gap(first, second, .vertical, layout.verticalSpacing)
        largest = max(largest ?? gap, gap)
      }
      rows.gaps[cells[index].row] = largest ?? 0
      above = row
    }
  }

  /// Calls `visit` with the cells of two rows that share a column.
  private func forEachPair(
    _ above: Range<Int>, _ below: Range<Int>, _ visit: (Int, Int) -> Void
  ) {
    var (first, second) = (above.lowerBound, below.lowerBound)
    while first < above.upperBound, second < below.upperBound {
      visit(first, second)
      let (end, otherEnd) = (cells[first].columns.upperBound, cells[second].columns.upperBound)
      if end <= otherEnd { first += 1 }
      if otherEnd <= end { second += 1 }
    }
  }

  /// The gaps around the grid: those of the cells at its edges.
  var spacing: ViewSpacing {
    var spacing = ViewSpacing(all: .standard, defaults: metrics.spacing)
    var known: Edge.Set = []
    for cell in cells {
      for edge in edges(of: cell) {
        let edge = Edge.Set(edge)
        if known.contains(edge) {
          spacing.formUnion(cell.element.spacing, edges: edge)
        } else {
          spacing.replace(by: cell.element.spacing, on: edge)
        }
        known.formUnion(edge)
      }
    }
    return spacing
  }

  /// The edges of the grid that a cell is at.
  private func edges(of cell: GridCell) -> [Edge] {
    Edge.allCases.filter { edge in
      switch edge {
      case .top: cell.row == 0
      case .leading: cell.columns.lowerBound == 0
      case .bottom: cell.row == rows.count - 1
      case .trailing: cell.columns.upperBound == columns.count
      }
    }
  }
}
