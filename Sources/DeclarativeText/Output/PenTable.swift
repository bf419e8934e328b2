import Declarative

/// The pens of the interned styles, made once a style, with their bytes ready.
struct PenTable {
  struct Entry {
    var pen: Pen
    /// How many bytes the colours take.
    var foregroundLength: UInt8
    var backgroundLength: UInt8
    /// Blanks of styles with the same look cannot be told apart; 0 is an empty cell.
    var blankLook: UInt64
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// The parameters of each style's colours.
  private(set) var foregrounds: ContiguousArray<ShortText> = []
  private(set) var backgrounds: ContiguousArray<ShortText> = []
  /// What opens each interned link; empty for one that may not be written.
  private(set) var linkOpenings: ContiguousArray<[UInt8]> = []
  /// How far each interned grapheme may reach, see `GlyphTrust`; -1 for one not to be written.
  private(set) var reaches: ContiguousArray<Int32> = []

  /// Learns what was interned since.
  mutating func update(
    _ tables: CellTables, depth: ColorDepth, scheme: ColorScheme, linkSchemes: Set<String>
  ) {
    while linkOpenings.count < tables.links.count {
      linkOpenings.append(
        Self.opening(linkOpenings.count, tables.links[linkOpenings.count], linkSchemes))
    }
    while reaches.count < tables.graphemes.count {
      let grapheme = tables.graphemes[reaches.count]
      let isPrintable = grapheme.unicodeScalars.allSatisfy { GlyphTrust.isPrintable($0.value) }
      reaches.append(isPrintable ? Int32(GlyphTrust.reach(ofSequence: grapheme)) : -1)
    }
    guard entries.count < tables.styles.count else { return }
    entries.reserveCapacity(tables.styles.count)
    for index in entries.count..<tables.styles.count {
      let style = tables.styles[index]
      let pen = Pen(
        style, depth: depth, scheme: scheme,
        hasLink: !linkOpenings[Int(style.link)].isEmpty)
      foregrounds.append(pen.foreground.parameters(.foreground))
      backgrounds.append(pen.background.parameters(.background))
      entries.append(
        Entry(
          pen, index: index, foregroundLength: foregrounds[index].count,
          backgroundLength: backgrounds[index].count))
    }
  }

  /// Whether every terminal agrees how wide a glyph is.
  func isAgreed(_ glyph: UInt32) -> Bool {
    glyph < 0xAD || reach(of: glyph) == 0
  }

  /// How many columns a glyph may take; 0 when all agree.
  func reach(of glyph: UInt32) -> Int {
    guard glyph & Cell.interned != 0 else { return GlyphTrust.reach(ofScalar: glyph) }
    let index = Int(glyph & ~Cell.interned)
    return index < reaches.count ? max(Int(reaches[index]), 0) : 0
  }

  private static func opening(_ index: Int, _ link: String, _ schemes: Set<String>) -> [UInt8] {
    guard index > 0,
      let address = Hyperlink.wireAddress(Hyperlink.address(ofInterned: link), schemes: schemes)
    else { return [] }
    return Array("\u{1B}]8;id=\(index);\(address)\u{1B}\\".utf8)
  }
}

extension PenTable.Entry {
  fileprivate init(_ pen: Pen, index: Int, foregroundLength: Int, backgroundLength: Int) {
    self.pen = pen
    self.foregroundLength = UInt8(foregroundLength)
    self.backgroundLength = UInt8(backgroundLength)
    let seen = pen.attributes.intersection(Pen.seenOnBlanks)
    if seen.isEmpty {
      blankLook = UInt64(pen.background.code) | UInt64(pen.link) << 32
    } else {
      // Their ink is seen on blanks too: such styles are like none but themselves.
      blankLook = 1 << 63 | UInt64(index)
    }
  }
}
