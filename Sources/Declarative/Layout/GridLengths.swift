import Foundation

/// How long the columns and rows of a grid are, in units.
struct GridLengths {
  var columns: ContiguousArray<CGFloat>
  var rows: ContiguousArray<CGFloat>
  let size: CGSize
  /// The least width for which these are the lengths, where they do not depend on the proposal.
  var leastWidth = CGFloat.infinity

  init(_ plan: GridPlan, columns: ContiguousArray<CGFloat>, rows: ContiguousArray<CGFloat>) {
    self.columns = columns
    self.rows = rows
    size =
      CGSize(
        width: columns.reduce(plan.columns.gaps.reduce(0, +), +),
        height: rows.reduce(plan.rows.gaps.reduce(0, +), +)
      )
      .repaired
  }

  subscript(axis: Axis) -> ContiguousArray<CGFloat> { axis == .horizontal ? columns : rows }

  /// Whether these are the lengths for `proposal` too.
  func fit(_ proposal: ProposedViewSize) -> Bool { (proposal.width ?? .infinity) >= leastWidth }

  /// The lengths where every cell has one size as long as there is room for all.
  ///
  /// With room for all of them each column gets what it needs. Most grids are of texts, and need no
  /// division.
  init?(natural plan: GridPlan) {
    if plan.columns.hasGuides.contains(true) || plan.rows.hasGuides.contains(true) { return nil }
    var columns = ContiguousArray<CGFloat>(repeating: 0, count: plan.columns.count)
    var rows = ContiguousArray<CGFloat>(repeating: 0, count: plan.rows.count)
    var excess: CGFloat = 0
    var spanning: ContiguousArray<(Range<Int>, CGFloat)> = []
    for cell in plan.cells {
      guard cell.unsizedAxes.isEmpty, let steady = cell.element.steadySize else { return nil }
      rows[cell.row] = max(rows[cell.row], steady.size.height)
      if cell.columns.count == 1 {
        let column = cell.columns.lowerBound
        columns[column] = max(columns[column], steady.size.width)
        excess = max(excess, steady.leastWidth - steady.size.width)
      } else {
        spanning.append((cell.columns, max(steady.size.width, steady.leastWidth)))
      }
    }
    for (range, width) in spanning {
      // A cell that widens its columns does so by what the others have been offered.
      let room = columns[range].reduce(plan.columns.gaps(within: range), +)
      guard width <= room else { return nil }
    }
    self.init(plan, columns: columns, rows: rows)
    leastWidth = excess > 0 ? .infinity : size.width
    if leastWidth == .infinity { return nil }
  }
}
