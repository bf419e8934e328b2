/// The tint of the place it is used in: the accent colour unless `tint(_:)` says otherwise, the
/// quieter text colour where controls are disabled.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
}

/// The foreground of the place it is used in.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
}

/// The background of the place it is used in.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
}

extension TintShapeStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint {
    .color(context.isEnabled ? context.tint : .secondary)
  }
}

extension ForegroundStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { context.foreground.primary }
}

extension BackgroundStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { context.background }
}

extension SeparatorShapeStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { .color(Color(.tertiary)) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
