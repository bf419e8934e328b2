public import Foundation

/// What cells cannot show: their characters stand upright, one to a cell, with nothing half drawn
/// between them. SwiftUI sources compile; the view stays as it is.
extension View {
  /// This view: cells cast no shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// This view: characters cannot be blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// This view: a cell holds one colour, so every mode draws as `normal`.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// This view: what effects it has apply to the whole of it as it is.
  public nonisolated func compositingGroup() -> some View { self }

  /// This view: cells are drawn one way.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// This view: characters are not mirrored.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }

  /// This view: cells lie flat.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// This view: a cell's colours are as exact as they are.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// How colours would be mixed in a group.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension Image {
  /// How bright the brightest colours may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}
