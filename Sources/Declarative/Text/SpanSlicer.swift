/// Cuts a text into the spans of its rows, from the first row to the last.
struct SpanSlicer {
  let text: ResolvedText
  /// The run the last row began in; rows only move forward, so runs are passed once.
  private var run = 0

  init(text: ResolvedText) { self.text = text }

  mutating func spans(_ range: Range<Int>) -> [TextBlock.Span] {
    var spans: [TextBlock.Span] = []
    add(range, to: &spans)
    return spans
  }

  /// A row with a mark that the text does not hold, an ellipsis or a hyphen.
  ///
  /// The mark looks like the text it follows, or else precedes.
  mutating func spans(
    head: Range<Int>, writing mark: String, tail: Range<Int>
  ) -> [TextBlock.Span] {
    var spans: [TextBlock.Span] = []
    add(head, to: &spans)
    let style =
      spans.last?.style ?? self.style(at: tail.isEmpty ? head.lowerBound : tail.lowerBound)
    append(mark, style: style, to: &spans)
    add(tail, to: &spans)
    return spans
  }

  private mutating func add(_ range: Range<Int>, to spans: inout [TextBlock.Span]) {
    guard !range.isEmpty else { return }
    guard let runs = text.runs else {
      append(slice(range), style: text.style, to: &spans)
      return
    }
    var start = range.lowerBound
    _ = style(at: start)
    var index = run
    while start < range.upperBound, index < runs.count {
      let end = min(runs[index].end, range.upperBound)
      if start < end { append(slice(start..<end), style: runs[index].style, to: &spans) }
      start = max(start, end)
      index += 1
    }
  }

  private mutating func style(at byte: Int) -> InkStyle {
    guard let runs = text.runs else { return text.style }
    var last = runs.count - 1
    if runs[run].end > byte { return runs[run].style }
    while run < last {
      let middle = (run + last) / 2
      if runs[middle].end <= byte { run = middle + 1 } else { last = middle }
    }
    return runs[run].style
  }

  private func append(_ string: String, style: InkStyle, to spans: inout [TextBlock.Span]) {
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += string
    } else {
      spans.append(TextBlock.Span(text: string, style: style))
    }
  }

  private func slice(_ range: Range<Int>) -> String {
    let utf8 = text.text.utf8
    if range == 0..<utf8.count { return text.text }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text.text[start..<end])
  }
}
