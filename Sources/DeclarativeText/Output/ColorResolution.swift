import Declarative

/// Colours as red, green and blue, written 0xRRGGBB.
extension ColorDepth {
  /// What `color` looks like when fully opaque.
  static func rgb(of color: Color, scheme: ColorScheme) -> UInt32 {
    color.components(in: scheme).hex
  }

  static func rgb(of name: Color.Name, scheme: ColorScheme) -> UInt32 {
    rgb(of: Color(name), scheme: scheme)
  }

  /// What `color` looks like over `ground`, as far as it lets that through.
  static func rgb(of color: Color, scheme: ColorScheme, over ground: UInt32) -> UInt32 {
    let top = rgb(of: color, scheme: scheme)
    return color.alpha == 255 ? top : mix(top, over: ground, alpha: UInt32(color.alpha))
  }

  static func mix(_ top: UInt32, over ground: UInt32, alpha: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = (top >> shift & 0xFF) * alpha + (ground >> shift & 0xFF) * (255 - alpha)
      return ((sum + 127) / 255) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }

  /// What an entry of the 256-colour palette looks like in a terminal's default theme.
  static func rgb(ofPaletteEntry index: Int) -> UInt32 {
    rgb(of: .palette(UInt8(truncatingIfNeeded: index)), scheme: .dark)
  }

  /// The steps of the palette's colour cube along each side.
  static let cubeLevels: [UInt32] = [0, 95, 135, 175, 215, 255]
}
