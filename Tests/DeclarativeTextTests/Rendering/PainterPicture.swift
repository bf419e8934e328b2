import DeclarativeText

/// A canvas with `commands` drawn on it, a unit being a cell.
func painted(
  columns: Int, rows: Int, scheme: ColorScheme = .dark, metrics: CellMetrics = .cells,
  _ commands: DisplayCommand...
) -> Canvas {
  let canvas = Canvas(columns: columns, rows: rows)
  Painter.paint(DisplayList(commands), on: canvas, metrics: metrics, scheme: scheme)
  return canvas
}

extension DisplayList {
  init(_ commands: [DisplayCommand]) {
    self.init()
    self.commands = ContiguousArray(commands)
  }
}

extension DisplayCommand {
  /// Text in one ink, from a corner down.
  static func text(
    _ text: String, x: Double = 0, y: Double = 0, width: Double = 10,
    _ foreground: Paint = .primary, background: Paint? = nil, link: String? = nil
  ) -> DisplayCommand {
    let style = InkStyle(foreground: foreground, background: background, link: link)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        TextBlock.Line(indent: 0, spans: [TextBlock.Span(text: String($0), style: style)])
      }
    let rect = CGRect(x: x, y: y, width: width, height: Double(lines.count))
    return .text(rect, TextBlock(lines: lines))
  }

  static func fill(
    x: Double = 0, y: Double = 0, width: Double, height: Double = 1, _ color: Color
  ) -> DisplayCommand {
    .fill(CGRect(x: x, y: y, width: width, height: height), .color(color))
  }
}

extension Canvas {
  func foreground(_ column: Int, _ row: Int = 0) -> Color? {
    style(column: column, row: row).foreground
  }

  func background(_ column: Int, _ row: Int = 0) -> Color? {
    style(column: column, row: row).background
  }
}
