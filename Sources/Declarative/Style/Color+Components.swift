extension Color {
  /// The red, green and blue of this colour: what a name or an entry of the terminal's palette
  /// looks like wherever that must be known, to mix colours, to blend them, to write them out.
  package func components(in scheme: ColorScheme = .dark) -> RGB {
    switch kind {
    case .rgb: RGB(hex: value)
    case .name: (name ?? .primary).components(in: scheme)
    case .palette: Self.paletteComponents(value)
    case .terminal: Self.paletteComponents(value)
    }
  }

  /// Red, green and blue, 0 to 255 each.
  package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    package init(hex: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
        blue: UInt8(truncatingIfNeeded: hex))
    }

    package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  }

  /// The usual look of the 256 colours: sixteen of the theme, a cube of six steps a side, then
  /// twenty-four greys.
  private static func paletteComponents(_ index: UInt32) -> RGB {
    if index < 16 { return RGB(hex: themeComponents[Int(index)]) }
    if index >= 232 {
      let level = UInt8(truncatingIfNeeded: 8 + (index - 232) * 10)
      return RGB(red: level, green: level, blue: level)
    }
    func level(_ step: UInt32) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
    let place = index - 16
    return RGB(
      red: level(place / 36), green: level(place / 6 % 6), blue: level(place % 6))
  }

  /// What xterm shows for the sixteen colours when its user has set none.
  private static let themeComponents: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension Color.Name {
  /// What the name looks like: near SwiftUI's own values, and readable on a terminal's ground.
  fileprivate func components(in scheme: ColorScheme) -> Color.RGB {
    let (light, dark): (UInt32, UInt32) =
      switch self {
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
    return Color.RGB(hex: scheme == .light ? light : dark)
  }
}
