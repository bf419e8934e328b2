/// What the numbers in cells stand for: interned styles, graphemes and link addresses.
///
/// A value: a frame keeps the tables its cells were written with, whatever is interned later.
package struct CellTables: Sendable {
  private var styleTable = StyleTable()
  private var graphemeTable = GraphemeTable()
  package private(set) var links: ContiguousArray<String> = [""]
  /// How often the numbers have been given anew: cells of two generations cannot be compared.
  package let generation: Int

  private var linkIndices: [String: UInt32] = [:]

  package init(generation: Int = 0) { self.generation = generation }

  package var styles: ContiguousArray<CellStyle> {
    @inline(__always) get { styleTable.styles }
  }

  package var graphemes: ContiguousArray<String> { graphemeTable.graphemes }

  @inline(__always)
  package mutating func intern(_ style: CellStyle) -> UInt32 { styleTable.intern(style) }

  /// The glyph of a cluster of more than one scalar, ready for a cell.
  package mutating func intern(grapheme: String) -> UInt32 {
    grapheme.withBytes { intern(cluster: $0) }
  }

  /// The glyph for a cluster's UTF-8: its scalar where it shows only one.
  mutating func intern(cluster bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if bytes.isShownWhole { return Cell.interned | graphemeTable.intern(bytes) }
    let shown = String(visibleCluster: bytes)
    let scalars = shown.unicodeScalars
    guard let first = scalars.first else { return 0x20 }
    if scalars.count == 1 { return first.value }
    return shown.withBytes { Cell.interned | graphemeTable.intern($0) }
  }

  /// Stands between an address and what tells two links to it apart.
  static let linkNameSeparator: Unicode.Scalar = "\u{1F}"

  /// The number of an address, or 0 for one that a terminal may not be given.
  ///
  /// - Parameter name: What tells two links to one address apart: letters and digits.
  package mutating func intern(link: String, name: String = "") -> UInt32 {
    let key = name.isEmpty ? link : "\(link)\(Self.linkNameSeparator)\(name)"
    if let index = linkIndices[key] { return index }
    guard var address = LinkAddress(link)?.text else { return 0 }
    if !name.isEmpty { address += "\(Self.linkNameSeparator)\(name)" }
    let index = linkIndices[address] ?? UInt32(links.count)
    if index == links.count {
      links.append(address)
      linkIndices[address] = index
    }
    linkIndices[key] = index
    return index
  }

  /// How many entries there are of all kinds together.
  package var count: Int { styles.count + graphemes.count + linkIndices.count }
}
