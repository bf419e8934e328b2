/// Everything about its letters that a text inherits from where it stands.
package struct TextContext: Equatable, Sendable {
  package var paint = PaintContext()
  package var font: Font?
  package var weight: Font.Weight?
  package var overrides = TextOverrides()
  package var textCase: Text.Case?
  package var symbolVariants = SymbolVariants.none
  /// How far symbols are turned, clockwise.
  package var symbolTurn = Angle.zero
  package var redaction = Redaction()

  package init(
    paint: PaintContext = PaintContext(), font: Font? = nil, weight: Font.Weight? = nil,
    overrides: TextOverrides = TextOverrides(), textCase: Text.Case? = nil
  ) {
    self.paint = paint
    self.font = font
    self.weight = weight
    self.overrides = overrides
    self.textCase = textCase
  }

  /// This context inside a text of `look`.
  package func applying(_ look: TextLook) -> TextContext {
    var context = self
    if look.ink != .inherited { context.paint.foreground.primary = paint(of: look.ink) }
    if let font = look.font { context.font = font }
    if let weight = look.weight { context.weight = weight }
    context.overrides = look.overrides.over(overrides)
    return context
  }

  /// How a run of `look` is inked here.
  package func ink(of look: TextLook, link: String? = nil) -> InkStyle {
    var foreground = paint(of: look.ink)
    if link != nil, look.ink == .inherited {
      foreground = TintShapeStyle().paint(in: paint)
    }
    return InkStyle(
      foreground: foreground,
      attributes: attributes(
        font: look.font ?? font, weight: look.weight ?? weight,
        overrides: look.overrides.over(overrides)),
      link: link)
  }

  private func paint(of ink: TextLook.Ink) -> Paint {
    switch ink {
    case .inherited: paint.foreground.primary
    case .color(let color): color.paint(in: paint)
    case .level(let level): level.paint(in: paint)
    case .style(let style): style.paint(in: paint)
    }
  }

  private func attributes(
    font: Font?, weight: Font.Weight?, overrides: TextOverrides
  ) -> InkAttributes {
    var font = font ?? .body
    if let weight { font = font.weight(weight) }
    var attributes = font.attributes
    // Dim and bold letters are one thing too many: an explicit bold wins over a hairline.
    if overrides.values.contains(.bold) { attributes.remove(.dim) }
    attributes.formUnion(overrides.values)
    return attributes
  }
}

extension Font {
  /// How a terminal shows this font.
  package var attributes: InkAttributes {
    var attributes: InkAttributes = []
    if weight.isBold { attributes.insert(.bold) }
    if weight.isDim { attributes.insert(.dim) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }
}
