/// What the numbers in cells stand for: interned styles, graphemes and link addresses.
///
/// A value: a frame keeps the tables its cells were written with, whatever is interned later.
package struct CellTables: Sendable {
  private var styleTable = StyleTable()
  package private(set) var graphemes: ContiguousArray<String> = []
  package private(set) var links: ContiguousArray<String> = [""]
  /// How often the numbers have been given anew: cells of two generations cannot be compared.
  package private(set) var generation = 0

  private var graphemeIndices: [String: UInt32] = [:]
  private var linkIndices: [String: UInt32] = [:]

  package init() {}

  package var styles: ContiguousArray<CellStyle> { styleTable.styles }

  package mutating func intern(_ style: CellStyle) -> UInt32 { styleTable.intern(style) }

  /// The glyph of a cluster of more than one scalar, ready for a cell.
  package mutating func intern(grapheme: String) -> UInt32 {
    if let glyph = graphemeIndices[grapheme] { return glyph }
    let glyph = Cell.interned | UInt32(graphemes.count)
    graphemes.append(grapheme)
    graphemeIndices[grapheme] = glyph
    return glyph
  }

  /// The number of an address, or 0 for one that a terminal may not be given.
  package mutating func intern(link: String) -> UInt32 {
    if let index = linkIndices[link] { return index }
    guard let address = LinkAddress(link)?.text else { return 0 }
    let index = linkIndices[address] ?? UInt32(links.count)
    if index == links.count {
      links.append(address)
      linkIndices[address] = index
    }
    linkIndices[link] = index
    return index
  }

  /// How many entries there are of each kind together.
  package var count: Int { styles.count + graphemes.count + links.count }
}

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
    var renumbering = Renumbering(
      styles: ContiguousArray(repeating: .max, count: styles.count),
      graphemes: ContiguousArray(repeating: .max, count: graphemes.count))
    var kept = CellTables()
    kept.generation = generation + 1
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
