import Foundation

/// The rules of any text's lines, for text of one column a byte: where a line must end is known at
/// once, and only the places before that are asked for a break, from the last one back.
extension ASCIIUnits {
  func line(from start: TextPosition, width: Int) -> BrokenLine {
    let start = start.byte
    let limit = width < bytes.count - start ? start + width : bytes.count
    if let newline = lineFeed(from: start, to: limit) {
      return line(start..<newline, next: newline + 1)
    }
    var next = limit
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    // Blanks that do not fit end the paragraph.
    if next == bytes.count { return line(start..<limit, next: nil) }
    if bytes[next] == UInt8(ascii: "\n") { return line(start..<limit, next: next + 1) }
    var place = next
    while place > start {
      if place <= limit || place == next, measuring.allowsBreak(before: place, in: bytes) {
        return line(start..<seenEnd(min(place, limit), from: start), next: place)
      }
      place = place > limit ? limit : place - 1
    }
    return line(start..<seenEnd(limit, from: start), next: next)
  }

  private func line(_ range: Range<Int>, next: Int?) -> BrokenLine {
    BrokenLine(
      start: position(range.lowerBound), end: position(range.upperBound), columns: range.count,
      next: next.map(position))
  }

  private func position(_ byte: Int) -> TextPosition { TextPosition(unit: byte, byte: byte) }

  /// Where a line that ends at `end` is last seen: blanks at a break are not.
  private func seenEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// The first line feed in a range, which may be long.
  func lineFeed(from start: Int, to end: Int) -> Int? {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The longest paragraph's columns, and how many paragraphs there are.
  var paragraphs: (columns: Int, rows: Int) {
    var (widest, rows, start) = (0, 1, 0)
    while let end = lineFeed(from: start, to: bytes.count) {
      widest = max(widest, end - start)
      rows += 1
      start = end + 1
    }
    return (max(widest, bytes.count - start), rows)
  }
}
