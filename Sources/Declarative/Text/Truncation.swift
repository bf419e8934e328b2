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
    if mode != .head {
      (head, used) = reach(from: start, upTo: end, within: mode == .middle ? (room + 1) / 2 : room)
    }
    var (tail, extra) = (end, 0)
    if mode != .tail { (tail, extra) = reach(backTo: head, within: room - used) }
    // What the tail could not use is the head's.
    if mode == .middle { (head, used) = reach(from: start, upTo: tail, within: room - extra) }
    return TruncatedLine(
      head: start.byte..<head.byte, tail: tail.byte..<end.byte, columns: used + extra + 1)
  }

  private func reach(
    from start: TextPosition, upTo limit: TextPosition, within room: Int
  ) -> (TextPosition, columns: Int) {
    var (here, used) = (start, 0)
    while here.unit < limit.unit, kind(at: here) != .newline {
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
