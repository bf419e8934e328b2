/// A place between two clusters of a text.
struct TextPosition: Equatable, Sendable {
  /// How many clusters are before it.
  var unit = 0
  /// How many bytes of UTF-8 are before it.
  var byte = 0
}

/// A text's clusters as breaking lines sees them, whatever they are stored as.
protocol TextUnits {
  var start: TextPosition { get }
  var end: TextPosition { get }
  func kind(at position: TextPosition) -> TextShape.Kind
  func columns(at position: TextPosition) -> Int
  func isDigit(at position: TextPosition) -> Bool
  func after(_ position: TextPosition) -> TextPosition
  func before(_ position: TextPosition) -> TextPosition
}

/// Printable ASCII: a byte is a cluster of one column.
struct ASCIIUnits: TextUnits {
  let bytes: UnsafeBufferPointer<UInt8>

  var start: TextPosition { TextPosition() }
  var end: TextPosition { TextPosition(unit: bytes.count, byte: bytes.count) }

  func kind(at position: TextPosition) -> TextShape.Kind {
    switch bytes[position.byte] {
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: "-"): .hyphen
    default: .letter
    }
  }

  func columns(at position: TextPosition) -> Int { 1 }

  func isDigit(at position: TextPosition) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position.byte]
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

  var start: TextPosition { TextPosition() }
  var end: TextPosition { TextPosition(unit: clusters.count, byte: bytes.count) }

  func kind(at position: TextPosition) -> TextShape.Kind { clusters[position.unit].kind }

  func columns(at position: TextPosition) -> Int { Int(clusters[position.unit].columns) }

  func isDigit(at position: TextPosition) -> Bool {
    position.byte < bytes.count
      && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position.byte]
  }

  func after(_ position: TextPosition) -> TextPosition {
    TextPosition(
      unit: position.unit + 1, byte: position.byte + Int(clusters[position.unit].bytes))
  }

  func before(_ position: TextPosition) -> TextPosition {
    TextPosition(
      unit: position.unit - 1, byte: position.byte - Int(clusters[position.unit - 1].bytes))
  }
}
