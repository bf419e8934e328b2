import Foundation

/// The lengths of many lines, few of which are known.
///
/// A line that is not known counts with an estimate. The cost is that of the lines known, not of
/// all there are.
struct LengthIndex {
  private struct Block {
    let number: Int
    var lengths = ContiguousArray<CGFloat>(repeating: .nan, count: LengthIndex.blockLength)
    var known = 0
    var sum: CGFloat = 0

    /// How much longer the first lines are than was thought.
    func excess(before place: Int, _ estimate: CGFloat) -> CGFloat {
      if place == lengths.count { return sum - CGFloat(known) * estimate }
      return lengths[..<place].reduce(0) { $0 + ($1.isNaN ? 0 : $1 - estimate) }
    }
  }

  private static let blockLength = 128

  private(set) var count = 0
  /// What a line counts that is not known, in units.
  var estimate: CGFloat
  /// Those in which any line is known, in order.
  private var blocks: ContiguousArray<Block> = []
  private(set) var knownCount = 0
  private var knownSum: CGFloat = 0

  init(estimate: CGFloat) { self.estimate = estimate }

  /// Forgets all lengths.
  mutating func reset(count: Int) {
    self.count = count
    blocks.removeAll(keepingCapacity: true)
    knownCount = 0
    knownSum = 0
  }

  /// The mean of the known lengths.
  var mean: CGFloat? { knownCount > 0 ? knownSum / CGFloat(knownCount) : nil }

  var total: CGFloat { knownSum + CGFloat(count - knownCount) * estimate }

  mutating func set(_ line: Int, _ length: CGFloat) {
    let number = line / Self.blockLength
    let place = blocks.partitioningIndex { $0.number >= number }
    if place == blocks.count || blocks[place].number != number {
      blocks.insert(Block(number: number), at: place)
    }
    let before = blocks[place].lengths[line % Self.blockLength]
    if before == length { return }
    blocks[place].lengths[line % Self.blockLength] = length
    let change = before.isNaN ? length : length - before
    blocks[place].sum += change
    knownSum += change
    if before.isNaN {
      blocks[place].known += 1
      knownCount += 1
    }
  }

  /// Where a line begins.
  func start(of line: Int) -> CGFloat {
    var start = CGFloat(line) * estimate
    for block in blocks {
      let before = line - block.number * Self.blockLength
      guard before > 0 else { break }
      start += block.excess(before: min(before, Self.blockLength), estimate)
    }
    return start
  }

  /// The line at a distance from the beginning: the last one that begins there or before.
  func line(at distance: CGFloat) -> Int {
    var start: CGFloat = 0
    var line = 0
    for block in blocks {
      let first = block.number * Self.blockLength
      let gap = CGFloat(first - line) * estimate
      if start + gap > distance { break }
      start += gap
      line = first
      let length = block.sum + CGFloat(Self.blockLength - block.known) * estimate
      if start + length > distance { return search(block, from: start, for: distance) }
      start += length
      line = first + Self.blockLength
    }
    let further = estimate > 0 ? ((distance - start) / estimate).rounded(.down) : 0
    let last = CGFloat(max(count - 1, 0))
    return Int(min(max(CGFloat(line) + further, 0), last))
  }

  private func search(_ block: Block, from start: CGFloat, for distance: CGFloat) -> Int {
    var start = start
    var line = block.number * Self.blockLength
    for length in block.lengths {
      start += length.isNaN ? estimate : length
      if start > distance { break }
      line += 1
    }
    return min(line, max(count - 1, 0))
  }
}
