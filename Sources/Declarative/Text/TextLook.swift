/// What a text says about its own look; what it leaves open it inherits.
package struct TextLook: Equatable, Sendable {
  package var ink = Ink.inherited
  package var font: Font?
  package var weight: Font.Weight?
  package var overrides = TextOverrides()

  package init() {}

  /// The colour or style of the letters.
  ///
  /// Colours and levels, by far the commonest, need no box.
  package enum Ink: Equatable, Sendable {
    case inherited
    case color(Color)
    case level(HierarchicalShapeStyle)
    indirect case style(AnyShapeStyle)

    package init<Style: ShapeStyle>(_ style: Style) {
      if let color = style as? Color {
        self = .color(color)
      } else if let level = style as? HierarchicalShapeStyle {
        self = .level(level)
      } else {
        self = .style(AnyShapeStyle(style))
      }
    }
  }
}

/// Attributes turned on or off by name, over whatever the font has.
package struct TextOverrides: Equatable, Sendable {
  package private(set) var decided: InkAttributes = []
  package private(set) var values: InkAttributes = []

  package init() {}

  package mutating func set(_ attribute: InkAttributes, _ isOn: Bool) {
    decided.formUnion(attribute)
    if isOn { values.formUnion(attribute) } else { values.subtract(attribute) }
  }

  /// These, with `outer` where they are silent.
  package func over(_ outer: TextOverrides) -> TextOverrides {
    var result = self
    result.values.formUnion(outer.values.subtracting(decided))
    result.decided.formUnion(outer.decided)
    return result
  }
}
