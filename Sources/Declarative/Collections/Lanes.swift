import Foundation

/// A column of a lazy grid, or a row of one that runs sideways: where its cells are across it.
struct Lane: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?
}

/// The lanes that grid items make.
///
/// The rule: gaps and fixed lanes are taken off first. Each of the others is offered an equal
/// share of what is left, in turn, and takes what its bounds let it; an adaptive one fills its
/// share with as many lanes as fit at their least length, and at least with one. (Apple's
/// documentation of `GridItem`, and published experiments.)
struct LaneDivision {
  let items: [GridItem]
  /// The axis across which the lanes are.
  let axis: Axis
  let metrics: CellMetrics

  func lanes(in available: CGFloat) -> [Lane] {
    var left = available - takenFirst
    var sharing = items.count { !$0.isFixed }
    var lanes: [Lane] = []
    var start: CGFloat = 0
    for item in items {
      let share = max(rounded(left / CGFloat(max(sharing, 1))), 0)
      let lengths = lengths(of: item, share)
      for length in lengths {
        lanes.append(Lane(start: start, length: length, alignment: item.alignment))
        start += length + gap(after: item)
      }
      if item.isFixed { continue }
      sharing -= 1
      left -= lengths.count == 1 ? lengths[0] : share
    }
    return lanes
  }

  /// How far the lanes reach where nothing is offered: each as short as it may be.
  var leastLength: CGFloat {
    takenFirst + items.reduce(0) { $0 + ($1.isFixed ? 0 : least(of: $1)) }
  }

  /// What gaps and fixed lanes take.
  private var takenFirst: CGFloat {
    let gaps = items.dropLast().reduce(0) { $0 + gap(after: $1) }
    return items.reduce(gaps) { $0 + ($1.isFixed ? least(of: $1) : 0) }
  }

  private func lengths(of item: GridItem, _ share: CGFloat) -> [CGFloat] {
    let least = least(of: item)
    switch item.size {
    case .fixed: return [least]
    case .flexible(_, let greatest): return [share.bounded(least, greatest)]
    case .adaptive(_, let greatest):
      let gap = gap(after: item)
      let fitting = least + gap > 0 ? ((share + gap) / (least + gap)).rounded(.down) : 1
      // More lanes than any screen has cells come of a least length of nothing.
      let count = Int(min(max(fitting, 1), 10_000))
      return divide(share - gap * CGFloat(count - 1), in: count)
        .map { $0.bounded(least, greatest) }
    }
  }

  /// Divides a length in equal parts, of whole cells where they count.
  private func divide(_ length: CGFloat, in count: Int) -> [CGFloat] {
    var left = length
    return (0..<count)
      .map { index in
        let part = rounded(left / CGFloat(count - index))
        left -= part
        return part
      }
  }

  private func least(of item: GridItem) -> CGFloat {
    switch item.size {
    case .fixed(let length): length.isFinite ? max(length, 0) : 0
    case .flexible(let least, _), .adaptive(let least, _):
      if least < 0 {
        metrics.roundsToCells ? metrics.cell[axis] : 10
      } else {
        least.isFinite ? least : 0
      }
    }
  }

  private func gap(after item: GridItem) -> CGFloat {
    let gap = item.spacing ?? metrics.spacing[axis]
    return gap.isFinite ? gap : 0
  }

  private func rounded(_ length: CGFloat) -> CGFloat { metrics.rounded(length, along: axis) }
}

extension GridItem {
  fileprivate var isFixed: Bool { if case .fixed = size { true } else { false } }
}

extension CGFloat {
  fileprivate func bounded(_ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
    Swift.max(least, greatest.isNaN ? self : Swift.min(self, greatest))
  }
}
