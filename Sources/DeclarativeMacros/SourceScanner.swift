/// Reads a declaration word by word, past comments, strings and whatever stands in brackets.
struct SourceScanner {
  private let characters: [Character]
  private var place = 0

  init(_ source: String) { characters = Array(source) }

  private var isAtEnd: Bool { place >= characters.count }

  private func starts(with text: String) -> Bool {
    characters[place...].starts(with: text)
  }

  /// Goes on behind a word that stands in no brackets.
  ///
  /// Returns whether there is one.
  mutating func skip(toWord word: String) -> Bool {
    while !isAtEnd {
      if skipBlank() { continue }
      if isWordCharacter(characters[place]) {
        if self.word() == word { return true }
      } else {
        skipPiece()
      }
    }
    return false
  }

  /// The word that comes next.
  mutating func word() -> String {
    while !isAtEnd, skipBlank() {}
    let start = place
    while !isAtEnd, isWordCharacter(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  /// The words that come next, with dots between.
  mutating func path() -> String {
    var path = word()
    while !isAtEnd, characters[place] == "." {
      place += 1
      path += "." + word()
    }
    return path
  }

  /// What stands after a mark, if that is what comes next: up to another one, or the end.
  mutating func take(after mark: Character, upTo end: Character?) -> String? {
    while !isAtEnd, skipBlank() {}
    guard !isAtEnd, characters[place] == mark else { return nil }
    place += 1
    var text = ""
    while !isAtEnd {
      if characters[place] == end { break }
      let start = place
      if skipBlank() {
        text += " "
      } else {
        if isWordCharacter(characters[place]) { _ = word() } else { skipPiece() }
        text += String(characters[start..<place])
      }
    }
    return text.split(separator: " ", omittingEmptySubsequences: true).isEmpty
      ? nil : text.trimming()
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  /// Skips blanks, or a comment.
  ///
  /// Returns whether there was any.
  private mutating func skipBlank() -> Bool {
    if characters[place].isWhitespace {
      place += 1
      return true
    }
    if starts(with: "//") {
      while !isAtEnd, !characters[place].isNewline { place += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Skips a bracket with all in it, a string, or one other character.
  private mutating func skipPiece() {
    let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    if let end = closing[characters[place]] {
      place += 1
      while !isAtEnd, characters[place] != end {
        if !skipBlank() { skipPiece() }
      }
      if !isAtEnd { place += 1 }
    } else if characters[place] == "\"" || starts(with: "#\"") {
      skipString()
    } else {
      place += 1
    }
  }

  private mutating func skipString() {
    var hashes = ""
    while characters[place] == "#" {
      hashes += "#"
      place += 1
    }
    let quotes = (starts(with: "\"\"\"") ? "\"\"\"" : "\"")
    place += quotes.count
    while !isAtEnd, !starts(with: quotes + hashes) {
      if starts(with: "\\" + hashes + "(") {
        place += 1 + hashes.count
        skipPiece()
      } else if starts(with: "\\" + hashes) {
        place += 2 + hashes.count
      } else {
        place += 1
      }
    }
    place = min(place + quotes.count + hashes.count, characters.count)
  }
}

extension String {
  fileprivate func trimming() -> String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
