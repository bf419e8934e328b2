package import Foundation

/// Everything about its lines that a text inherits from where it stands.
package struct TextLayoutContext: Hashable, Sendable {
  /// The fewest and most lines; nil does not limit.
  package var minimumLines: Int?
  package var maximumLines: Int?
  package var truncationMode = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  /// Space between two lines, in units; a terminal has whole rows of it.
  package var lineSpacing: CGFloat = 0
  package var isRightToLeft = false

  package init(
    minimumLines: Int? = nil, maximumLines: Int? = nil,
    truncationMode: Text.TruncationMode = .tail, alignment: TextAlignment = .leading,
    lineSpacing: CGFloat = 0, isRightToLeft: Bool = false
  ) {
    self.minimumLines = minimumLines
    self.maximumLines = maximumLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }

  /// How many rows it is from one line to the next.
  ///
  /// Less than half a row of spacing is none, and so is a negative one.
  func stride(of row: CGFloat) -> Int {
    let rows = (lineSpacing / row + 0.5).rounded(.down)
    return rows > 0 ? 1 + Int(min(rows, 1e6)) : 1
  }

  /// How many lines are shown where `rows` fit: at least one, and never more than the limit.
  func visibleLines(rows: Int) -> Int {
    max(min(maximumLines ?? .max, max(minimumLines ?? 1, rows)), 1)
  }
}
