public import DeclarativeText
public import Testing

/// Renders `content` in that many columns and rows and compares it with a picture, in which `·`
/// is a blank.
///
///     expectFrame(columns: 4, rows: 1) { Text("hi").padding(.horizontal, 1) } is: { "·hi·" }
@MainActor public func expectFrame<Content: View>(
  columns: Int, rows: Int, metrics: CellMetrics = .cells,
  @ViewBuilder content: () -> Content, is wanted: () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let host = TextHost(columns: columns, rows: rows, metrics: metrics, content: content)
  expectFrame(of: host, is: wanted, sourceLocation: sourceLocation)
}

/// Compares what a live screen shows with a picture.
@MainActor public func expectFrame(
  of host: TextHost, is wanted: () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = picture(of: host.frame)
  let wanted = wanted()
  if shown == wanted { return }
  Issue.record(
    Comment(rawValue: "\(difference(shown, wanted))\n\n\(beginning(of: host.outline))"),
    sourceLocation: sourceLocation)
}

/// Compares where views are on a live screen with where they must be: `[x, y, width, height]` in
/// units from the screen's corner, by `accessibilityIdentifier`.
@MainActor public func expectPlaces(
  of host: TextHost, _ wanted: [String: [CGFloat]],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, place) in wanted.sorted(by: { $0.key < $1.key }) {
    let rect = host.rect(of: name)
    let shown = rect.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
    #expect(shown == place, "\(name)", sourceLocation: sourceLocation)
  }
}

/// No more lines of a tree than a reader of a failure wants.
private func beginning(of outline: String) -> String {
  let lines = outline.split(separator: "\n")
  return lines.prefix(60).joined(separator: "\n")
    + (lines.count > 60 ? "\n(and \(lines.count - 60) more)" : "")
}

/// A frame as a picture: blanks are `·`, and a wide glyph stands for both of its cells.
public func picture(of frame: Frame) -> String {
  (0..<frame.size.rows)
    .map { row in
      var line = ""
      var column = 0
      while column < frame.size.columns {
        let cell = frame[column: column, row: row]
        line.append(cell.character == " " ? "·" : cell.character)
        column += max(cell.width, 1)
      }
      return line
    }
    .joined(separator: "\n")
}

/// Both pictures side by side, the rows that differ marked.
private func difference(_ shown: String, _ wanted: String) -> String {
  let shown = shown.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = wanted.split(separator: "\n", omittingEmptySubsequences: false)
  let width = max(wanted.map(\.count).max() ?? 0, 6)
  func padded(_ row: some StringProtocol) -> String {
    row + String(repeating: " ", count: max(width - row.count, 0))
  }
  var lines = ["  \(padded("wanted"))   shown"]
  for index in 0..<max(shown.count, wanted.count) {
    let left = index < wanted.count ? String(wanted[index]) : "(no row)"
    let right = index < shown.count ? String(shown[index]) : "(no row)"
    lines.append("\(left == right ? " " : "≠") \(padded(left))   \(right)")
  }
  return "\n" + lines.joined(separator: "\n")
}
