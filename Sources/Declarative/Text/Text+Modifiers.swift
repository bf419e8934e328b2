public import Foundation

extension Text {
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing { $0.ink = TextLook.Ink(style) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.ink = color.map { .color($0) } ?? .inherited }
  }

  public func font(_ font: Font?) -> Text { changing { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }

  public func bold() -> Text { setting(.bold, true) }

  public func bold(_ isActive: Bool) -> Text { setting(.bold, isActive) }

  public func italic() -> Text { setting(.italic, true) }

  public func italic(_ isActive: Bool) -> Text { setting(.italic, isActive) }

  /// A line under the letters, in their own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.underline, isActive)
  }

  /// A plain line under the letters, in their own colour, whatever the pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting(.underline, isActive)
  }

  /// A line through the letters, in their own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.strikethrough, isActive)
  }

  /// A plain line through the letters, in their own colour, whatever the pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting(.strikethrough, isActive)
  }

  /// Fainter letters, where the terminal has them.
  public func dim(_ isActive: Bool = true) -> Text { setting(.dim, isActive) }

  /// Letters in the background's colour on the foreground's.
  public func reverse(_ isActive: Bool = true) -> Text { setting(.reverse, isActive) }

  /// This text: a terminal's letters are monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// This text: a terminal's digits are all one cell wide.
  public func monospacedDigit() -> Text { self }

  /// This text: the terminal chooses the face.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// This text: the terminal's letters have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// This text: letters have one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// This text: letters stand one to a cell.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// This text: letters stand one to a cell.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// This text: letters stand on their row.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  private func changing(_ change: (inout TextLook) -> Void) -> Text {
    var text = self
    change(&text.look)
    return text
  }

  private func setting(_ attribute: InkAttributes, _ isOn: Bool) -> Text {
    var text = self
    text.look.overrides.set(attribute, isOn)
    return text
  }
}
