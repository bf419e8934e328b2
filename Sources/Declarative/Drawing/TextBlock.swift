package import Foundation

/// Text that has been broken into lines, ready to draw.
package struct TextBlock: Equatable, Sendable {
  package var lines: [Line]
  /// Which of the text's lines the first of these is: of a long text only those near the damage
  /// are made.
  package var first: Int
  /// How many rows it is from one line to the next.
  package var stride: Int

  package init(lines: [Line], first: Int = 0, stride: Int = 1) {
    self.lines = lines
    self.first = first
    self.stride = stride
  }

  /// Which of the text's lines these are.
  package var range: Range<Int> { first..<first + lines.count }

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
