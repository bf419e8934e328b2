/// Splits a line of Markdown into text and markers, then pairs the markers.
struct MarkdownScanner {
  enum Piece {
    case text(ArraySlice<UInt8>)
    case code([UInt8])
    /// An address that stands for itself.
    case address(ArraySlice<UInt8>)
    case markers(Markers)
    /// A `[`, and where it leads once its end is found.
    case bracket(String?)
    case linkEnd
  }

  /// A row of `*`, `_` or `~`, and what it turned out to open and close.
  struct Markers {
    var byte: UInt8
    /// Those that are left, and are text in the end.
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    var opened: [InlineMarkdown.Traits] = []
    var closed: [InlineMarkdown.Traits] = []
  }

  let bytes: [UInt8]
  private(set) var pieces: [Piece] = []
  private var place = 0
  /// Where the text not yet made a piece begins.
  private var textStart = 0
  private var brackets: [Int] = []
  /// Lengths of backtick rows that are known to have no end further on.
  private var openTicks: Set<Int> = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): scanEscape()
      case UInt8(ascii: "`"): scanCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): scanMarkers()
      case UInt8(ascii: "["):
        flushText()
        brackets.append(pieces.count)
        add(.bracket(nil), length: 1)
      case UInt8(ascii: "]"): scanLinkEnd()
      case UInt8(ascii: "<"): scanBracketedAddress()
      case UInt8(ascii: "h"): scanAddress()
      default: place += 1
      }
    }
    flushText()
  }

  private mutating func flushText() {
    if textStart < place { pieces.append(.text(bytes[textStart..<place])) }
    textStart = place
  }

  /// Adds a piece that stands for the next `length` bytes.
  private mutating func add(_ piece: Piece, length: Int) {
    flushText()
    pieces.append(piece)
    place += length
    textStart = place
  }

  private mutating func scanEscape() {
    guard place + 1 < bytes.count, Self.isPunctuation(bytes[place + 1]) else {
      place += 1
      return
    }
    flushText()
    textStart += 1
    place += 2
  }

  /// A row of backticks is closed by the next row of the same length.
  private mutating func scanCode() {
    let ticks = rowLength(at: place)
    let start = place + ticks
    var end = start
    while !openTicks.contains(ticks), end < bytes.count {
      guard bytes[end] == UInt8(ascii: "`") else {
        end += 1
        continue
      }
      let length = rowLength(at: end)
      if length == ticks { break }
      end += length
    }
    guard !openTicks.contains(ticks), end < bytes.count else {
      openTicks.insert(ticks)
      place += ticks
      return
    }
    var code = Array(bytes[start..<end])
    let space = UInt8(ascii: " ")
    if code.count > 2, code.first == space, code.last == space,
      code.contains(where: { $0 != space })
    {
      code = Array(code.dropFirst().dropLast())
    }
    add(.code(code), length: end + ticks - place)
  }

  /// Whether markers open or close depends on what they touch: never a blank on the inside.
  private mutating func scanMarkers() {
    let byte = bytes[place]
    let count = rowLength(at: place)
    let before = place > 0 ? bytes[place - 1] : UInt8(ascii: " ")
    let after = place + count < bytes.count ? bytes[place + count] : UInt8(ascii: " ")
    let opens =
      !Self.isBlank(after)
      && (!Self.isPunctuation(after) || Self.isBlank(before) || Self.isPunctuation(before))
    let closes =
      !Self.isBlank(before)
      && (!Self.isPunctuation(before) || Self.isBlank(after) || Self.isPunctuation(after))
    let isWordy = byte == UInt8(ascii: "_")
    add(
      .markers(
        Markers(
          byte: byte, count: count,
          canOpen: opens && (!isWordy || !closes || Self.isPunctuation(before)),
          canClose: closes && (!isWordy || !opens || Self.isPunctuation(after)))),
      length: count)
  }

  private mutating func scanLinkEnd() {
    guard let bracket = brackets.popLast() else {
      place += 1
      return
    }
    guard let (destination, end) = destination(after: place + 1) else {
      place += 1
      return
    }
    add(.linkEnd, length: end - place)
    pieces[bracket] = .bracket(destination)
    // A link holds no links: brackets around it are text.
    brackets = []
  }

  /// What stands in the parentheses that begin at `start`, and where they end.
  private func destination(after start: Int) -> (String, end: Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      let inside = bytes[(start + 1)..<index].split { Self.isBlank($0) }
      guard var address = inside.first ?? (start + 1 == index ? [] : nil) else { return nil }
      if let title = inside.dropFirst().first, title.first != UInt8(ascii: "\"") { return nil }
      if address.first == UInt8(ascii: "<"), address.last == UInt8(ascii: ">") {
        address = address.dropFirst().dropLast()
      }
      return (String(decoding: address, as: UTF8.self), index + 1)
    }
    return nil
  }

  /// `<https://swift.org>`.
  private mutating func scanBracketedAddress() {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      place += 1
      return
    }
    let inside = bytes[(place + 1)..<end]
    guard Self.isAddress(inside), !inside.contains(where: Self.isBlank) else {
      place += 1
      return
    }
    add(.address(inside), length: end + 1 - place)
  }

  /// An address in the text, up to the next blank, less the punctuation that ends a sentence.
  private mutating func scanAddress() {
    let startsWord = place == 0 || !Self.isLetter(bytes[place - 1])
    guard startsWord, brackets.isEmpty, Self.isAddress(bytes[place...]) else {
      place += 1
      return
    }
    let ends = Array("<>)]*\"".utf8)
    var end = place
    while end < bytes.count, !Self.isBlank(bytes[end]), !ends.contains(bytes[end]) { end += 1 }
    while Array(".,:;!?'_~".utf8).contains(bytes[end - 1]) { end -= 1 }
    add(.address(bytes[place..<end]), length: end - place)
  }

  private func rowLength(at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end - start
  }

  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    for scheme in ["https://", "http://"] where bytes.starts(with: scheme.utf8) {
      let host = bytes.dropFirst(scheme.utf8.count).first
      return host.map { isLetter($0) } ?? false
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && !isLetter(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  /// Pairs each row of markers that can close with the nearest before it that can open.
  mutating func matchMarkers() {
    var openers: [Int] = []
    for index in pieces.indices {
      guard case .markers(var closer) = pieces[index] else { continue }
      while closer.canClose, closer.count > 0,
        let position = openers.lastIndex(where: { pairs(pieces[$0], closer) }),
        case .markers(var opener) = pieces[openers[position]]
      {
        let isDouble = opener.count > 1 && closer.count > 1
        let isStrike = closer.byte == UInt8(ascii: "~")
        let used = isStrike ? closer.count : isDouble ? 2 : 1
        let trait: InlineMarkdown.Traits =
          isStrike ? .strikethrough : isDouble ? .strong : .emphasis
        opener.count -= used
        closer.count -= used
        opener.opened.append(trait)
        closer.closed.append(trait)
        pieces[openers[position]] = .markers(opener)
        // What opened between the two has no end inside them.
        openers.removeSubrange((opener.count > 0 ? position + 1 : position)...)
      }
      pieces[index] = .markers(closer)
      if closer.canOpen, closer.count > 0 { openers.append(index) }
    }
  }

  private func pairs(_ opener: Piece, _ closer: Markers) -> Bool {
    guard case .markers(let opener) = opener, opener.byte == closer.byte else { return false }
    if closer.byte == UInt8(ascii: "~") { return opener.count == closer.count && opener.count < 3 }
    // CommonMark's rule of three: `**a*` is no emphasis inside `**a**`.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.count + closer.count) % 3 != 0
      || opener.count % 3 == 0 && closer.count % 3 == 0
  }
}
