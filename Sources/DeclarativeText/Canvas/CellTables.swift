/// What the numbers in cells stand for: interned styles, graphemes and link addresses.
///
/// A value: a frame keeps the tables its cells were written with, whatever is interned later.
package struct CellTables: Sendable {
  package private(set) var styles: ContiguousArray<CellStyle> = [.plain]
  package private(set) var graphemes: ContiguousArray<String> = []
  package private(set) var links: ContiguousArray<String> = [""]

  private var styleIndices: [CellStyle: UInt32] = [.plain: 0]
  private var graphemeIndices: [String: UInt32] = [:]
  private var linkIndices: [String: UInt32] = [:]

  package init() {}

  package mutating func intern(_ style: CellStyle) -> UInt32 {
    if let index = styleIndices[style] { return index }
    let index = UInt32(styles.count)
    styles.append(style)
    styleIndices[style] = index
    return index
  }

  /// The glyph of a cluster of more than one scalar, ready for a cell.
  package mutating func intern(grapheme: String) -> UInt32 {
    if let glyph = graphemeIndices[grapheme] { return glyph }
    let glyph = Cell.interned | UInt32(graphemes.count)
    graphemes.append(grapheme)
    graphemeIndices[grapheme] = glyph
    return glyph
  }

  package mutating func intern(link: String) -> UInt32 {
    if let index = linkIndices[link] { return index }
    let index = UInt32(links.count)
    links.append(link)
    linkIndices[link] = index
    return index
  }
}
