/// How a text breaks into lines no wider than a number of columns.
///
/// A line takes what fits, and ends at the last place that allows a break. Blanks at a break
/// belong to neither line. A word longer than the line is cut where the line ends, between two
/// clusters; a cluster wider than the line has one to itself. A line break in the text ends the
/// line and may be followed by an empty one. Blanks that end a paragraph count as far as they fit.
extension ClusterUnits {
  func line(from start: TextPosition, width: Int) -> BrokenLine {
    var here = start
    var columns = 0
    /// The line as far as it is seen: less the blanks read last.
    var seen = BrokenLine(start: start, end: start, columns: 0)
    var candidate: BrokenLine?
    while here.unit < clusters.count {
      let cluster = clusters[here.unit]
      if cluster.kind == .newline {
        var line = paragraphEnd(seen, to: here, columns: columns, width: width)
        line.next = after(here)
        return line
      }
      if here.unit > start.unit, breaks.allowsBreak(before: here.unit) {
        candidate = self.candidate(seen, breakingAt: here, width: width) ?? candidate
      }
      let wider = columns + Int(cluster.columns)
      if cluster.kind != .blank {
        if wider > width, cluster.columns > 0, columns > 0 {
          if let candidate { return candidate }
          seen.next = here
          return seen
        }
        // What is not seen may follow blanks that are out of the line.
        if wider <= width || columns == 0 {
          seen.end = after(here)
          seen.columns = wider
        }
      }
      columns = wider
      here = after(here)
    }
    return paragraphEnd(seen, to: here, columns: columns, width: width)
  }

  /// `line`, if it may end at `here`: a soft hyphen needs a column to be seen in.
  private func candidate(
    _ line: BrokenLine, breakingAt here: TextPosition, width: Int
  ) -> BrokenLine? {
    var line = line
    line.next = here
    guard clusters[here.unit - 1].kind == .softHyphen else { return line }
    line.isHyphenated = true
    line.columns += 1
    return line.columns <= width ? line : nil
  }

  /// The last line of a paragraph, less the blanks at its end that do not fit.
  private func paragraphEnd(
    _ seen: BrokenLine, to end: TextPosition, columns: Int, width: Int
  ) -> BrokenLine {
    var line = seen
    if columns <= width {
      line.end = end
      line.columns = columns
      return line
    }
    while line.end != end, line.columns + self.columns(at: line.end) <= width {
      line.columns += self.columns(at: line.end)
      line.end = after(line.end)
    }
    return line
  }
}
