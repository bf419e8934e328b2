/// Any style, its type hidden: for choosing between styles of different types.
///
///     .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
public struct AnyShapeStyle: ShapeStyle {
  package let base: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }
}

extension AnyShapeStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { resolvePaint(of: base, in: context) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both hide the same style; false for styles that can't be compared.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    first.base.isSame(as: second.base)
  }
}
