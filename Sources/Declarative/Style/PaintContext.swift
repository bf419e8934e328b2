/// What the place a style is used in gives it to work with.
package struct PaintContext: Equatable, Sendable {
  package var foreground = ForegroundLevels()
  package var background = Paint.color(Color(.background))
  package var tint = Color.accentColor
  package var scheme = ColorScheme.dark
  package var isEnabled = true
  /// Who knows the styles this folder does not.
  package var resolver: (any ShapeStyleResolving)?

  package init(
    foreground: ForegroundLevels = ForegroundLevels(),
    background: Paint = .color(Color(.background)), tint: Color = .accentColor,
    scheme: ColorScheme = .dark, isEnabled: Bool = true,
    resolver: (any ShapeStyleResolving)? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.scheme = scheme
    self.isEnabled = isEnabled
    self.resolver = resolver
  }

  package static func == (first: PaintContext, second: PaintContext) -> Bool {
    first.foreground == second.foreground && first.background == second.background
      && first.tint == second.tint && first.scheme == second.scheme
      && first.isEnabled == second.isEnabled && first.resolver === second.resolver
  }
}

/// The foreground's paints, from the most to the least prominent.
package struct ForegroundLevels: Hashable, Sendable {
  package var primary: Paint
  /// Nil levels are the primary one, faded.
  package var secondary: Paint?
  package var tertiary: Paint?

  package init(primary: Paint = .primary, secondary: Paint? = nil, tertiary: Paint? = nil) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  package subscript(level: HierarchicalShapeStyle) -> Paint {
    switch level.level {
    case 0: primary
    case 1: secondary ?? primary.faded(to: level)
    case 2: tertiary ?? secondary ?? primary.faded(to: level)
    default: primary.faded(to: level)
    }
  }
}
