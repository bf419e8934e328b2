import Declarative

extension ContiguousArray<Cell> {
  /// The same picture in the numbers of other tables.
  ///
  /// What those lack becomes a glyph that none equals.
  func renumbered(from old: CellTables, to new: CellTables) -> ContiguousArray<Cell> {
    var tables = new
    let styles = old.styles.map { style in
      var style = style
      style.link = style.link == 0 ? 0 : tables.intern(link: old.links[Int(style.link)])
      return tables.intern(style)
    }
    let graphemes = old.graphemes.map { tables.intern(grapheme: $0) }
    return ContiguousArray(
      map { cell in
        let style = styles[Int(cell.style)]
        var glyph = cell.glyph
        if glyph & Cell.interned != 0 { glyph = graphemes[Int(glyph & ~Cell.interned)] }
        let isKnown =
          style < new.styles.count
          && (glyph & Cell.interned == 0 || glyph & ~Cell.interned < new.graphemes.count)
        return isKnown
          ? Cell(glyph: glyph, style: style) : Cell(glyph: .max, style: 0)
      })
  }
}
