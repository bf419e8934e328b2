import DeclarativeText
import Testing

/// Lays `text` out in `width` by `height` and compares what is drawn, blanks as `·`; the picture
/// is exactly as large as the text.
func expectText(
  _ text: Text, _ width: CGFloat?, _ height: CGFloat? = nil,
  _ context: TextLayoutContext = TextLayoutContext(), is picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = TextLayout(
    text.resolved(with: TextContext()), context: context, measuring: TerminalTextMeasuring())
  let proposal = ProposedViewSize(width: width, height: height)
  let size = layout.sizeThatFits(proposal)
  #expect(
    draw(layout.block(for: proposal), in: size) == picture, "drawn at the proposal",
    sourceLocation: sourceLocation)
  #expect(
    draw(layout.block(in: size), in: size) == picture, "drawn at its own size",
    sourceLocation: sourceLocation)
}

/// A text's size in `width` by `height`, written `columns x rows`.
func size(
  _ text: Text, _ width: CGFloat?, _ height: CGFloat?,
  _ context: TextLayoutContext = TextLayoutContext(), metrics: CellMetrics = .cells
) -> String {
  let layout = TextLayout(
    text.resolved(with: TextContext()), context: context, metrics: metrics,
    measuring: TerminalTextMeasuring())
  let size = layout.sizeThatFits(ProposedViewSize(width: width, height: height))
  return "\(Int(size.width))x\(Int(size.height))"
}

private func draw(_ block: TextBlock, in size: CGSize) -> String {
  var rows = block.lines.map { line in
    var row = String(repeating: "·", count: Int(line.indent))
    var columns = Int(line.indent)
    for span in line.spans {
      row += drawn(span.text)
      columns += TerminalTextMeasuring().shape(span.text).columns
    }
    return row + String(repeating: "·", count: max(Int(size.width) - columns, 0))
  }
  while rows.count < Int(size.height) {
    rows.append(String(repeating: "·", count: Int(size.width)))
  }
  return rows.joined(separator: "\n")
}

/// What is seen of `text`: a blank is `·`, and what takes no column is nothing.
private func drawn(_ text: String) -> String {
  String(
    text.filter { TerminalTextMeasuring().columns(of: String($0)) > 0 }
      .map { $0 == " " || $0 == "\t" ? "·" : $0 })
}
