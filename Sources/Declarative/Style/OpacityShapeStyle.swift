extension ShapeStyle {
  /// This style, seen through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// A style that lets what is behind it show through.
struct OpacityShapeStyle<Base: ShapeStyle>: PaintStyle {
  var base: Base
  var opacity: Double

  func paint(in context: PaintContext) -> Paint {
    resolvePaint(of: base, in: context).opacity(opacity)
  }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}

extension Paint {
  package func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linear(let paint): .linear(paint.opacity(opacity))
    }
  }
}

extension LinearPaint {
  package func opacity(_ opacity: Double) -> LinearPaint {
    let stops = stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) }
    return LinearPaint(stops: stops, start: start, end: end)
  }
}
