package import Declarative

/// How a cell looks; nil colours are the terminal's own.
package struct CellStyle: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: InkAttributes
  /// An index into the canvas' interned links, 0 for none.
  package var link: UInt32

  // The empty set is written out, as `[]` would be made through a generic protocol at each call.
  package init(
    foreground: Color? = nil, background: Color? = nil,
    attributes: InkAttributes = InkAttributes(rawValue: 0), link: UInt32 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  package static let plain = CellStyle()
}
