/// The places in a text where a caret can stand, and the columns they are at.
///
/// A stop is between two grapheme clusters, told by its distance from the text's beginning in bytes
/// of UTF-8. What is never drawn belongs to the cluster before it.
struct TextStops {
  private let text: String
  private let shape: TextShape
  /// Whether each cluster is shown as one dot.
  let areDots: Bool

  init(_ text: String, _ measuring: any TextMeasuring, areDots: Bool = false) {
    self.text = text
    shape = measuring.shape(text)
    self.areDots = areDots
  }

  var end: Int { text.utf8.count }

  /// Whether each byte is a cluster of one column: then places need no counting.
  var isPlain: Bool { shape.clusters == nil }

  /// One stop after the other, each with the columns of what stands before it and after the last;
  /// a line break is one column wide, as it is shown by a sign.
  ///
  /// - Parameter plain: What of a plain text is gone through; of another all is.
  func forEach(
    plain: Range<Int>? = nil, _ body: (_ range: Range<Int>, _ columns: Int) -> Bool
  ) {
    guard let clusters = shape.clusters else {
      for byte in plain ?? 0..<end where !body(byte..<byte + 1, 1) { return }
      return
    }
    var start = 0
    var pending: (range: Range<Int>, columns: Int)?
    for cluster in clusters {
      let range = start..<start + Int(cluster.bytes)
      start = range.upperBound
      if cluster.kind == .ignored, let before = pending {
        pending = (before.range.lowerBound..<range.upperBound, before.columns)
        continue
      }
      if let pending, !body(pending.range, pending.columns) { return }
      let columns = cluster.kind == .newline ? 1 : Int(cluster.columns)
      pending = (range, areDots ? 1 : columns)
    }
    if let pending { _ = body(pending.range, pending.columns) }
  }

  /// The next stop after one, or that one at the end.
  func after(_ stop: Int) -> Int {
    if isPlain { return min(stop + 1, end) }
    var next = end
    forEach { range, _ in
      if range.upperBound <= stop { return true }
      next = range.upperBound
      return false
    }
    return next
  }

  /// The last stop before one, or the beginning.
  func before(_ stop: Int) -> Int {
    if isPlain { return max(stop - 1, 0) }
    var last = 0
    forEach { range, _ in
      if range.upperBound >= stop { last = range.lowerBound }
      return range.upperBound < stop
    }
    return stop > 0 ? last : 0
  }

  /// The stop at a place, or the last one before it.
  func snapped(_ place: Int) -> Int {
    if place >= end || isPlain { return min(place, end) }
    var last = 0
    forEach { range, _ in
      if range.lowerBound <= place { last = range.lowerBound }
      return range.upperBound <= place
    }
    return last
  }

  /// The columns of what stands in a range.
  func columns(of range: Range<Int>) -> Int {
    if isPlain { return range.count }
    var columns = 0
    forEach { cluster, width in
      if cluster.lowerBound >= range.lowerBound, cluster.upperBound <= range.upperBound {
        columns += width
      }
      return cluster.upperBound < range.upperBound
    }
    return columns
  }

  /// The stop whose cluster covers a column of what stands in a range; the range's end beyond it.
  func stop(atColumn column: Int, in range: Range<Int>) -> Int {
    if isPlain { return min(range.lowerBound + column, range.upperBound) }
    var columns = 0
    var found = range.upperBound
    forEach { cluster, width in
      if cluster.lowerBound < range.lowerBound { return true }
      if cluster.upperBound > range.upperBound { return false }
      columns += width
      if column < columns {
        found = cluster.lowerBound
        return false
      }
      return true
    }
    return found
  }
}

extension String {
  /// What stands in a range of bytes of UTF-8.
  func slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
