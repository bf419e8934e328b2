/// What knows how wide text is: the slot a renderer fills.
package protocol TextMeasuring: Sendable {
  /// The grapheme clusters of `text`, and how many columns each takes.
  func shape(_ text: String) -> TextShape
}

/// Where a text's grapheme clusters end, and how many columns they take.
package struct TextShape: Equatable, Sendable {
  /// Columns in all; line breaks count none.
  package var columns: Int
  /// Nil when every byte of the text is a printable ASCII character of one column.
  package var clusters: ContiguousArray<Cluster>?

  package init(columns: Int, clusters: ContiguousArray<Cluster>?) {
    self.columns = columns
    self.clusters = clusters
  }

  /// One user-perceived character.
  package struct Cluster: Equatable, Sendable {
    /// Length in bytes of UTF-8.
    package var bytes: UInt32
    /// Columns: 0, 1 or 2.
    package var columns: UInt8
    package var kind: Kind

    package init(bytes: UInt32, columns: UInt8, kind: Kind) {
      self.bytes = bytes
      self.columns = columns
      self.kind = kind
    }
  }

  /// What a cluster means for breaking lines.
  package enum Kind: UInt8, Sendable {
    /// Part of a word.
    case letter
    /// A space, or another blank a line may break after.
    case blank
    /// A line may break before and after it: ideographs, kana, emoji.
    case ideograph
    /// A hyphen or another mark a line may break after.
    case hyphen
    /// Ends the line: LF, CR LF, CR, LS, PS, NEL.
    case newline
    /// Takes no column and is never drawn: what is left of a control character that has no
    /// replacement symbol.
    case ignored
  }
}
