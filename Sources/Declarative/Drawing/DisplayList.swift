package import Foundation

/// What to draw, back to front, in units from the screen's corner.
///
/// Nothing in it knows a view or a cell: it is all a renderer is ever given.
package struct DisplayList: Sendable {
  package var commands: ContiguousArray<DisplayCommand> = []

  package init() {}
}

/// One thing to draw.
package enum DisplayCommand: Sendable {
  /// Fills an area, hiding what is behind it as far as the paint is opaque.
  case fill(CGRect, Paint)
  /// Writes rows of text downward from the area's corner; it may reach outside the area.
  case text(CGRect, TextBlock)
  /// Draws lines just inside the area's edges.
  case border(CGRect, LineStyle, Paint, Edge.Set)
  /// Draws one line through the area, along the axis.
  case rule(CGRect, Axis, LineStyle, Paint)
  /// Draws a grid of characters from the area's corner.
  case cells(CGRect, CellGrid)
  /// Shows nothing outside the area, until the matching `popClip`.
  case pushClip(CGRect)
  case popClip
  /// Lets what is behind show through, until the matching `popOpacity`.
  case pushOpacity(Double)
  case popOpacity
  /// Shows of what is drawn in the area, until the matching `popMask`, only what a list covers:
  /// each place as far as it is opaque there, and letters as letters.
  case pushMask(CGRect, DisplayList)
  case popMask
}
