package import Declarative

/// What decides how a cell looks that is drawn on.
package protocol CellInk {
  /// The number of the style for the cell at `column`, which had the style `old` so far.
  mutating func style(over old: UInt32, column: Int, tables: inout CellTables) -> UInt32
}

/// Ink of one colour, on a background of its own or on what is there.
package struct SolidInk: CellInk {
  private let style: CellStyle
  private let keepsBackground: Bool
  private var lastOld = UInt32.max
  private var lastNew: UInt32 = 0

  package init(
    foreground: Color?, background: CellBackground = .kept,
    attributes: InkAttributes = InkAttributes(rawValue: 0), link: UInt32 = 0
  ) {
    var style = CellStyle(foreground: foreground, attributes: attributes, link: link)
    switch background {
    case .kept: keepsBackground = true
    case .color(let color):
      style.background = color
      keepsBackground = false
    }
    self.style = style
  }

  @inline(__always)
  package mutating func style(
    over old: UInt32, column: Int, tables: inout CellTables
  ) -> UInt32 {
    if old == lastOld { return lastNew }
    var style = style
    if keepsBackground, old != 0 { style.background = tables.styles[Int(old)].background }
    lastOld = old
    lastNew = tables.intern(style)
    return lastNew
  }
}

/// What stands behind a glyph.
package enum CellBackground: Hashable, Sendable {
  /// What is there already.
  case kept
  /// A colour, or nil for the terminal's own.
  case color(Color?)
}
