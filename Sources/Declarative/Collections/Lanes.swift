import Foundation

/// A column of a lazy grid, or a row of one that runs sideways: where its cells are across it.
struct Lane: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?
}

extension [GridItem] {
  /// The lanes these make in a grid.
  ///
  /// The rule: gaps and fixed lanes are taken off first. Each of the others is offered an equal
  /// share of what is left, in turn, and takes what its bounds let it; an adaptive one fills its
  /// share with as many lanes as fit at their least length, and at least with one. (Apple's
  /// documentation of `GridItem`, and published experiments.)
  ///
  /// - Parameter rounded: Rounds a length to whole cells, where they count.
  func lanes(
    in available: CGFloat, spacing: CGFloat, rounded: (CGFloat) -> CGFloat
  ) -> [Lane] {
    var left = available
    var sharing = 0
    for (index, item) in enumerated() {
      if index < count - 1 { left -= item.gap(spacing) }
      if case .fixed(let length) = item.size { left -= length.bounded } else { sharing += 1 }
    }
    var lanes: [Lane] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      lanes.append(Lane(start: start, length: length, alignment: item.alignment))
      start += length + item.gap(spacing)
    }
    for item in self {
      let share = Swift.max(rounded(left / CGFloat(Swift.max(sharing, 1))), 0)
      switch item.size {
      case .fixed(let length):
        add(length.bounded, item)
        continue
      case .flexible(let minimum, let maximum):
        let length = share.clamped(minimum, maximum)
        add(length, item)
        left -= length
      case .adaptive(let minimum, let maximum):
        let gap = item.gap(spacing)
        let least = Swift.max(minimum.bounded, 0)
        let fitting = least + gap > 0 ? ((share + gap) / (least + gap)).rounded(.down) : 1
        // More lanes than a screen has columns are a minimum of nothing.
        let count = Int(Swift.min(Swift.max(fitting, 1), 10_000))
        var rest = share - gap * CGFloat(count - 1)
        for index in 0..<count {
          let length = rounded(rest / CGFloat(count - index)).clamped(minimum, maximum)
          add(length, item)
          rest -= rounded(rest / CGFloat(count - index))
        }
        left -= share
      }
      sharing -= 1
    }
    return lanes
  }

  /// How far the lanes reach where nothing is offered: each as short as it may be.
  func leastLength(spacing: CGFloat) -> CGFloat {
    enumerated()
      .reduce(0) { sum, entry in
        let gap = entry.offset < count - 1 ? entry.element.gap(spacing) : 0
        return sum + gap + entry.element.size.least
      }
  }
}

extension GridItem {
  fileprivate func gap(_ standard: CGFloat) -> CGFloat { (spacing ?? standard).bounded }
}

extension GridItem.Size {
  fileprivate var least: CGFloat {
    switch self {
    case .fixed(let length): length.bounded
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum.bounded
    }
  }
}

extension CGFloat {
  /// This, or nothing where it is no number, or without end.
  fileprivate var bounded: CGFloat { isFinite ? self : 0 }

  fileprivate func clamped(_ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
    let least = Swift.max(least.bounded, 0)
    return Swift.max(least, greatest.isNaN ? self : Swift.min(self, greatest))
  }
}
