package import Declarative

/// The red, green and blue of a colour in a scheme, as if it were opaque.
///
/// Nil for the terminal's own text colour and background, which nobody but the terminal knows.
package func rgb(of color: Color, scheme: ColorScheme) -> (UInt8, UInt8, UInt8)? {
  switch color.kind {
  case .rgb: components(color.value)
  case .palette: components(paletteValue(color.value))
  case .terminal: components(terminalValues[Int(color.value & 15)])
  case .name: color.name.flatMap { value(of: $0, scheme: scheme) }.map(components)
  }
}

/// The red, green and blue that colours are blended with where the terminal's own are meant:
/// black on white, or white on black.
package func assumedRGB(of color: Color?, isBackground: Bool, scheme: ColorScheme) -> UInt32 {
  let isInk = color.map { $0.name != .background } ?? !isBackground
  guard let color, let (red, green, blue) = rgb(of: color, scheme: scheme) else {
    return isInk == (scheme == .dark) ? 0xFF_FFFF : 0
  }
  return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
}

private func components(_ value: UInt32) -> (UInt8, UInt8, UInt8) {
  (
    UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
    UInt8(truncatingIfNeeded: value)
  )
}

/// Named colours: bright enough to read on black in the dark scheme, deep enough on white in the
/// light one.
private func value(of name: Color.Name, scheme: ColorScheme) -> UInt32? {
  let (light, dark): (UInt32, UInt32)
  switch name {
  case .primary, .background: return nil
  case .secondary: (light, dark) = (0x6C6C72, 0x9A9AA2)
  case .tertiary: (light, dark) = (0x9C9CA3, 0x6B6B73)
  case .quaternary: (light, dark) = (0xC4C4CA, 0x48484F)
  case .accent, .blue: (light, dark) = (0x0A6CF0, 0x3A8DFF)
  case .bar: (light, dark) = (0xEDEDF0, 0x26262A)
  case .black: (light, dark) = (0x000000, 0x000000)
  case .white: (light, dark) = (0xFFFFFF, 0xFFFFFF)
  case .gray: (light, dark) = (0x8A8A90, 0x95959C)
  case .red: (light, dark) = (0xE0352B, 0xFF5A4F)
  case .orange: (light, dark) = (0xE98404, 0xFFA224)
  case .yellow: (light, dark) = (0xDCAE00, 0xFFD93B)
  case .green: (light, dark) = (0x2BA84A, 0x3DD664)
  case .mint: (light, dark) = (0x0AB5AC, 0x66DAD2)
  case .teal: (light, dark) = (0x2A9DB8, 0x4CC3DD)
  case .cyan: (light, dark) = (0x1E97D4, 0x64CFFA)
  case .indigo: (light, dark) = (0x5450CC, 0x6E6BF0)
  case .purple: (light, dark) = (0xA24AD2, 0xC069F5)
  case .pink: (light, dark) = (0xEC2D57, 0xFF4470)
  case .brown: (light, dark) = (0x98794F, 0xB39268)
  }
  return scheme == .light ? light : dark
}

/// What xterm shows for the sixteen colours when its user has set none.
private let terminalValues: [UInt32] = [
  0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
  0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
]

/// The 256 colours: the terminal's sixteen, a cube of six steps a side, twenty-four greys.
private func paletteValue(_ index: UInt32) -> UInt32 {
  switch index {
  case 0..<16: return terminalValues[Int(index)]
  case 16..<232:
    let place = index - 16
    func step(_ digit: UInt32) -> UInt32 { digit == 0 ? 0 : 55 + digit * 40 }
    return step(place / 36) << 16 | step(place / 6 % 6) << 8 | step(place % 6)
  default:
    return min(8 + (index - 232) * 10, 238) * 0x01_0101
  }
}
