/// The nearest colour that a smaller palette has.
///
/// Distance is taken in red, green and blue, each weighted by how well the eye tells its shades
/// apart at that redness: with r the mean red, (2 + r/256)·R² + 4·G² + (2 + (255 − r)/256)·B².
/// Of two equally near colours the lower entry wins.
extension ColorDepth {
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func channel(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    let mean = (channel(first, 16) + channel(second, 16)) / 2
    let red = channel(first, 16) - channel(second, 16)
    let green = channel(first, 8) - channel(second, 8)
    let blue = channel(first, 0) - channel(second, 0)
    return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
  }

  /// The nearest of the palette's 240 colours that no theme changes.
  static func paletteEntry(nearest color: UInt32) -> Int {
    func level(_ value: UInt32) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : Int(value - 35) / 40
    }
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    let cube = 16 + 36 * level(red) + 6 * level(green) + level(blue)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = 232 + min(max((mean - 3) / 10, 0), 23)
    let cubeDistance = distance(rgb(ofPaletteEntry: cube), color)
    return distance(rgb(ofPaletteEntry: gray), color) < cubeDistance ? gray : cube
  }

  /// The nearest of the sixteen colours of a theme.
  static func themeEntry(nearest color: UInt32) -> Int {
    var best = 0
    for entry in 1..<16
    where distance(rgb(ofPaletteEntry: entry), color) < distance(rgb(ofPaletteEntry: best), color) {
      best = entry
    }
    return best
  }
}
