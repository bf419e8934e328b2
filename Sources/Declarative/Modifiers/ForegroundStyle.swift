extension View {
  /// Inks texts and symbols with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inherits(Foreground(styles: [AnyShapeStyle(style)]))
  }

  /// Inks texts and symbols with a style for each of two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    inherits(Foreground(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Inks texts and symbols with a style for each of three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    inherits(
      Foreground(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Inks texts and symbols with a colour, or as outside when it is nil.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    inherits(Foreground(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// The colour of what can be acted on in this view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    inherits(Tint(style: tint.map(AnyShapeStyle.init)))
  }

  /// The colour of what can be acted on in this view; of a gradient, its first.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    inherits(Tint(style: AnyShapeStyle(tint)))
  }

  @available(macOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// What `.background` means in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inherits(BackgroundRole(style: AnyShapeStyle(style)))
  }
}

private struct Foreground: TextModifier {
  let styles: [AnyShapeStyle]

  func apply(to context: inout TextContext) {
    guard let first = styles.first else { return }
    let paint = context.paint
    // A level of the foreground is taken of what the foreground is outside.
    context.paint.foreground = ForegroundLevels(
      primary: resolvePaint(of: first, in: paint),
      secondary: styles.count > 1 ? resolvePaint(of: styles[1], in: paint) : nil,
      tertiary: styles.count > 2 ? resolvePaint(of: styles[2], in: paint) : nil)
  }
}

private struct Tint: TextModifier {
  let style: AnyShapeStyle?

  func apply(to context: inout TextContext) {
    guard let style else {
      context.paint.tint = .accentColor
      return
    }
    context.paint.tint = resolvePaint(of: style, in: context.paint).firstColor
  }
}

private struct BackgroundRole: TextModifier {
  let style: AnyShapeStyle

  func apply(to context: inout TextContext) {
    context.paint.background = resolvePaint(of: style, in: context.paint)
  }
}

extension Paint {
  /// The colour, or a gradient's first.
  fileprivate var firstColor: Color {
    switch self {
    case .color(let color): color
    case .linear(let gradient): gradient.stops.first?.color ?? .clear
    }
  }
}
