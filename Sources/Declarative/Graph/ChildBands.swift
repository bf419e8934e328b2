import Foundation

/// Children that follow one another along an axis, one by one or in rows of several, each drawing
/// within its own length.
///
/// Of ten thousand, only those within the damage are then looked at.
struct ChildBands {
  private typealias Band = (first: Int, end: CGFloat)

  let axis: Axis
  /// The first child of each band, and where the band ends; the next one begins no earlier.
  private let bands: ContiguousArray<Band>
  private let count: Int

  /// The bands of an element's children, if there are enough to be worth a search.
  init?(of children: ContiguousArray<Element>) {
    guard children.count > 16 else { return nil }
    for axis in Axis.allCases {
      guard let bands = Self.bands(of: children, along: axis), bands.count > 4 else { continue }
      self.axis = axis
      self.bands = bands
      count = children.count
      return
    }
    return nil
  }

  private static func bands(
    of children: ContiguousArray<Element>, along axis: Axis
  ) -> ContiguousArray<Band>? {
    var bands: ContiguousArray<Band> = []
    var end = -CGFloat.infinity
    for (index, child) in children.enumerated() {
      guard child.isPlaced, child.drawsWithinItself(along: axis) else { return nil }
      let start = child.origin[axis]
      if start >= end {
        bands.append((index, end))
      } else if start < (bands.count > 1 ? bands[bands.count - 2].end : -.infinity) {
        return nil
      }
      end = max(end, start + child.size[axis])
      bands[bands.count - 1].end = end
    }
    return bands
  }

  /// The children that reach into a length, and perhaps some beside them.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let low = bands.partitioningIndex { $0.end >= start }
    if low == bands.count { return 0..<0 }
    let high = bands.partitioningIndex { $0.end > end } + 1
    return bands[low].first..<(high < bands.count ? bands[high].first : count)
  }
}

extension Element {
  func drawsWithinItself(along axis: Axis) -> Bool {
    visual.origin[axis] >= 0 && visual.origin[axis] + visual.size[axis] <= size[axis]
  }
}
