/// A line of a text: what is seen of it, and where the next one begins.
struct BrokenLine: Equatable, Sendable {
  var start: TextPosition
  var end: TextPosition
  var columns: Int
  var next: TextPosition
}

/// Breaks a text into lines no wider than a number of columns, one at a time.
///
/// A line takes what fits, and ends at the last place that allows a break: after blanks, on
/// either side of an ideograph, after a hyphen inside a word. Blanks at a break belong to neither
/// line. A word longer than the line is cut where the line ends; a cluster wider than the line
/// has one to itself. A line break in the text ends the line and may be followed by an empty one.
/// Blanks that end a paragraph count as far as they fit.
struct LineBreaker<Units: TextUnits> {
  let units: Units
  let width: Int
  private(set) var isFinished = false
  private var place: TextPosition

  init(units: Units, width: Int) {
    self.units = units
    self.width = width
    place = units.start
  }

  mutating func next() -> BrokenLine? {
    if isFinished { return nil }
    let line = line(from: place)
    place = line.next
    return line
  }

  private mutating func line(from start: TextPosition) -> BrokenLine {
    let textEnd = units.end
    var here = start
    var columns = 0
    var previous = TextShape.Kind.newline
    /// The best break so far, and where the blanks just read began.
    var candidate: BrokenLine?
    var blanks: BrokenLine?
    while here.unit < textEnd.unit {
      let kind = units.kind(at: here)
      let after = units.after(here)
      switch kind {
      case .newline:
        return paragraphEnd(from: start, to: here, columns: columns, blanks: blanks, next: after)
      case .blank:
        if previous != .blank {
          blanks = BrokenLine(start: start, end: here, columns: columns, next: here)
        }
        columns += units.columns(at: here)
        blanks?.next = after
        candidate = blanks
      case .letter, .ideograph, .hyphen, .ignored:
        let breaksBefore = kind == .ideograph || previous == .ideograph
        if breaksBefore, previous != .blank, here != start {
          candidate = BrokenLine(start: start, end: here, columns: columns, next: here)
        }
        let wider = columns + units.columns(at: here)
        if wider > width, columns > 0 {
          return candidate
            ?? BrokenLine(start: start, end: here, columns: columns, next: here)
        }
        columns = wider
        blanks = nil
        if kind == .hyphen, previous == .letter, continuesWord(at: after) {
          candidate = BrokenLine(start: start, end: after, columns: columns, next: after)
        }
      }
      previous = kind
      here = after
    }
    isFinished = true
    return paragraphEnd(from: start, to: here, columns: columns, blanks: blanks, next: here)
  }

  /// Whether a word goes on after its hyphen; numbers such as `2001-02` stay whole.
  private func continuesWord(at place: TextPosition) -> Bool {
    place.unit < units.end.unit && units.kind(at: place) == .letter && !units.isDigit(at: place)
  }

  /// The last line of a paragraph, less the blanks at its end that do not fit.
  private func paragraphEnd(
    from start: TextPosition, to end: TextPosition, columns: Int, blanks: BrokenLine?,
    next: TextPosition
  ) -> BrokenLine {
    guard columns > width, let blanks else {
      return BrokenLine(start: start, end: end, columns: columns, next: next)
    }
    var line = BrokenLine(start: start, end: blanks.end, columns: blanks.columns, next: next)
    while line.end != end, line.columns + units.columns(at: line.end) <= width {
      line.columns += units.columns(at: line.end)
      line.end = units.after(line.end)
    }
    return line
  }
}
