/// A place between two clusters of a text.
struct TextPosition: Equatable, Sendable {
  /// How many clusters are before it.
  var unit = 0
  /// How many bytes of UTF-8 are before it.
  var byte = 0
}

/// A text's clusters as its lines see them, whatever they are stored as.
protocol TextUnits {
  var end: TextPosition { get }
  func kind(at position: TextPosition) -> TextShape.Kind
  func columns(at position: TextPosition) -> Int
  func after(_ position: TextPosition) -> TextPosition
  func before(_ position: TextPosition) -> TextPosition
  /// The line that begins at `start`; its `next` is nil if the text ends with it.
  func line(from start: TextPosition, width: Int) -> BrokenLine
}

/// A line of a text: what is seen of it, and where the next one begins.
struct BrokenLine: Equatable, Sendable {
  var start: TextPosition
  var end: TextPosition
  var columns: Int
  /// Nil on the last line.
  var next: TextPosition?
  /// Whether it ends in a hyphen that the text does not hold, one of its columns.
  var isHyphenated = false
}

/// Printable ASCII and line feeds: a byte is a cluster, of one column or none.
struct ASCIIUnits: TextUnits {
  let bytes: UnsafeBufferPointer<UInt8>
  let measuring: any TextMeasuring

  var end: TextPosition { TextPosition(unit: bytes.count, byte: bytes.count) }

  func kind(at position: TextPosition) -> TextShape.Kind {
    switch bytes[position.byte] {
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: "\n"): .newline
    default: .letter
    }
  }

  func columns(at position: TextPosition) -> Int {
    bytes[position.byte] == UInt8(ascii: "\n") ? 0 : 1
  }

  func after(_ position: TextPosition) -> TextPosition {
    TextPosition(unit: position.unit + 1, byte: position.byte + 1)
  }

  func before(_ position: TextPosition) -> TextPosition {
    TextPosition(unit: position.unit - 1, byte: position.byte - 1)
  }
}

/// Any text, its clusters told apart beforehand.
struct ClusterUnits: TextUnits {
  let bytes: UnsafeBufferPointer<UInt8>
  let clusters: ContiguousArray<TextShape.Cluster>
  let breaks: LineBreaks

  var end: TextPosition { TextPosition(unit: clusters.count, byte: bytes.count) }

  func kind(at position: TextPosition) -> TextShape.Kind { clusters[position.unit].kind }

  func columns(at position: TextPosition) -> Int { Int(clusters[position.unit].columns) }

  func after(_ position: TextPosition) -> TextPosition {
    TextPosition(
      unit: position.unit + 1, byte: position.byte + Int(clusters[position.unit].bytes))
  }

  func before(_ position: TextPosition) -> TextPosition {
    TextPosition(
      unit: position.unit - 1, byte: position.byte - Int(clusters[position.unit - 1].bytes))
  }
}
