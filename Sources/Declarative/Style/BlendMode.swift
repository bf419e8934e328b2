/// How a view's colours mix with those behind it.
///
/// A cell holds one colour, so every mode draws as `normal`.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

extension ShapeStyle {
  /// This style: cells don't blend.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// This style: cells cast no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
