/// How a text breaks into lines no wider than a number of columns.
///
/// A line takes what fits, and ends at the last place that allows a break. Blanks at a break
/// belong to neither line. A word longer than the line is cut where the line ends, between two
/// clusters; a cluster wider than the line has one to itself. A line break in the text ends the
/// line and may be followed by an empty one. Blanks that end a paragraph count as far as they fit.
extension ClusterUnits {
  func line(from start: TextPosition, width: Int) -> BrokenLine {
    clusters.withUnsafeBufferPointer { line(from: start, width: width, of: $0) }
  }

  private func line(
    from start: TextPosition, width: Int, of clusters: UnsafeBufferPointer<TextShape.Cluster>
  ) -> BrokenLine {
    var here = start
    var columns = 0
    /// How far the line is seen: less the blanks read last.
    var (seen, seenColumns) = (start, 0)
    var candidate: BrokenLine?
    while here.unit < clusters.count {
      let cluster = clusters[here.unit]
      let after = TextPosition(unit: here.unit &+ 1, byte: here.byte &+ Int(cluster.bytes))
      if cluster.kind == .newline {
        let line = BrokenLine(start: start, end: seen, columns: seenColumns, next: after)
        return paragraphEnd(line, to: here, columns: columns, width: width)
      }
      if breaks.allowsBreak(before: here.unit), here.unit > start.unit {
        let line = BrokenLine(start: start, end: seen, columns: seenColumns, next: here)
        candidate = self.candidate(line, breakingAt: here, width: width) ?? candidate
      }
      let wider = columns &+ Int(cluster.columns)
      if cluster.kind != .blank {
        if wider > width, cluster.columns > 0, columns > 0 {
          return candidate
            ?? BrokenLine(start: start, end: seen, columns: seenColumns, next: here)
        }
        // What is not seen may follow blanks that are out of the line.
        if wider <= width || columns == 0 { (seen, seenColumns) = (after, wider) }
      }
      columns = wider
      here = after
    }
    let line = BrokenLine(start: start, end: seen, columns: seenColumns)
    return paragraphEnd(line, to: here, columns: columns, width: width)
  }

  /// `line`, if it may end at `here`: a soft hyphen needs a column to be seen in, and a letter of
  /// the line to follow.
  private func candidate(
    _ line: BrokenLine, breakingAt here: TextPosition, width: Int
  ) -> BrokenLine? {
    guard clusters[here.unit - 1].kind == .softHyphen else { return line }
    let letter = here.unit - 2
    guard letter >= line.start.unit, clusters[letter].kind == .letter, line.columns < width
    else { return nil }
    var line = line
    line.isHyphenated = true
    line.columns += 1
    return line
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
