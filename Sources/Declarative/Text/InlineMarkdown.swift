/// Reads the Markdown a line of text may hold: emphasis, code, links and escapes.
///
/// The rules are CommonMark's for inline text, with GitHub's `~~strikethrough~~` and bare
/// addresses, less HTML, images and entities. What does not match is text. Foundation's own
/// reader is not on every platform, and this one shows the same everywhere.
package struct InlineMarkdown {
  /// Text of one look.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var traits: Traits
    package var link: String?
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Traits(rawValue: 1)
    package static let emphasis = Traits(rawValue: 2)
    package static let strikethrough = Traits(rawValue: 4)
    package static let code = Traits(rawValue: 8)
  }

  /// Whether `text` holds a character that Markdown gives a meaning: cheap, and right when false.
  package static func mayOccur(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(mayOccur(in:)) ?? true
  }

  private static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      let marks = byte < 64 ? lowMarks : byte < 128 ? highMarks : 0
      if marks >> UInt64(byte & 63) & 1 != 0 { return true }
      if byte == UInt8(ascii: "/"), previous == byte { return true }
      previous = byte
    }
    return false
  }

  /// A bit for each of `*` and `<` among the first 64 characters, and of `[`, `\`, `_`, `` ` `` and
  /// `~` among the next.
  private static let lowMarks: UInt64 = 0x1000_0400_0000_0000
  private static let highMarks: UInt64 = 0x4000_0001_9800_0000

  /// The runs of `text`, their markers removed.
  package static func runs(in text: String) -> [Run] {
    var scanner = MarkdownScanner(bytes: Array(text.utf8))
    scanner.scan()
    scanner.matchMarkers()
    return runs(of: scanner.pieces)
  }

  private static func runs(of pieces: [MarkdownScanner.Piece]) -> [Run] {
    var runs: [Run] = []
    var bytes: [UInt8] = []
    var style: (traits: Traits, link: String?) = ([], nil)
    var depths = [0, 0, 0]
    var links: [String] = []
    func flush() {
      guard !bytes.isEmpty else { return }
      runs.append(
        Run(
          text: String(decoding: bytes, as: UTF8.self), traits: style.traits, link: style.link))
      bytes = []
    }
    func write(_ text: some Sequence<UInt8>, adding extra: Traits = [], link: String? = nil) {
      var traits = extra
      for (index, depth) in depths.enumerated() where depth > 0 {
        traits.insert(Traits(rawValue: 1 << UInt8(index)))
      }
      let next = (traits: traits, link: link ?? links.last)
      if next != style { flush() }
      style = next
      bytes.append(contentsOf: text)
    }
    for piece in pieces {
      switch piece {
      case .text(let text): write(text)
      case .code(let text): write(text, adding: .code)
      case .address(let text): write(text, link: String(decoding: text, as: UTF8.self))
      case .markers(let markers):
        for trait in markers.closed { depths[trait.rawValue.trailingZeroBitCount] -= 1 }
        write(repeatElement(markers.byte, count: markers.count))
        for trait in markers.opened { depths[trait.rawValue.trailingZeroBitCount] += 1 }
      case .bracket(let link?): links.append(link)
      case .bracket(nil): write(CollectionOfOne(UInt8(ascii: "[")))
      case .linkEnd: links.removeLast()
      }
    }
    flush()
    return runs
  }
}
