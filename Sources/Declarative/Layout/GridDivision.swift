import Foundation

/// The division of a size among the columns and rows of a grid.
///
/// The rule: cells are measured in turn, those of higher priority first, and among equals the least
/// flexible first: those that could take endless room along fewer axes, then those between whose
/// least and greatest size there is less. A cell is offered its column's and its row's share: what
/// other columns have not taken, divided equally among those that still wait for cells of this
/// priority, and no less than its column has already. What some could not use of an equal share,
/// as all that waits for them is smaller even in endless room, goes to those who could. A column is as wide as what its cells then
/// take; once none of a priority waits, it is settled. A cell over several columns is offered all of
/// them and the gaps between, and widens them where they are too narrow for it. Asked for its ideal,
/// a grid asks each cell for its own. (Apple's description of grids, and published measurements of
/// the proposals their cells are made.)
struct GridDivision {
  private let plan: GridPlan
  private let proposal: ProposedViewSize
  private var columns: GridTracks
  private var rows: GridTracks

  static func lengths(of plan: GridPlan, for proposal: ProposedViewSize) -> GridLengths {
    var division = GridDivision(plan, proposal)
    division.divide()
    return GridLengths(
      plan, columns: division.columns.lengths, rows: division.rows.lengths)
  }

  private init(_ plan: GridPlan, _ proposal: ProposedViewSize) {
    self.plan = plan
    self.proposal = proposal
    columns = GridTracks(plan.columns, offered: proposal.width, plan.metrics)
    rows = GridTracks(plan.rows, offered: proposal.height, plan.metrics)
  }

  private mutating func divide() {
    var rest = ranked()[...]
    while let first = rest.first {
      let level = rest.prefix { $0.priority == first.priority }
      for ranked in level { wait(for: plan.cells[ranked.index]) }
      expect(level)
      var waiting = level
      while let next = waiting.first {
        let group = waiting.prefix { $0.isEqual(to: next) }
        measure(group)
        waiting = waiting[group.endIndex...]
      }
      rest = rest[level.endIndex...]
    }
  }

  private mutating func wait(for cell: GridCell) {
    rows.wait(cell.row)
    if cell.columns.count == 1 { columns.wait(cell.columns.lowerBound) }
  }

  /// Notes how much cells can use of what they wait for.
  private mutating func expect(_ level: ArraySlice<RankedCell>) {
    columns.beginLevel()
    rows.beginLevel()
    for ranked in level {
      // What is over several columns widens them by what they lack, whatever they were offered.
      let range = plan.cells[ranked.index].columns
      if range.count == 1 { columns.need(ranked.greatest.width, range.lowerBound) }
    }
    columns.orderByNeed()
    columns.share()
    for ranked in level {
      let cell = plan.cells[ranked.index]
      let greatest = ranked.greatest
      // In less than all of its width a text may grow in height.
      let width = columns.offer(cell.columns, isUnsized: cell.isUnsized(.horizontal)) ?? .infinity
      rows.need(greatest.width <= width ? greatest.height : .infinity, cell.row)
    }
    rows.orderByNeed()
  }

  /// Measures cells that are equally flexible: all are offered shares of the same room.
  private mutating func measure(_ group: ArraySlice<RankedCell>) {
    columns.share()
    rows.share()
    var spanning: ContiguousArray<(columns: Range<Int>, width: CGFloat)> = []
    // What takes only the room of others waits for them.
    for isUnsized in [false, true] {
      for ranked in group where plan.cells[ranked.index].unsizedAxes.isEmpty != isUnsized {
        let cell = plan.cells[ranked.index]
        let offer = ProposedViewSize(
          width: columns.offer(cell.columns, isUnsized: cell.isUnsized(.horizontal)),
          height: rows.offer(cell.tracks(.vertical), isUnsized: cell.isUnsized(.vertical)))
        let size = cell.element.sizeThatFits(offer)
        rows.take(cell.row, size.height, guide: plan.guide(of: cell, .vertical, size, for: offer))
        if cell.columns.count == 1 {
          let guide = plan.guide(of: cell, .horizontal, size, for: offer)
          columns.take(cell.columns.lowerBound, size.width, guide: guide)
        } else {
          spanning.append((cell.columns, size.width))
        }
      }
    }
    for (range, width) in spanning { columns.widen(range, to: width) }
    columns.settle()
    rows.settle()
  }
}

/// A cell and when its turn is.
private struct RankedCell {
  let index: Int
  var priority = 0.0
  /// Along how many axes it takes whatever it is offered.
  var endlessAxes = 0
  /// How far its least and its greatest size are apart, along the other axes.
  var flexibility: CGFloat = 0
  /// What it takes in endless room.
  var greatest = CGSize(width: CGFloat.infinity, height: .infinity)

  func isEqual(to other: RankedCell) -> Bool {
    endlessAxes == other.endlessAxes && flexibility == other.flexibility
  }

  func isBefore(_ other: RankedCell) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return index < other.index
  }
}

extension GridDivision {
  /// The cells in the order they are served in.
  private func ranked() -> ContiguousArray<RankedCell> {
    // Asked for its ideal, each cell gets its own.
    if proposal == .unspecified {
      return ContiguousArray(plan.cells.indices.map { RankedCell(index: $0) })
    }
    var ranked = ContiguousArray(plan.cells.indices.map(rank))
    ranked.sort { $0.isBefore($1) }
    return ranked
  }

  private func rank(_ index: Int) -> RankedCell {
    let cell = plan.cells[index]
    var ranked = RankedCell(index: index, priority: cell.priority)
    let least = cell.element.sizeThatFits(.zero)
    let greatest = cell.element.sizeThatFits(.infinity)
    ranked.greatest = greatest
    for axis in Axis.allCases where proposal[axis] != nil {
      if greatest[axis] == .infinity {
        ranked.endlessAxes += 1
      } else {
        ranked.flexibility += greatest[axis] - least[axis]
      }
    }
    return ranked
  }
}

extension GridPlan {
  /// Where a cell's guide is, if its column or row is aligned by guides.
  func guide(
    of cell: GridCell, _ axis: Axis, _ size: CGSize, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let track = cell.tracks(axis).lowerBound
    let tracks = self.axis(axis)
    guard cell.anchor == nil, cell.isAligned(axis), tracks.hasGuides[track] else { return nil }
    let alignment = tracks.alignments[track]
    return cell.element.explicitGuide(alignment, for: proposal)
      ?? alignment.defaultValue(in: size)
  }
}
