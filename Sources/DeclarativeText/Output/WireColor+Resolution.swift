import Declarative

/// What a terminal is told for each colour of the interface.
///
/// The terminal's own text and ground colours stay its own. Quieter text is a grey where there
/// are greys; without colours it is dim. By sixteen colours, names take the theme's counterpart,
/// which its user chose, and other colours the nearest entry.
extension WireColor {
  init(
    _ color: Color?, _ layer: Layer, depth: ColorDepth, scheme: ColorScheme, over ground: UInt32
  ) {
    guard let color, color.alpha > 0, depth != .none else {
      self = .standard
      return
    }
    if color.alpha == 255 {
      if color.name == (layer == .foreground ? .primary : .background) {
        self = .standard
        return
      }
      if color.kind == .terminal {
        self = .theme(Int(color.value & 15))
        return
      }
      if color.kind == .palette, depth != .ansi16 || color.value < 16 {
        self =
          color.value < 16 && depth == .ansi16
          ? .theme(Int(color.value)) : .palette(Int(color.value & 0xFF))
        return
      }
      if depth == .ansi16, let name = color.name {
        self = .theme(Self.themeEntry(of: name, scheme: scheme))
        return
      }
    }
    let rgb = ColorDepth.rgb(of: color, scheme: scheme, over: ground)
    self =
      switch depth {
      case .truecolor: .rgb(rgb)
      case .palette256: .palette(ColorDepth.paletteEntry(nearest: rgb))
      case .ansi16, .none: .theme(ColorDepth.themeEntry(nearest: rgb))
      }
  }

  private static func themeEntry(of name: Color.Name, scheme: ColorScheme) -> Int {
    switch name {
    case .black: 0
    case .red: 1
    case .green: 2
    case .orange, .brown: 3
    case .indigo: 4
    case .purple: 5
    case .teal: 6
    case .gray, .secondary, .tertiary, .quaternary: 8
    case .mint: 10
    case .yellow: 11
    case .blue, .accent: 12
    case .pink: 13
    case .cyan: 14
    case .white: 15
    case .primary: scheme == .light ? 0 : 15
    case .background: scheme == .light ? 15 : 0
    case .bar: scheme == .light ? 7 : 8
    }
  }
}
