import Declarative

/// The characters a line style is drawn with.
struct LineGlyphs {
  var level: Unicode.Scalar
  var upright: Unicode.Scalar
  var topLeading: Unicode.Scalar
  var topTrailing: Unicode.Scalar
  var bottomLeading: Unicode.Scalar
  var bottomTrailing: Unicode.Scalar

  private init(
    _ level: Unicode.Scalar, _ upright: Unicode.Scalar, top: (Unicode.Scalar, Unicode.Scalar),
    bottom: (Unicode.Scalar, Unicode.Scalar)
  ) {
    self.level = level
    self.upright = upright
    (topLeading, topTrailing) = top
    (bottomLeading, bottomTrailing) = bottom
  }

  init(_ form: LineStyle.Form) {
    switch form {
    case .light: self.init("─", "│", top: ("┌", "┐"), bottom: ("└", "┘"))
    case .rounded: self.init("─", "│", top: ("╭", "╮"), bottom: ("╰", "╯"))
    case .heavy: self.init("━", "┃", top: ("┏", "┓"), bottom: ("┗", "┛"))
    case .double: self.init("═", "║", top: ("╔", "╗"), bottom: ("╚", "╝"))
    case .dashed: self.init("╌", "╎", top: ("┌", "┐"), bottom: ("└", "┘"))
    case .ascii: self.init("-", "|", top: ("+", "+"), bottom: ("+", "+"))
    case .block: self.init("█", "█", top: ("█", "█"), bottom: ("█", "█"))
    }
  }
}
