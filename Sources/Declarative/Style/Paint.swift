/// What fills an area, or inks text: a colour, or a gradient across the area it fills.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearPaint)

  package static let primary = Paint.color(.primary)

  package var isClear: Bool {
    if case .color(let color) = self { color.alpha == 0 } else { false }
  }
}

extension Paint {
  /// This paint with other colours.
  package func mapColors(_ change: (Color) -> Color) -> Paint {
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let paint):
      let stops = paint.stops
        .map { LinearPaint.Stop(color: change($0.color), location: $0.location) }
      return .linear(LinearPaint(stops: stops, start: paint.start, end: paint.end))
    }
  }
}

/// A gradient along a line given in shares of the filled area.
package final class LinearPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: Color
    package var location: Double

    package init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package let stops: [Stop]
  package let start: UnitPoint
  package let end: UnitPoint

  package init(stops: [Stop], start: UnitPoint, end: UnitPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  package static func == (first: LinearPaint, second: LinearPaint) -> Bool {
    first === second
      || first.stops == second.stops && first.start == second.start && first.end == second.end
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
    hasher.combine(start)
    hasher.combine(end)
  }
}
