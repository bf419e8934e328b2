import Foundation

/// How a lazy container arranges its cells.
struct LazyArrangement: Equatable {
  var axis: Axis
  /// The gap between lines, in units, or nil for the platform's default.
  var spacing: CGFloat?
  /// How the cells of a stack, or all lanes of a grid, stand across the axis.
  var alignment: Alignment
  /// What makes the lanes of a grid; nil for a stack.
  var items: [GridItem]?
  /// The parts of sections that stay in sight.
  var pinned: PinnedScrollableViews = []

  func gap(_ metrics: CellMetrics) -> CGFloat {
    let gap = spacing ?? metrics.spacing[axis]
    return gap.isFinite ? gap : 0
  }

  func lanes(across breadth: CGFloat, _ metrics: CellMetrics) -> [Lane] {
    guard let division = division(metrics) else {
      return [Lane(start: 0, length: breadth, alignment: alignment)]
    }
    var lanes = division.lanes(in: breadth)
    guard let last = lanes.last else { return [] }
    let taken = CGSize(last.start + last.length, along: axis.crossed, cross: 0)
    let offered = CGSize(breadth, along: axis.crossed, cross: 0)
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let start = key.defaultValue(in: offered) - key.defaultValue(in: taken)
    if start.isFinite {
      for index in lanes.indices { lanes[index].start += start }
    }
    return lanes
  }

  /// How far a grid reaches across where nothing is offered; nil for a stack.
  func leastBreadth(_ metrics: CellMetrics) -> CGFloat? {
    division(metrics)?.leastLength
  }

  private func division(_ metrics: CellMetrics) -> LaneDivision? {
    items.map { LaneDivision(items: $0, axis: axis.crossed, metrics: metrics) }
  }
}
