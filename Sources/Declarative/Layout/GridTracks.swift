import Foundation

/// The columns or the rows of a grid while it is divided.
struct GridTracks {
  private(set) var lengths: ContiguousArray<CGFloat>
  private let axis: GridAxis
  private let metrics: CellMetrics
  /// What there is for all of them, or nil where each has its ideal length.
  private let available: CGFloat?
  private var extents: ContiguousArray<Extent>
  /// How many cells of the priority in turn each waits for.
  private var waiting: ContiguousArray<Int>
  private var hasTaken: ContiguousArray<Bool>
  private var isSettled: ContiguousArray<Bool>
  /// What each had or could have when the cells in turn were first offered something.
  private var shares: ContiguousArray<CGFloat>
  private var expected: ContiguousArray<CGFloat>
  private var expectedSum: CGFloat = 0
  /// How much each could use of the cells in turn, and the order from the least to the most.
  private var needs: ContiguousArray<CGFloat> = []
  private var byNeed: ContiguousArray<Int> = []

  init(_ axis: GridAxis, offered: CGFloat?, _ metrics: CellMetrics) {
    self.axis = axis
    self.metrics = metrics
    available = offered.map { $0 - axis.gaps.reduce(0, +) }
    lengths = ContiguousArray(repeating: 0, count: axis.count)
    extents =
      axis.hasGuides.contains(true)
      ? ContiguousArray(repeating: Extent(), count: axis.count) : []
    waiting = ContiguousArray(repeating: 0, count: axis.count)
    hasTaken = ContiguousArray(repeating: false, count: axis.count)
    isSettled = hasTaken
    shares = lengths
    expected = lengths
  }

  private func isOpen(_ track: Int) -> Bool { waiting[track] > 0 && !isSettled[track] }

  mutating func wait(_ track: Int) { waiting[track] += 1 }

  /// Works out what is left for each that waits.
  mutating func share() {
    guard let available, available < .infinity else { return }
    var left = available
    var count = 0
    for track in lengths.indices {
      if isOpen(track) { count += 1 } else { left -= lengths[track] }
    }
    left = max(left, 0)
    let closed = metrics.rounded(left / CGFloat(max(count, 1)), along: axis.axis)
    expectedSum = 0
    for track in lengths.indices {
      if isOpen(track) {
        // Each in turn takes its part of what is left, so that whole cells come out even.
        shares[track] = metrics.rounded(left / CGFloat(count), along: axis.axis)
        left -= shares[track]
        count -= 1
        expected[track] = shares[track]
      } else {
        shares[track] = closed
        expected[track] = lengths[track]
      }
      expectedSum += expected[track]
    }
    passOnWhatIsNotNeeded()
  }

  /// Begins with cells of another priority.
  mutating func beginLevel() {
    byNeed = []
    needs = ContiguousArray(repeating: 0, count: lengths.count)
  }

  mutating func need(_ length: CGFloat, _ track: Int) { needs[track] = max(needs[track], length) }

  /// Once all needs of the cells in turn are known.
  mutating func orderByNeed() {
    guard let available, available < .infinity else { return }
    let fewest = needs.min() ?? 0
    // Where all need the same, nobody has anything to pass on.
    if needs.contains(where: { $0 > fewest }) {
      byNeed = ContiguousArray(needs.indices.sorted { needs[$0] < needs[$1] })
    }
  }

  /// Gives those who could use more than an equal share what others could not.
  private mutating func passOnWhatIsNotNeeded() {
    guard let available else { return }
    var left = available
    var count = 0
    var isShort = false
    for track in byNeed {
      if isOpen(track) {
        count += 1
        if needs[track] > shares[track] { isShort = true }
      } else {
        left -= lengths[track]
      }
    }
    guard isShort else { return }
    left = max(left, 0)
    for track in byNeed where isOpen(track) {
      let part = metrics.rounded(left / CGFloat(count), along: axis.axis)
      shares[track] = max(shares[track], part)
      left -= max(min(needs[track], part), lengths[track])
      count -= 1
    }
  }

  /// What a cell in a run of columns, or in a row, is offered.
  func offer(_ range: Range<Int>, isUnsized: Bool) -> CGFloat? {
    let track = range.lowerBound
    if isUnsized { return length(of: range) }
    guard let available else { return nil }
    if available == .infinity { return .infinity }
    if range.count == 1 { return max(shares[track], lengths[track]) }
    let others = expectedSum - expected[range].reduce(0, +)
    let share = available - others + axis.gaps(within: range)
    // Endless columns leave nothing that is a number.
    return max(share.isNaN ? 0 : metrics.rounded(share, along: axis.axis), length(of: range))
  }

  private func length(of range: Range<Int>) -> CGFloat {
    max(lengths[range].reduce(axis.gaps(within: range), +), 0)
  }

  /// Takes in the length of a cell that has been measured.
  ///
  /// - Parameter guide: Where in the cell the line is that the cells are aligned on, if on any.
  mutating func take(_ track: Int, _ length: CGFloat, guide: CGFloat?) {
    waiting[track] -= 1
    hasTaken[track] = true
    lengths[track] = max(lengths[track], length)
    guard let guide, length < .infinity else { return }
    extents[track].include(guide, length)
    lengths[track] = max(lengths[track], extents[track].length)
  }

  /// Spreads what a cell over several columns needs more than they have: over those that still wait
  /// for cells, else those with no cell of their own, else all.
  mutating func widen(_ range: Range<Int>, to length: CGFloat) {
    var missing = length - self.length(of: range)
    guard missing > 0 else { return }
    var tracks = available == nil ? [] : range.filter(isOpen)
    if tracks.isEmpty { tracks = range.filter { !axis.holdsCells[$0] } }
    if tracks.isEmpty { tracks = Array(range) }
    for (index, track) in tracks.enumerated() {
      guard missing < .infinity else {
        lengths[track] = .infinity
        continue
      }
      let part = metrics.rounded(missing / CGFloat(tracks.count - index), along: axis.axis)
      lengths[track] += part
      missing -= part
    }
  }

  /// Settles those that wait for no more cells of this priority or a higher one.
  mutating func settle() {
    for track in lengths.indices where waiting[track] == 0 && hasTaken[track] {
      isSettled[track] = true
    }
  }
}
