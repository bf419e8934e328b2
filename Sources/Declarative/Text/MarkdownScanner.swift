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
    /// How many they are, and how many are left, which are text in the end.
    let length: Int
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    var opened: [InlineMarkdown.Traits] = []
    var closed: [InlineMarkdown.Traits] = []
  }

  let bytes: [UInt8]
  var pieces: [Piece] = []
  private var place = 0
  /// Where the text not yet made a piece begins.
  private var textStart = 0
  private var brackets: [Int] = []
  /// Where the last row of backticks of each length begins; read when a row first has no end.
  private var lastTicks: [Int: Int]?
  private var ahead = MarkdownLookahead()

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
    guard let end = tickRow(of: ticks, from: start) else {
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

  private mutating func tickRow(of length: Int, from start: Int) -> Int? {
    if let lastTicks, lastTicks[length] ?? -1 < start { return nil }
    var rows: [Int: Int] = [:]
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let found = rowLength(at: index)
      if found == length { return index }
      rows[found] = index
      index += found
    }
    lastTicks = rows
    return nil
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
          byte: byte, length: count, count: count,
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
  private mutating func destination(after start: Int) -> (String, end: Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
      let end = ahead.parenthesis(closing: start, in: bytes)
    else { return nil }
    let first = ahead.other(from: start + 1, in: bytes)
    if first >= end { return start + 1 == end ? ("", end + 1) : nil }
    let wordEnd = min(ahead.blank(from: first, in: bytes), end)
    let title = ahead.other(from: wordEnd, in: bytes)
    if title < end, bytes[title] != UInt8(ascii: "\"") { return nil }
    var address = bytes[first..<wordEnd]
    if address.first == UInt8(ascii: "<"), address.last == UInt8(ascii: ">") {
      address = address.dropFirst().dropLast()
    }
    return (String(decoding: address, as: UTF8.self), end + 1)
  }

  /// `<https://swift.org>`.
  private mutating func scanBracketedAddress() {
    guard Self.isAddress(bytes[(place + 1)...]),
      let end = ahead.angle(from: place, in: bytes), ahead.blank(from: place, in: bytes) > end
    else {
      place += 1
      return
    }
    add(.address(bytes[(place + 1)..<end]), length: end + 1 - place)
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

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

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
}
