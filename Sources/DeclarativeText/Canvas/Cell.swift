/// One place on the screen: a grapheme and a style, eight bytes.
package struct Cell: Equatable, Sendable {
  /// A Unicode scalar, or an index into the interned graphemes with `Cell.interned` set, or
  /// `Cell.continuation` in the second half of a wide grapheme.
  package var glyph: UInt32
  /// An index into the interned styles.
  package var style: UInt32

  package init(glyph: UInt32, style: UInt32) {
    self.glyph = glyph
    self.style = style
  }

  package static let interned: UInt32 = 0x8000_0000
  package static let continuation: UInt32 = 0x4000_0000
  package static let blank = Cell(glyph: 0x20, style: 0)
}
