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
