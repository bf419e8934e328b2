import Declarative

/// What a terminal has been told about how to write.
struct Pen: Equatable {
  var foreground = WireColor.standard
  var background = WireColor.standard
  var attributes: InkAttributes = []
  /// The interned link being written, 0 for none.
  var link: UInt32 = 0

  /// What can be seen of a blank: with these, a blank is more than its background.
  static let seenOnBlanks: InkAttributes = [.underline, .strikethrough, .reverse, .overline]

  static func == (first: Pen, second: Pen) -> Bool {
    first.isSameInk(as: second) && first.link == second.link
  }

  /// Whether two pens differ in their link at most.
  func isSameInk(as other: Pen) -> Bool {
    foreground.code == other.foreground.code && background.code == other.background.code
      && attributes.rawValue == other.attributes.rawValue
  }
}

extension Pen {
  /// The pen for `style`, which keeps its link only if `hasLink`.
  init(_ style: CellStyle, depth: ColorDepth, scheme: ColorScheme, hasLink: Bool) {
    let base = ColorDepth.rgb(of: Color.Name.background, scheme: scheme)
    let ground = style.background.map { ColorDepth.rgb(of: $0, scheme: scheme, over: base) }
    attributes = style.attributes
    link = hasLink ? style.link : 0
    background = WireColor(
      style.background, .background, depth: depth, scheme: scheme, over: base)
    foreground = WireColor(
      style.foreground, .foreground, depth: depth, scheme: scheme, over: ground ?? base)
    if depth == .none, Self.isQuiet(style.foreground) { attributes.insert(.dim) }
    if foreground == background, foreground != .standard, let ground, let ink = style.foreground,
      depth != .truecolor, ColorDepth.rgb(of: ink, scheme: scheme, over: ground) != ground
    {
      foreground = Self.legible(on: ground, depth: depth)
    }
  }

  private static func isQuiet(_ color: Color?) -> Bool {
    switch color?.name {
    case .secondary, .tertiary, .quaternary: true
    default: false
    }
  }

  /// Two colours that a small palette does not tell apart must not hide the text.
  private static func legible(on ground: UInt32, depth: ColorDepth) -> WireColor {
    let isDark = ColorDepth.distance(ground, 0) < ColorDepth.distance(ground, 0xFF_FFFF)
    if depth == .ansi16 { return .theme(isDark ? 15 : 0) }
    return .palette(isDark ? 231 : 16)
  }
}
