extension Paint {
  /// This paint some way on to another: colours are mixed, gradients stop by stop where they have
  /// as many.
  package func mixed(with other: Paint, by fraction: Double, in scheme: ColorScheme) -> Paint {
    switch (self, other) {
    case (.color(let first), .color(let second)):
      return .color(first.mixed(with: second, by: fraction, in: scheme))
    case (.linear(let first), .linear(let second)) where first.stops.count == second.stops.count:
      let stops = zip(first.stops, second.stops)
        .map { first, second in
          LinearPaint.Stop(
            color: first.color.mixed(with: second.color, by: fraction, in: scheme),
            location: first.location.interpolated(to: second.location, by: fraction))
        }
      return .linear(LinearPaint(stops: stops, start: second.start, end: second.end))
    default: return fraction < 0.5 ? self : other
    }
  }
}

extension PaintContext {
  /// These paints some way on to others.
  package func mixed(with other: PaintContext, by fraction: Double) -> PaintContext {
    var context = other
    func mix(_ first: Paint, _ second: Paint) -> Paint {
      first.mixed(with: second, by: fraction, in: other.scheme)
    }
    context.foreground.primary = mix(foreground.primary, other.foreground.primary)
    if let first = foreground.secondary, let second = other.foreground.secondary {
      context.foreground.secondary = mix(first, second)
    }
    if let first = foreground.tertiary, let second = other.foreground.tertiary {
      context.foreground.tertiary = mix(first, second)
    }
    context.background = mix(background, other.background)
    context.tint = tint.mixed(with: other.tint, by: fraction, in: other.scheme)
    return context
  }
}
