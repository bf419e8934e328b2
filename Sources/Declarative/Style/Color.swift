/// A colour: a SwiftUI name, an RGB value, an entry of the 256-colour palette, or one of the
/// terminal's own sixteen.
///
/// Named colours stay names until a frame is written out, so a terminal's light or dark scheme
/// decides what they look like, and `Color.red == .red` whatever it is.
public struct Color: Hashable, Sendable {
  package var kind: Kind
  /// How much of it is seen: 0 none, 255 all.
  package var alpha: UInt8
  /// A `Name`, a palette index, or 0xRRGGBB, as `kind` says.
  package var value: UInt32

  package enum Kind: UInt8, Sendable {
    case name
    case palette
    case terminal
    case rgb
  }

  package init(kind: Kind, value: UInt32, alpha: UInt8 = 255) {
    self.kind = kind
    self.value = value
    self.alpha = alpha
  }

  /// The colours known by a name, whose look the renderer decides.
  package enum Name: UInt32, CaseIterable, Sendable {
    case primary, secondary, tertiary, quaternary, accent, background, bar
    case black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple
    case pink, brown
  }

  package init(_ name: Name) { self.init(kind: .name, value: name.rawValue) }

  package var name: Name? { kind == .name ? Name(rawValue: value) : nil }
}

extension Color {
  /// The space a colour's components are given in; all are taken as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      kind: .rgb,
      value: UInt32(Self.byte(red)) << 16 | UInt32(Self.byte(green)) << 8
        | UInt32(Self.byte(blue)),
      alpha: Self.byte(opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour written `0xRRGGBB`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      kind: .rgb, value: hex & 0xFF_FFFF, alpha: opacity == 1 ? 255 : Self.byte(opacity))
  }

  /// A colour written `#RRGGBB`, `RRGGBB` or `#RGB`; nil for anything else.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: self.init(hex: value)
    case 3:
      let (red, green, blue) = (value >> 8, value >> 4 & 15, value & 15)
      self.init(hex: red * 0x11_0000 + green * 0x1100 + blue * 0x11)
    default: return nil
    }
  }

  /// An entry of the 256-colour palette.
  public static func palette(_ index: UInt8) -> Color {
    Color(kind: .palette, value: UInt32(index))
  }

  /// One of the terminal's own sixteen colours, as its user's theme has it.
  public static func terminal(_ color: TerminalColor) -> Color {
    Color(kind: .terminal, value: UInt32(color.rawValue))
  }

  private static func byte(_ share: Double) -> UInt8 {
    UInt8((min(max(share.isNaN ? 0 : share, 0), 1) * 255).rounded())
  }
}

/// The sixteen colours of a terminal's theme.
public enum TerminalColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}

extension Color {
  public static let clear = Color(kind: .rgb, value: 0, alpha: 0)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  /// The terminal's own text colour.
  public static let primary = Color(.primary)
  /// A quieter text colour.
  public static let secondary = Color(.secondary)
  // SwiftUI's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  /// This colour, seen through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity.isNaN ? 0 : opacity, 0), 1)).rounded())
    return color
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    let text =
      switch kind {
      case .name: name.map { "\($0)" } ?? "unknown"
      case .palette: "palette \(value)"
      case .terminal: "terminal \(TerminalColor(rawValue: UInt8(value)).map { "\($0)" } ?? "?")"
      case .rgb: "#" + String(0x100_0000 | value, radix: 16, uppercase: true).dropFirst()
      }
    return alpha == 255 ? text : "\(text) at \(Int((Double(alpha) / 2.55).rounded()))%"
  }
}
