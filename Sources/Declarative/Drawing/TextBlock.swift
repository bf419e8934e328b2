package import Foundation

/// Text that has been broken into lines, ready to draw.
package struct TextBlock: Equatable, Sendable {
  package var lines: [Line]
  /// The row of the text that the first of these lines is: of a long text only those near the
  /// damage are made.
  package var firstRow: Int

  package init(lines: [Line], firstRow: Int = 0) {
    self.lines = lines
    self.firstRow = firstRow
  }

  package var rows: Range<Int> { firstRow..<firstRow + lines.count }

  /// One row of text.
  package struct Line: Equatable, Sendable {
    /// How far the row starts from the block's left edge, in units.
    package var indent: CGFloat
    package var spans: [Span]

    package init(indent: CGFloat, spans: [Span]) {
      self.indent = indent
      self.spans = spans
    }
  }

  /// Text of one style within a row.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: InkStyle

    package init(text: String, style: InkStyle) {
      self.text = text
      self.style = style
    }
  }
}
