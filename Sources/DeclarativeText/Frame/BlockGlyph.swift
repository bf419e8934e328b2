/// Draws block elements (U+2580–259F) as the parts of the cell they fill.
struct BlockGlyph {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  /// The quarters of U+2596 and on: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quarters: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// How dense a shade is; 0 for a glyph that is none.
  static func shade(_ glyph: UInt32) -> Double {
    0x2591...0x2593 ~= glyph ? Double(glyph - 0x2590) / 4 : 0
  }

  /// Adds the glyph to a path, a shade as the whole cell; false for one that is not a block.
  func draw(_ glyph: UInt32, into path: inout SVGPath) -> Bool {
    switch glyph {
    case 0x2580: add(0, 0, 1, 0.5, &path)
    case 0x2581...0x2588: add(0, 1 - Double(glyph - 0x2580) / 8, 1, 1, &path)
    case 0x2589...0x258F: add(0, 0, Double(0x2590 - glyph) / 8, 1, &path)
    case 0x2590: add(0.5, 0, 1, 1, &path)
    case 0x2591...0x2593: add(0, 0, 1, 1, &path)
    case 0x2594: add(0, 0, 1, 0.125, &path)
    case 0x2595: add(0.875, 0, 1, 1, &path)
    case 0x2596...0x259F:
      let quarters = Self.quarters[Int(glyph - 0x2596)]
      for quarter in 0..<4 where quarters >> UInt8(quarter) & 1 == 1 {
        let (x, y) = (Double(quarter % 2) / 2, Double(quarter / 2) / 2)
        add(x, y, x + 0.5, y + 0.5, &path)
      }
    default: return false
    }
    return true
  }

  private func add(
    _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, _ path: inout SVGPath
  ) {
    path.addRectangle(
      left + fromX * width, top + fromY * height, left + toX * width, top + toY * height)
  }
}
