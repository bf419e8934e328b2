import Foundation

/// The placing of a grid's cells, its columns and rows having their lengths.
struct GridPlacing {
  private let plan: GridPlan
  private let lengths: GridLengths
  private let origin: CGPoint
  private let starts: (columns: ContiguousArray<CGFloat>, rows: ContiguousArray<CGFloat>)
  private var extents: (columns: ContiguousArray<Extent>, rows: ContiguousArray<Extent>)

  init(_ plan: GridPlan, _ lengths: GridLengths, in bounds: CGRect) {
    self.plan = plan
    self.lengths = lengths
    origin = bounds.origin
    func starts(_ axis: Axis) -> ContiguousArray<CGFloat> {
      var position: CGFloat = 0
      return ContiguousArray(
        zip(plan.axis(axis).gaps, lengths[axis])
          .map { gap, length in
            defer { position += gap + length }
            return position + gap
          })
    }
    self.starts = (starts(.horizontal), starts(.vertical))
    extents = (
      ContiguousArray(repeating: Extent(), count: plan.columns.count),
      ContiguousArray(repeating: Extent(), count: plan.rows.count)
    )
    findExtents()
  }

  /// The columns and the row of a cell, and the gaps between, from the grid's corner.
  private func place(of cell: GridCell) -> CGRect {
    let columns = cell.columns.upperBound - 1
    let x = starts.columns[cell.columns.lowerBound]
    return CGRect(
      x: x, y: starts.rows[cell.row],
      width: max(starts.columns[columns] + lengths.columns[columns] - x, 0),
      height: lengths.rows[cell.row])
  }

  func place() {
    for cell in plan.cells {
      let place = place(of: cell)
      let proposal = ProposedViewSize(place.size)
      let size = cell.element.sizeThatFits(proposal)
      cell.element.place(
        at: CGPoint(
          x: origin.x + place.minX + offset(of: cell, size, in: place.size, .horizontal),
          y: origin.y + place.minY + offset(of: cell, size, in: place.size, .vertical)),
        proposal: proposal)
    }
  }

  /// How far the cells with guides reach, at the sizes they have in the end.
  private mutating func findExtents() {
    guard plan.columns.hasGuides.contains(true) || plan.rows.hasGuides.contains(true) else {
      return
    }
    for cell in plan.cells {
      let offer = ProposedViewSize(place(of: cell).size)
      let size = cell.element.sizeThatFits(offer)
      if let guide = plan.guide(of: cell, .horizontal, size, for: offer) {
        extents.columns[cell.columns.lowerBound].include(guide, size.width)
      }
      if let guide = plan.guide(of: cell, .vertical, size, for: offer) {
        extents.rows[cell.row].include(guide, size.height)
      }
    }
  }

  private func offset(
    of cell: GridCell, _ size: CGSize, in place: CGSize, _ axis: Axis
  ) -> CGFloat {
    if let anchor = cell.anchor {
      return (axis == .horizontal ? anchor.x : anchor.y) * (place[axis] - size[axis])
    }
    let track = cell.tracks(axis).lowerBound
    let alignment =
      cell.isAligned(axis) ? plan.axis(axis).alignments[track] : plan.alignment.horizontal.key
    let spare = alignment.defaultValue(in: place)
    guard let guide = plan.guide(of: cell, axis, size, for: ProposedViewSize(place)) else {
      return spare - alignment.defaultValue(in: size)
    }
    let extent = (axis == .horizontal ? extents.columns : extents.rows)[track]
    let box = CGSize(extent.length, along: axis, cross: place[axis.crossed])
    return spare - alignment.defaultValue(in: box) + extent.offset(of: guide)
  }
}
