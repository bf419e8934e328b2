/// A level of the foreground's prominence: `.primary` is the foreground itself.
///
/// Below a `foregroundStyle(.red)`, `.secondary` is a fainter red; below none, the terminal's
/// quieter text.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package var level: UInt8

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of the primary level's colour this one keeps.
  fileprivate var share: Double {
    switch level {
    case 0: 1
    case 1: 0.6
    case 2: 0.4
    case 3: 0.3
    default: 0.2
    }
  }

  /// What this level of the terminal's own text colour is called.
  fileprivate var name: Color.Name {
    switch level {
    case 0: .primary
    case 1: .secondary
    case 2: .tertiary
    default: .quaternary
    }
  }
}

extension HierarchicalShapeStyle: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { context.foreground[self] }
}

extension Paint {
  /// This paint at a lower level of prominence.
  package func faded(to level: HierarchicalShapeStyle) -> Paint {
    if self == .primary { return .color(Color(level.name)) }
    return level.level == 0 ? self : opacity(level.share)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// This style at a lower level of prominence: `.tint.secondary`.
  public var secondary: some ShapeStyle { FadedStyle(base: self, level: .secondary) }
  public var tertiary: some ShapeStyle { FadedStyle(base: self, level: .tertiary) }
  public var quaternary: some ShapeStyle { FadedStyle(base: self, level: .quaternary) }
  public var quinary: some ShapeStyle { FadedStyle(base: self, level: .quinary) }
}

/// A style at one of its own lower levels.
struct FadedStyle<Base: ShapeStyle>: PaintStyle {
  var base: Base
  var level: HierarchicalShapeStyle

  func paint(in context: PaintContext) -> Paint {
    resolvePaint(of: base, in: context).faded(to: level)
  }
}

extension FadedStyle: Equatable where Base: Equatable {}
