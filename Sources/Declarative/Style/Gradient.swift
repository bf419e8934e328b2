public import Foundation

/// Colours that run into each other, each at its place between 0 and 1.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found; all are mixed as sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private var isPerceptual: Bool

    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated()
      .map { index, color in Stop(color: color, location: CGFloat(index) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Gradient {
  /// The stops as they are painted: in order, each inside 0 to 1.
  package func linearPaint(
    in context: PaintContext, from start: UnitPoint, to end: UnitPoint
  ) -> Paint {
    guard let first = stops.first else { return .color(.clear) }
    if stops.count == 1 { return first.color.paint(in: context) }
    var reached = 0.0
    let ordered = stops.map { stop in
      let location = stop.location.isNaN ? 0 : Double(stop.location)
      reached = max(reached, min(max(location, 0), 1))
      return LinearPaint.Stop(color: stop.color.painted(in: context), location: reached)
    }
    return .linear(LinearPaint(stops: ordered, start: start, end: end))
  }

  /// These stops from the middle outward to both ends: how a gradient around a point looks along
  /// a line through it.
  package var mirrored: Gradient {
    let after = stops.map { Stop(color: $0.color, location: 0.5 + $0.location / 2) }
    let before = stops.reversed().map { Stop(color: $0.color, location: 0.5 - $0.location / 2) }
    return Gradient(stops: before + after)
  }
}

extension Gradient: PaintStyle {
  package func paint(in context: PaintContext) -> Paint {
    linearPaint(in: context, from: .top, to: .bottom)
  }
}

extension Color {
  fileprivate func painted(in context: PaintContext) -> Color {
    if case .color(let color) = paint(in: context) { color } else { self }
  }
}
