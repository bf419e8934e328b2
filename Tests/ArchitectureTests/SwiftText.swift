/// A Swift source taken apart: its code without comments and strings, and its comments.
///
/// The rule: a comment ends with its line or, if in `/* */`, where as many are closed as were
/// opened; a string ends with the quotes and number signs it began with; what a string interpolates
/// is code again. What is dropped leaves a space, so that words on its two sides stay two.
struct SwiftText {
  private(set) var code: [UInt8] = []
  private(set) var comments: [String] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    code.reserveCapacity(bytes.count)
    scanCode(endsAtParenthesis: false)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
  }

  private mutating func scanCode(endsAtParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      if isNext("//") {
        skipLineComment()
      } else if isNext("/*") {
        skipBlockComment()
      } else if let signs = signsBeforeQuote {
        skipString(signs: signs)
      } else {
        let byte = byte()
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        place += 1
        if endsAtParenthesis, depth < 0 { return }
        code.append(byte)
      }
    }
  }

  /// How many number signs there are before a quote; nil when no string begins here.
  private var signsBeforeQuote: Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipLineComment() {
    let start = place
    while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    finishComment(from: start)
  }

  private mutating func skipBlockComment() {
    let start = place
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    finishComment(from: start)
  }

  private mutating func finishComment(from start: Int) {
    comments.append(String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self))
    code.append(UInt8(ascii: " "))
  }

  private mutating func skipString(signs: Int) {
    place += signs
    let quotes = isNext("\"\"\"") ? 3 : 1
    place += quotes
    code.append(UInt8(ascii: " "))
    while place < bytes.count {
      if ends(quotes: quotes, signs: signs) {
        place += quotes + signs
        return
      }
      guard byte() == UInt8(ascii: "\\"), isRun(of: UInt8(ascii: "#"), at: 1, count: signs) else {
        place += 1
        continue
      }
      place += 1 + signs
      let isInterpolation = byte() == UInt8(ascii: "(")
      place += 1
      if isInterpolation { scanCode(endsAtParenthesis: true) }
      code.append(UInt8(ascii: " "))
    }
  }

  private func ends(quotes: Int, signs: Int) -> Bool {
    isRun(of: UInt8(ascii: "\""), at: 0, count: quotes)
      && isRun(of: UInt8(ascii: "#"), at: quotes, count: signs)
  }

  private func isRun(of byte: UInt8, at offset: Int, count: Int) -> Bool {
    (offset..<offset + count).allSatisfy { self.byte($0) == byte }
  }
}

extension SwiftText {
  /// A word of the code, or one mark.
  struct Token: Equatable {
    var text: Substring
    /// How many braces are open around it.
    var depth: Int
  }

  var tokens: [Token] {
    let text = String(decoding: code, as: UTF8.self)
    var tokens: [Token] = []
    var depth = 0
    var index = text.startIndex
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      let start = index
      while index < scalars.endIndex, Self.isPartOfWord(scalars[index]) {
        index = scalars.index(after: index)
      }
      if start == index {
        let mark = scalars[index]
        index = scalars.index(after: index)
        if mark.properties.isWhitespace { continue }
        if mark == "}" { depth -= 1 }
        tokens.append(Token(text: text[start..<index], depth: depth))
        if mark == "{" { depth += 1 }
      } else {
        tokens.append(Token(text: text[start..<index], depth: depth))
      }
    }
    return tokens
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value > 0x7F && scalar.properties.isXIDContinue
    }
  }
}
