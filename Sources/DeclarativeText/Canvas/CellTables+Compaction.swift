extension CellTables {
  /// Which numbers the cells of an older generation have in the newer one.
  package struct Renumbering: Sendable {
    fileprivate var styles: ContiguousArray<UInt32>
    fileprivate var graphemes: ContiguousArray<UInt32>

    /// Gives `cells`, which were among those kept, their new numbers.
    package func apply(to cells: inout ContiguousArray<Cell>) {
      for index in cells.indices {
        let cell = cells[index]
        var glyph = cell.glyph
        if glyph & Cell.interned != 0 { glyph = graphemes[Int(glyph & ~Cell.interned)] }
        cells[index] = Cell(glyph: glyph, style: styles[Int(cell.style)])
      }
    }
  }

  /// Drops every entry that no cell of `grids` refers to, and numbers the others anew.
  ///
  /// A program that animates colours interns styles for as long as it runs. Whoever holds cells
  /// of these tables passes them all, and applies the result to each.
  package mutating func compact(keeping grids: [ContiguousArray<Cell>]) -> Renumbering {
    let (styles, graphemes) = (styles, graphemes)
    var renumbering = Renumbering(
      styles: ContiguousArray(repeating: .max, count: styles.count),
      graphemes: ContiguousArray(repeating: .max, count: graphemes.count))
    var kept = CellTables(generation: generation + 1)
    renumbering.styles[0] = 0
    for cell in grids.joined() {
      let style = Int(cell.style)
      if renumbering.styles[style] == .max {
        var moved = styles[style]
        if moved.link != 0 { moved.link = kept.intern(link: links[Int(moved.link)]) }
        renumbering.styles[style] = kept.intern(moved)
      }
      guard cell.glyph & Cell.interned != 0 else { continue }
      let grapheme = Int(cell.glyph & ~Cell.interned)
      guard renumbering.graphemes[grapheme] == .max else { continue }
      renumbering.graphemes[grapheme] = kept.intern(grapheme: graphemes[grapheme])
    }
    self = kept
    return renumbering
  }
}
