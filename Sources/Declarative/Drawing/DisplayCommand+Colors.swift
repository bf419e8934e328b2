extension DisplayCommand {
  /// This with other colours; what has none of its own stays.
  package func mapColors(_ change: (Color) -> Color) -> DisplayCommand {
    switch self {
    case .fill(let rect, let paint): .fill(rect, paint.mapColors(change))
    case .text(let rect, let block): .text(rect, block.mapColors(change))
    case .border(let rect, let style, let paint, let edges):
      .border(rect, style, paint.mapColors(change), edges)
    case .rule(let rect, let axis, let style, let paint):
      .rule(rect, axis, style, paint.mapColors(change))
    case .cells(let rect, let grid): .cells(rect, grid.mapColors(change))
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask: self
    }
  }
}

extension TextBlock {
  fileprivate func mapColors(_ change: (Color) -> Color) -> TextBlock {
    var block = self
    for line in block.lines.indices {
      for span in block.lines[line].spans.indices {
        let style = block.lines[line].spans[span].style
        block.lines[line].spans[span].style.foreground = style.foreground.mapColors(change)
        block.lines[line].spans[span].style.background = style.background?.mapColors(change)
      }
    }
    return block
  }
}
