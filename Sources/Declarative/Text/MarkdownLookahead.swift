/// Where certain bytes come next in a text that is read forwards: looked for once, and remembered,
/// so that what never comes is not looked for again and again.
struct MarkdownLookahead {
  private var nextBlank = Found()
  private var nextOther = Found()
  private var nextAngle = Found()
  private var parentheses: [Int32]?

  /// What comes first at `start` or after it; the same from each place in between.
  private struct Found {
    var start = 0
    var place = -1

    mutating func next(from start: Int, in bytes: [UInt8], where isIt: (UInt8) -> Bool) -> Int {
      if start < self.start, let nearer = bytes[start..<self.start].firstIndex(where: isIt) {
        return nearer
      }
      if place < start {
        self.start = start
        place = bytes[start...].firstIndex(where: isIt) ?? bytes.count
      }
      return place
    }
  }

  /// The first blank at `start` or after it, or the end of the text.
  mutating func blank(from start: Int, in bytes: [UInt8]) -> Int {
    nextBlank.next(from: start, in: bytes) { MarkdownScanner.isBlank($0) }
  }

  /// The first byte that is no blank, or the end of the text.
  mutating func other(from start: Int, in bytes: [UInt8]) -> Int {
    nextOther.next(from: start, in: bytes) { !MarkdownScanner.isBlank($0) }
  }

  /// The first `>` at `start` or after it.
  mutating func angle(from start: Int, in bytes: [UInt8]) -> Int? {
    let place = nextAngle.next(from: start, in: bytes) { $0 == UInt8(ascii: ">") }
    return place < bytes.count ? place : nil
  }

  /// Where the parenthesis that opens at `start` closes.
  mutating func parenthesis(closing start: Int, in bytes: [UInt8]) -> Int? {
    let ends = parentheses ?? Self.parentheses(in: bytes)
    parentheses = ends
    return ends[start] < 0 ? nil : Int(ends[start])
  }

  private static func parentheses(in bytes: [UInt8]) -> [Int32] {
    var ends = [Int32](repeating: -1, count: bytes.count)
    var open: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") {
        open.append(index)
      } else if byte == UInt8(ascii: ")"), let start = open.popLast() {
        ends[start] = Int32(truncatingIfNeeded: index)
      }
    }
    return ends
  }
}
