import Declarative

/// A linear gradient over an area of cells, asked for the colour at a cell's centre.
///
/// A cell is taken as twice as high as it is wide, whatever the metrics, so that a slanted
/// gradient looks slanted the same in all of them.
struct GradientRamp {
  private let stops: [LinearPaint.Stop]
  private let start: (x: Double, y: Double)
  private let direction: (x: Double, y: Double)
  private let blending: Blending
  private let opacity: Double

  init(_ paint: LinearPaint, area: CellRect, opacity: Double, blending: Blending) {
    let (width, height) = (Double(area.columns), Double(area.rows) * 2)
    stops = paint.stops
    start = (
      Double(area.left) + paint.start.x * width, Double(area.top) * 2 + paint.start.y * height
    )
    let run = ((paint.end.x - paint.start.x) * width, (paint.end.y - paint.start.y) * height)
    let square = run.0 * run.0 + run.1 * run.1
    let isLine = square > 0 && square.isFinite
    direction = isLine ? (run.0 / square, run.1 / square) : (0, 0)
    self.opacity = opacity
    self.blending = blending
  }

  /// Whether nothing behind it shows.
  var isOpaque: Bool {
    opacity >= 1 && !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 255 }
  }

  /// Along which axes it changes.
  var axes: Axis.Set {
    if direction.y == 0 { return .horizontal }
    return direction.x == 0 ? .vertical : [.horizontal, .vertical]
  }

  func color(column: Int, row: Int) -> Color {
    let x = Double(column) + 0.5 - start.x
    let y = Double(row) * 2 + 1 - start.y
    return color(at: x * direction.x + y * direction.y).faded(opacity)
  }

  private func color(at place: Double) -> Color {
    guard var last = stops.first else { return .clear }
    if !(place > last.location) { return last.color }
    for stop in stops.dropFirst() {
      if place < stop.location {
        let length = stop.location - last.location
        return blending.color(
          from: last.color, to: stop.color, share: (place - last.location) / length)
      }
      last = stop
    }
    return last.color
  }
}
