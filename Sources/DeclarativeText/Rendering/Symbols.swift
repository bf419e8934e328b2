/// The characters that stand for symbols asked for by their SF Symbols name.
package enum Symbols {
  /// What is shown for a name that has no character; `?` in ASCII.
  package static let placeholder = "□"
  package static let asciiPlaceholder = "?"

  /// A character of one column for a symbol, or one printable ASCII character.
  ///
  /// Where a variant such as `.fill`, `.circle` or `.slash` has none of its own, it looks like
  /// what it is a variant of: the name is tried with ever more of its last parts taken off. Nil
  /// when there is nothing for any of them.
  package static func glyph(named name: String, ascii: Bool) -> String? {
    var part = name[...]
    while true {
      if let forms = table[part] { return ascii ? forms.ascii : forms.glyph }
      guard let dot = part.lastIndex(of: ".") else { return nil }
      part = part[..<dot]
    }
  }

  package struct Forms: Sendable {
    package var glyph: String
    package var ascii: String
  }

  /// Read once, from lines of a glyph, its ASCII form and the names it stands for.
  package static let table: [Substring: Forms] = {
    var table: [Substring: Forms] = [:]
    for line in [actionSymbols, statusSymbols, thingSymbols].joined(separator: "\n")
      .split(separator: "\n")
    {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      let forms = Forms(glyph: String(words[0]), ascii: String(words[1]))
      for name in words[2...] { table[name] = forms }
    }
    return table
  }()
}
