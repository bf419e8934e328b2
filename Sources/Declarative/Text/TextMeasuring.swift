/// What knows how wide text is and where its lines may end: the slot a renderer fills.
package protocol TextMeasuring: Sendable {
  /// The grapheme clusters of `text`, and how many columns each takes.
  func shape(_ text: String) -> TextShape

  /// Whether a line may end before the byte at `index` of a text whose shape has no clusters.
  func allowsBreak(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool

  /// Where lines of a text of these clusters may end; asked for once it has to wrap.
  func breaks(
    between clusters: ContiguousArray<TextShape.Cluster>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> LineBreaks
}

/// Where a text's grapheme clusters end, and how many columns they take.
package struct TextShape: Equatable, Sendable {
  /// Columns in all; line breaks count none.
  package var columns: Int
  /// Nil when every byte of the text is a printable ASCII character of one column, or a line feed.
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

    @inline(__always) package init(bytes: UInt32, columns: UInt8, kind: Kind) {
      self.bytes = bytes
      self.columns = columns
      self.kind = kind
    }
  }

  /// What a cluster means for the lines of a text.
  package enum Kind: UInt8, Sendable {
    /// Seen wherever it stands.
    case letter
    /// A space, or another blank: at the end of a line that goes on in the next it is not seen.
    case blank
    /// Seen as a hyphen where a line ends at it, else not at all.
    case softHyphen
    /// Ends the line: LF, CR LF, CR, LS, PS, NEL.
    case newline
    /// Takes no column and is never drawn: what is left of a control character that has no
    /// replacement symbol.
    case ignored
  }
}
