import Declarative

/// How a run of text looks in a document that has no theme of its own: every colour is known.
struct StillInk: Hashable {
  var foreground: UInt32
  /// Nil where the page shows.
  var background: UInt32?
  var attributes: InkAttributes
  var link: String?

  /// The schemes a document may lead to.
  static let schemes: Set<String> = ["http", "https", "mailto"]

  init(_ style: CellStyle, links: ContiguousArray<String>, scheme: ColorScheme) {
    let page = ColorDepth.rgb(of: Color.Name.background, scheme: scheme)
    var ground = style.background.flatMap { color in
      color.alpha == 0 ? nil : ColorDepth.rgb(of: color, scheme: scheme, over: page)
    }
    if style.background?.name == .background, style.background?.alpha == 255 { ground = nil }
    var ink = ColorDepth.rgb(of: Color.Name.primary, scheme: scheme)
    if let color = style.foreground, color.alpha > 0 {
      ink = ColorDepth.rgb(of: color, scheme: scheme, over: ground ?? page)
    }
    attributes = style.attributes
    if attributes.contains(.reverse) {
      (ink, ground) = (ground ?? page, ink)
      attributes.remove(.reverse)
    }
    if attributes.contains(.dim) {
      ink = ColorDepth.mix(ink, over: ground ?? page, alpha: 150)
      attributes.remove(.dim)
    }
    foreground = ink
    background = ground
    link = Hyperlink.wireAddress(
      Hyperlink.address(ofInterned: links[Int(style.link)]), schemes: Self.schemes)
  }
}

/// Cells of one row that are written as one.
struct StillRun {
  var column: Int
  var columns: Int
  var text: String
  var style: UInt32
  /// Whether every character is in any monospaced font, and so takes the cells it should.
  var isOrdinary: Bool
}

extension Frame {
  /// The runs of a row.
  ///
  /// Graphemes that fonts may lack stand alone, to be put in their place.
  func runs(row: Int, inks: [StillInk]) -> [StillRun] {
    var runs: [StillRun] = []
    let first = row * size.columns
    for index in first..<first + size.columns where !isSecondHalf(index) {
      let cell = cells[index]
      let isWide = index + 1 < first + size.columns && isSecondHalf(index + 1)
      let isOrdinary = !isWide && Self.isOrdinary(cell.glyph)
      let text = text(of: cell.glyph)
      if let last = runs.last, last.isOrdinary, isOrdinary,
        last.style == cell.style || inks[Int(last.style)] == inks[Int(cell.style)]
      {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(
          StillRun(
            column: index - first, columns: isWide ? 2 : 1, text: text, style: cell.style,
            isOrdinary: isOrdinary))
      }
    }
    return runs
  }

  private static func isOrdinary(_ glyph: UInt32) -> Bool {
    switch glyph {
    case 0x20..<0x250, 0x370..<0x530, 0x2010..<0x2028, 0x2500..<0x25A0: true
    default: false
    }
  }
}
