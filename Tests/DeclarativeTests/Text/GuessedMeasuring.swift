import Declarative

/// Measures text well enough for tests of lines: wide scalars by range, the rest one column.
struct GuessedMeasuring: TextMeasuring {
  func shape(_ text: String) -> TextShape {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      return TextShape(columns: text.utf8.count, clusters: nil)
    }
    let clusters = ContiguousArray(text.map(cluster))
    return TextShape(columns: clusters.reduce(0) { $0 + Int($1.columns) }, clusters: clusters)
  }

  private func cluster(_ character: Character) -> TextShape.Cluster {
    let (columns, kind) = look(of: character)
    return TextShape.Cluster(
      bytes: UInt32(character.utf8.count), columns: columns, kind: kind)
  }

  private func look(of character: Character) -> (UInt8, TextShape.Kind) {
    guard let scalar = character.unicodeScalars.first else { return (0, .ignored) }
    if character.isNewline { return (0, .newline) }
    switch scalar.value {
    case 0x20: return (1, .blank)
    case 0x2D, 0x2010: return (1, .hyphen)
    case 0x200B, 0x0300...0x036F: return (0, .ignored)
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      return (2, .ideograph)
    default: return (1, .letter)
    }
  }
}
