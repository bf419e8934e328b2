package import Declarative

/// Draws display lists on a canvas.
///
/// Clips and opacities that one list pushes hold in the next one until they are popped.
package struct Painter {
  let canvas: Canvas
  let metrics: CellMetrics
  let blending: Blending
  private let outermost: CellRect
  private var clips: [CellRect] = []
  private var opacities: [Double] = []
  var masks: [OpenMask] = []
  /// How much is seen of what is drawn now.
  private(set) var opacity = 1.0

  package init(canvas: Canvas, metrics: CellMetrics, scheme: ColorScheme) {
    self.canvas = canvas
    self.metrics = metrics
    blending = Blending(scheme: scheme)
    outermost = canvas.clip
  }

  /// Draws a whole list, and leaves the canvas' clip as it was.
  package static func paint(
    _ list: DisplayList, on canvas: Canvas, metrics: CellMetrics, scheme: ColorScheme
  ) {
    var painter = Painter(canvas: canvas, metrics: metrics, scheme: scheme)
    painter.paint(list)
    canvas.clip = painter.outermost
  }

  package mutating func paint(_ list: DisplayList) {
    for command in list.commands { paint(command) }
  }

  package mutating func paint(_ command: DisplayCommand) {
    switch command {
    case .pushClip(let rect):
      clips.append(canvas.clip)
      canvas.clip = canvas.clip.intersection(metrics.cells(in: rect))
    case .popClip: canvas.clip = clips.popLast() ?? outermost
    case .pushOpacity(let share):
      opacities.append(opacity)
      opacity *= share.isNaN ? 0 : min(max(share, 0), 1)
    case .popOpacity: opacity = opacities.popLast() ?? 1
    case .pushMask(let rect, let list): openMask(metrics.cells(in: rect), list)
    case .popMask: closeMask()
    case .fill(let rect, let paint): fill(metrics.cells(in: rect), with: paint)
    case .text(let rect, let block): write(block, in: rect)
    case .cells(let rect, let grid): draw(grid, in: rect)
    case .border(let rect, let style, let paint, let edges):
      drawBorder(metrics.cells(in: rect), style: style, paint: paint, edges: edges)
    case .rule(let rect, let axis, let style, let paint):
      drawRule(metrics.cells(in: rect), along: axis, style: style, paint: paint)
    }
  }
}

extension Painter {
  /// Hides what is in `area` where the paint is opaque, and tints it where it is not.
  private func fill(_ area: CellRect, with paint: Paint) {
    guard opacity > 0, !paint.isClear, !area.isEmpty else { return }
    switch ResolvedPaint(paint, area: area, opacity: opacity, blending: blending) {
    case .color(let color) where color.alpha == 255:
      canvas.fill(area, style: CellStyle(background: color.stored(asBackground: true)))
    case .color(let color):
      canvas.restyle(area) { style, _, _ in blending.style(style, under: color) }
    case .ramp(let ramp):
      guard ramp.isOpaque else {
        canvas.restyle(area, dependingOnPlace: true) { style, column, row in
          blending.style(style, under: ramp.color(column: column, row: row))
        }
        return
      }
      canvas.fill(area, varying: ramp.axes) { column, row in
        CellStyle(background: ramp.color(column: column, row: row).stored(asBackground: true))
      }
    }
  }
}
