package import Foundation

/// How a text lies in the space it is offered: what it measures, and the rows it is drawn as.
///
/// Widths and heights go in and come out in units, and are whole cells inside. The clusters are
/// told apart once, and the last width's lines are kept: sizes build no strings.
package final class TextLayout {
  package let text: ResolvedText
  package let context: TextLayoutContext
  package let metrics: CellMetrics
  package let shape: TextShape
  /// How many rows it is from one line to the next.
  package let stride: Int
  @exclusivity(unchecked) private var breaks: TextBreaks

  /// `shape` is the shape of the text, if it is known already.
  package init(
    _ text: ResolvedText, context: TextLayoutContext = TextLayoutContext(),
    metrics: CellMetrics = .cells, measuring: any TextMeasuring, shape: TextShape? = nil
  ) {
    var text = text
    let shape = shape ?? measuring.shape(text.text)
    if let clusters = shape.clusters { text.alignRuns(to: clusters) }
    self.text = text
    self.context = context
    self.metrics = metrics
    self.shape = shape
    stride = context.stride(of: metrics.cell.height)
    breaks = TextBreaks(text: text.text, shape: shape, measuring: measuring)
  }

  /// The size it takes: as wide as its widest line, as high as the lines it shows.
  ///
  /// Without text it is nothing at all; in less than a column it has no width, and one row where
  /// any height is offered.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if text.text.isEmpty { return .zero }
    let width = cells(in: proposal.width, of: metrics.cell.width)
    guard width > 0 else {
      return CGSize(width: 0, height: proposal.height == 0 ? 0 : metrics.cell.height)
    }
    let fit = fit(width: width, height: proposal.height)
    return CGSize(
      width: CGFloat(fit.columns) * metrics.cell.width,
      height: height(ofLines: max(fit.rows, context.minimumLines ?? 0)))
  }

  /// The lines it is drawn as, from the top of its area; only those among `lines`, if given.
  package func block(for proposal: ProposedViewSize, lines: Range<Int>? = nil) -> TextBlock {
    let width = cells(in: proposal.width, of: metrics.cell.width)
    guard width > 0, !text.text.isEmpty else { return TextBlock(lines: []) }
    let fit = fit(width: width, height: proposal.height)
    if fit.rows == 1, fit.cut == nil, fit.columns == breaks.natural.columns, text.runs == nil {
      return TextBlock(lines: [
        TextBlock.Line(
          indent: 0, spans: [TextBlock.Span(text: text.text, style: text.style)])
      ])
    }
    return block(of: fit, width: width, lines: lines ?? 0..<fit.rows)
  }

  /// How many lines it is drawn as.
  package func lineCount(for proposal: ProposedViewSize) -> Int {
    let width = cells(in: proposal.width, of: metrics.cell.width)
    return width > 0 && !text.text.isEmpty ? fit(width: width, height: proposal.height).rows : 0
  }

  package func block(in size: CGSize) -> TextBlock { block(for: ProposedViewSize(size)) }

  /// Letters stand on the bottom edge of their row.
  package var firstBaseline: CGFloat { text.text.isEmpty ? 0 : metrics.cell.height }

  /// The bottom edge of the last row that is shown.
  package func lastBaseline(for proposal: ProposedViewSize) -> CGFloat {
    let width = cells(in: proposal.width, of: metrics.cell.width)
    guard width > 0, !text.text.isEmpty else { return firstBaseline }
    return height(ofLines: fit(width: width, height: proposal.height).rows)
  }

  /// The height of lines, rows left free between them included.
  private func height(ofLines count: Int) -> CGFloat {
    CGFloat((count - 1) * stride + 1) * metrics.cell.height
  }

  private func fit(width: Int, height: CGFloat?) -> TextFit {
    let rows = cells(in: height, of: metrics.cell.height)
    let lines = stride == 1 || rows == .max ? rows : (rows + stride - 1) / stride
    return breaks.fit(
      width: width, rows: context.visibleLines(rows: lines), mode: context.truncationMode)
  }

  /// How many whole cells a length holds, forgiving what arithmetic lost.
  private func cells(in length: CGFloat?, of cell: CGFloat) -> Int {
    guard let length, length.isFinite else { return length == -.infinity ? 0 : .max }
    let cells = (length / cell + 1e-6).rounded(.down)
    return cells < 1e9 ? Int(max(cells, 0)) : .max
  }

  private func block(of fit: TextFit, width: Int, lines: Range<Int>) -> TextBlock {
    let range = lines.clamped(to: 0..<fit.rows)
    var slicer = SpanSlicer(text: text)
    var block = TextBlock(lines: [], first: range.lowerBound, stride: stride)
    block.lines.reserveCapacity(range.count)
    let whole = breaks.lines(of: fit, width: width)
    for line in whole[range.clamped(to: whole.indices)] {
      block.lines.append(
        TextBlock.Line(
          indent: indent(ofColumns: min(line.columns, width), in: fit.columns),
          spans: spans(of: line, width: width, cutBy: &slicer)))
    }
    if let cut = fit.cut, range.upperBound == fit.rows, !range.isEmpty {
      block.lines.append(
        TextBlock.Line(
          indent: indent(ofColumns: cut.columns, in: fit.columns),
          spans: slicer.spans(head: cut.head, writing: "…", tail: cut.tail)))
    }
    return block
  }

  private func spans(
    of line: BrokenLine, width: Int, cutBy slicer: inout SpanSlicer
  ) -> [TextBlock.Span] {
    // A glyph wider than the whole text has no place in it.
    if line.columns > width {
      return slicer.spans(
        head: line.start.byte..<line.start.byte, writing: "…", tail: line.end.byte..<line.end.byte)
    }
    let range = line.start.byte..<line.end.byte
    return line.isHyphenated
      ? slicer.spans(head: range, writing: "-", tail: range.upperBound..<range.upperBound)
      : slicer.spans(range)
  }

  private func indent(ofColumns columns: Int, in all: Int) -> CGFloat {
    let rest = all - columns
    let isLeading = context.alignment == (context.isRightToLeft ? .trailing : .leading)
    let indent = isLeading ? 0 : context.alignment == .center ? rest / 2 : rest
    return CGFloat(indent) * metrics.cell.width
  }
}
