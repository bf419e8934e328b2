import Declarative

/// Ink that depends on the place, or lets what is behind show through.
struct PaintInk: CellInk {
  let foreground: ResolvedPaint
  let background: ResolvedPaint?
  let attributes: InkAttributes
  let link: UInt32
  let row: Int
  let blending: Blending

  func style(over old: UInt32, column: Int, tables: inout CellTables) -> UInt32 {
    var back = tables.styles[Int(old)].background
    if let paint = background?.color(column: column, row: row) {
      back = blending.color(paint, over: back, isBackground: true)
    }
    let ink = foreground.color(column: column, row: row)
    // Ink that is half seen is mixed with the background it stands on.
    let front =
      ink.alpha == 255
      ? ink.stored(asBackground: false)
      : blending.color(ink, over: back ?? Color(.background), isBackground: true)
    return tables.intern(
      CellStyle(foreground: front, background: back, attributes: attributes, link: link))
  }
}

/// A paint that is ready to be asked for its colour in a cell.
enum ResolvedPaint {
  case color(Color)
  case ramp(GradientRamp)

  init(_ paint: Paint, area: CellRect, opacity: Double, blending: Blending) {
    switch paint {
    case .color(let color): self = .color(color.faded(opacity))
    case .linear(let linear):
      self = .ramp(GradientRamp(linear, area: area, opacity: opacity, blending: blending))
    }
  }

  func color(column: Int, row: Int) -> Color {
    switch self {
    case .color(let color): color
    case .ramp(let ramp): ramp.color(column: column, row: row)
    }
  }
}
