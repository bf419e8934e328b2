/// A gradient without a direction of its own: it runs from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  package var gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension AnyGradient: PaintStyle {
  package func paint(in context: PaintContext) -> Paint { gradient.paint(in: context) }
}

extension Color {
  /// A soft gradient of this colour, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
