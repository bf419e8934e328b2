/// Everything about its lines that a text inherits from where it stands.
package struct TextLayoutContext: Hashable, Sendable {
  /// The fewest and most lines; nil does not limit.
  package var minimumLines: Int?
  package var maximumLines: Int?
  package var truncationMode = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var isRightToLeft = false

  package init(
    minimumLines: Int? = nil, maximumLines: Int? = nil,
    truncationMode: Text.TruncationMode = .tail, alignment: TextAlignment = .leading,
    isRightToLeft: Bool = false
  ) {
    self.minimumLines = minimumLines
    self.maximumLines = maximumLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
  }

  /// How many lines are shown where `rows` fit: at least one, and never more than the limit.
  func visibleLines(rows: Int) -> Int {
    max(min(maximumLines ?? .max, max(minimumLines ?? 1, rows)), 1)
  }
}
