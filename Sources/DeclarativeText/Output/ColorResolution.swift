import Declarative

/// Colours as red, green and blue, written 0xRRGGBB.
extension ColorDepth {
  /// What `color` looks like when fully opaque.
  static func rgb(of color: Color, scheme: ColorScheme) -> UInt32 {
    switch color.kind {
    case .rgb: color.value
    case .palette: rgb(ofPaletteEntry: Int(color.value & 0xFF))
    case .terminal: themeColors[Int(color.value & 15)]
    case .name: color.name.map { rgb(of: $0, scheme: scheme) } ?? 0x8E8E93
    }
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
    if index < 16 { return themeColors[index] }
    if index >= 232 { return UInt32(8 + (index - 232) * 10) * 0x01_0101 }
    let place = index - 16
    return cubeLevels[place / 36] << 16 | cubeLevels[place / 6 % 6] << 8 | cubeLevels[place % 6]
  }

  /// The steps of the palette's colour cube along each side.
  static let cubeLevels: [UInt32] = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours of a theme, for forms that have no theme of their own.
  static let themeColors: [UInt32] = [
    0x1E1E22, 0xD0453C, 0x3FA45B, 0xC79A2B, 0x3B78D8, 0xA75FC0, 0x2F9FB0, 0xC9C9CF,
    0x76767C, 0xFF6B60, 0x5DD17C, 0xF2CC4E, 0x6AA6FF, 0xD08BEA, 0x63D3E4, 0xFFFFFF,
  ]

  static func rgb(of name: Color.Name, scheme: ColorScheme) -> UInt32 {
    let (light, dark): (UInt32, UInt32) =
      switch name {
      case .primary: (0x1D1D1F, 0xECECF1)
      case .secondary: (0x6C6C72, 0x9A9AA2)
      case .tertiary: (0x98989F, 0x6F6F77)
      case .quaternary: (0xC7C7CC, 0x48484E)
      case .accent, .blue: (0x007AFF, 0x3B94FF)
      case .background: (0xFFFFFF, 0x1A1A1E)
      case .bar: (0xF2F2F7, 0x2A2A2F)
      case .black: (0x000000, 0x000000)
      case .white: (0xFFFFFF, 0xFFFFFF)
      case .gray: (0x8E8E93, 0x8E8E93)
      case .red: (0xFF3B30, 0xFF5147)
      case .orange: (0xFF9500, 0xFF9F0A)
      case .yellow: (0xE6B800, 0xFFD60A)
      case .green: (0x2DB84E, 0x30D158)
      case .mint: (0x00B8AF, 0x63E6E2)
      case .teal: (0x30B0C7, 0x40C8E0)
      case .cyan: (0x32ADE6, 0x64D2FF)
      case .indigo: (0x5856D6, 0x7D7AFF)
      case .purple: (0xAF52DE, 0xBF5AF2)
      case .pink: (0xFF2D55, 0xFF4F78)
      case .brown: (0xA2845E, 0xAC8E68)
      }
    return scheme == .light ? light : dark
  }
}
