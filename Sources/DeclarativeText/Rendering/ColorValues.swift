package import Declarative

/// The red, green and blue of a colour in a scheme, as if it were opaque.
///
/// Nil for the terminal's own text colour and background, which nobody but the terminal knows.
package func rgb(of color: Color, scheme: ColorScheme) -> (UInt8, UInt8, UInt8)? {
  if color.name == .primary || color.name == .background { return nil }
  let components = color.components(in: scheme)
  return (components.red, components.green, components.blue)
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
