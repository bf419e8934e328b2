import Foundation

/// A change to every colour of a view, by components from 0 to 1.
package enum ColorChange: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hue(Angle)
  case inversion
  case multiplication(Color)
  case luminanceToAlpha

  /// Whether colours stay as they are.
  package var isIdentity: Bool {
    switch self {
    case .brightness(let amount): amount == 0
    case .contrast(let amount), .saturation(let amount): amount == 1
    case .hue(let angle): angle == .zero
    case .multiplication(let color): color == .white
    case .inversion, .luminanceToAlpha: false
    }
  }

  /// This change some way on to another of its kind.
  package func between(
    _ other: ColorChange, _ fraction: Double, in scheme: ColorScheme
  ) -> ColorChange {
    func mix(_ first: Double, _ second: Double) -> Double {
      first.interpolated(to: second, by: fraction)
    }
    return switch (self, other) {
    case (.brightness(let first), .brightness(let second)): .brightness(mix(first, second))
    case (.contrast(let first), .contrast(let second)): .contrast(mix(first, second))
    case (.saturation(let first), .saturation(let second)): .saturation(mix(first, second))
    case (.hue(let first), .hue(let second)): .hue(.radians(mix(first.radians, second.radians)))
    case (.multiplication(let first), .multiplication(let second)):
      .multiplication(first.mixed(with: second, by: fraction, in: scheme))
    default: other
    }
  }

  /// A colour as it looks in `scheme`, changed.
  package func apply(to color: Color, in scheme: ColorScheme) -> Color {
    let components = color.components(in: scheme)
    let (red, green, blue) = (
      Double(components.red) / 255, Double(components.green) / 255, Double(components.blue) / 255
    )
    let opacity = Double(color.alpha) / 255
    let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    func each(_ change: (Double) -> Double) -> Color {
      Color(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
    }
    switch self {
    case .brightness(let amount): return each { $0 + amount }
    case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
    case .saturation(let amount): return each { luminance + ($0 - luminance) * amount }
    case .inversion: return each { 1 - $0 }
    case .luminanceToAlpha:
      return Color(red: 0, green: 0, blue: 0, opacity: opacity * luminance)
    case .multiplication(let other):
      let factors = other.components(in: scheme)
      return Color(
        red: red * Double(factors.red) / 255, green: green * Double(factors.green) / 255,
        blue: blue * Double(factors.blue) / 255, opacity: opacity * Double(other.alpha) / 255)
    case .hue(let angle):
      // Turns around the grey axis, and keeps the luminance.
      let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
      func turned(_ own: Double, _ across: Double) -> Double {
        luminance + (own - luminance) * cosine + across * sine
      }
      return Color(
        red: turned(red, -0.213 * red - 0.715 * green + 0.928 * blue),
        green: turned(green, 0.143 * red + 0.140 * green - 0.283 * blue),
        blue: turned(blue, -0.787 * red + 0.715 * green + 0.072 * blue), opacity: opacity)
    }
  }
}
