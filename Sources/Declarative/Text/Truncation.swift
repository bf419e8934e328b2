/// A line that does not show all of its text: what is before the ellipsis, and what after.
struct TruncatedLine: Equatable, Sendable {
  var head: Range<Int>
  var tail: Range<Int>
  /// With the one column of the ellipsis.
  var columns: Int
}

extension TextUnits {
  /// What is left of the text from `start` on in `width` columns, the ellipsis among them.
  ///
  /// The head is what the line begins with, the tail what the whole text ends with; neither goes
  /// beyond a line break.
  func truncated(
    from start: TextPosition, width: Int, mode: Text.TruncationMode
  ) -> TruncatedLine {
    let room = max(width - 1, 0)
    var (head, used) = (start, 0)
    var (tail, extra) = (end, 0)
    switch mode {
    case .tail: (head, used) = reach(from: start, within: room)
    case .head: (tail, extra) = reach(backTo: start, within: room)
    case .middle: (head, used, tail, extra) = reach(fromBothEndsOf: start, within: room)
    }
    return TruncatedLine(
      head: start.byte..<head.byte, tail: tail.byte..<end.byte, columns: used + extra + 1)
  }

  /// Takes clusters from the head and the tail, from the one that has less, or else from the
  /// other, while they fit: so what fits in exactly the columns taken is the same again.
  private func reach(
    fromBothEndsOf start: TextPosition, within room: Int
  ) -> (head: TextPosition, used: Int, tail: TextPosition, extra: Int) {
    var (head, used) = (start, 0)
    var (tail, extra) = (end, 0)
    func canTake(_ position: TextPosition) -> Bool {
      kind(at: position) != .newline && used + extra + columns(at: position) <= room
    }
    while head.unit < tail.unit {
      let previous = before(tail)
      if canTake(head), used <= extra || !canTake(previous) {
        used += columns(at: head)
        head = after(head)
      } else if canTake(previous) {
        extra += columns(at: previous)
        tail = previous
      } else {
        break
      }
    }
    return (head, used, tail, extra)
  }

  private func reach(
    from start: TextPosition, within room: Int
  ) -> (TextPosition, columns: Int) {
    var (here, used) = (start, 0)
    while here.unit < end.unit, kind(at: here) != .newline {
      let wider = used + columns(at: here)
      if wider > room { break }
      used = wider
      here = after(here)
    }
    return (here, used)
  }

  private func reach(
    backTo limit: TextPosition, within room: Int
  ) -> (TextPosition, columns: Int) {
    var (here, used) = (end, 0)
    while here.unit > limit.unit {
      let previous = before(here)
      let wider = used + columns(at: previous)
      if wider > room || kind(at: previous) == .newline { break }
      used = wider
      here = previous
    }
    return (here, used)
  }
}
