/// How many colours a terminal, or a text meant for one, can show.
///
/// A colour that a depth lacks becomes the nearest one it has. Attributes such as bold stay in
/// every depth.
public enum ColorDepth: CaseIterable, Hashable, Sendable {
  /// No colours at all, as when `NO_COLOR` is set.
  case none
  /// The sixteen colours of the terminal's theme.
  case ansi16
  /// The 256-colour palette.
  case palette256
  /// Any red, green and blue.
  case truecolor
}
