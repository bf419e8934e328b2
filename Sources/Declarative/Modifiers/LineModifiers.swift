public import Foundation

extension View {
  /// The most lines a text in this view shows; nil removes a limit set outside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    inherits(LineLimit(minimum: nil, maximum: number.map { max($0, 1) }))
  }

  /// The fewest and the most lines that texts in this view are high.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    inherits(
      LineLimit(minimum: max(limit.lowerBound, 1), maximum: max(limit.upperBound, 1)))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inherits(LineLimit(minimum: max(limit.lowerBound, 1), maximum: nil))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    inherits(LineLimit(minimum: nil, maximum: max(limit.upperBound, 1)))
  }

  /// The most lines, which are kept free even for shorter texts when `reservesSpace` is true.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inherits(LineLimit(minimum: reservesSpace ? max(limit, 1) : nil, maximum: max(limit, 1)))
  }

  /// Where a text that does not fit leaves letters out.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inherits(Truncation(mode: mode))
  }

  /// How the lines of a text stand to one another; a single line is not moved.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inherits(LineAlignment(alignment: alignment))
  }
}

extension View {
  /// Leaves space between two lines of a text.
  ///
  ///     Text("a\nb").lineSpacing(1)      a
  ///                                      ·
  ///                                      b
  ///
  /// - Parameter lineSpacing: The space in units. It is rounded to whole rows: where a row is 16
  ///   points high, less than 8 is none.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inherits(LineSpacing(spacing: lineSpacing))
  }
}

private struct LineSpacing: TextModifier {
  let spacing: CGFloat

  func apply(to layout: inout TextLayoutContext) { layout.lineSpacing = spacing }
}

private struct LineLimit: TextModifier {
  let minimum: Int?
  let maximum: Int?

  func apply(to layout: inout TextLayoutContext) {
    layout.minimumLines = minimum
    layout.maximumLines = maximum
  }
}

private struct Truncation: TextModifier {
  let mode: Text.TruncationMode

  func apply(to layout: inout TextLayoutContext) { layout.truncationMode = mode }
}

private struct LineAlignment: TextModifier {
  let alignment: TextAlignment

  func apply(to layout: inout TextLayoutContext) { layout.alignment = alignment }
}
