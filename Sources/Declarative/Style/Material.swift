/// The surface of bars and panels.
///
/// A terminal can't blur what is behind, so every material is one opaque colour a step away from
/// the background; the thicknesses look the same.
public struct Material: ShapeStyle, Hashable {
  package enum Thickness: UInt8, Sendable {
    case bar, ultraThin, thin, regular, thick, ultraThick
  }

  package var thickness: Thickness

  public static let bar = Material(thickness: .bar)
  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
}

extension Material: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { .color(Color(.bar)) }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { .bar }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
}
