extension View {
  /// The font of texts in this view: a terminal shows its weight and its slant.
  public nonisolated func font(_ font: Font?) -> some View { inherits(FontModifier(font: font)) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    inherits(WeightModifier(weight: weight))
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    inherits(LetterModifier(attribute: .bold, isActive: isActive))
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    inherits(LetterModifier(attribute: .italic, isActive: isActive))
  }

  /// Underlines texts; a terminal draws the line in the text's own colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inherits(LetterModifier(attribute: .underline, isActive: isActive))
  }

  /// Strikes texts through; a terminal draws the line in the text's own colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inherits(LetterModifier(attribute: .strikethrough, isActive: isActive))
  }

  /// Shows texts faintly.
  public nonisolated func dim(_ isActive: Bool = true) -> some View {
    inherits(LetterModifier(attribute: .dim, isActive: isActive))
  }

  /// Shows texts with foreground and background exchanged.
  public nonisolated func reverse(_ isActive: Bool = true) -> some View {
    inherits(LetterModifier(attribute: .reverse, isActive: isActive))
  }

  /// Shows texts in capitals, in small letters, or as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    inherits(CaseModifier(textCase: textCase))
  }
}

private struct FontModifier: TextModifier {
  let font: Font?

  func apply(to context: inout TextContext) { context.font = font }
}

private struct WeightModifier: TextModifier {
  let weight: Font.Weight?

  func apply(to context: inout TextContext) { context.weight = weight }
}

private struct LetterModifier: TextModifier {
  let attribute: InkAttributes
  let isActive: Bool

  func apply(to context: inout TextContext) { context.overrides.set(attribute, isActive) }
}

private struct CaseModifier: TextModifier {
  let textCase: Text.Case?

  func apply(to context: inout TextContext) { context.textCase = textCase }
}
