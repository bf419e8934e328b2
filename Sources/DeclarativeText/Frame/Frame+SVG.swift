import Declarative

extension Frame {
  /// The frame as a picture that scales, complete in itself, whose text can be selected.
  ///
  /// Every grapheme stands in its columns whatever the font; lines and blocks are drawn as
  /// shapes, so they join.
  public func svg() -> String {
    var drawing = SVGDrawing(self)
    return drawing.draw()
  }
}

/// Draws one frame.
private struct SVGDrawing {
  private let frame: Frame
  private let inks: [StillInk]
  /// Shapes by colour; the density of shades is part of the key.
  private var shapes: [Shade: SVGPath] = [:]
  private var order: [Shade] = []

  private static let (cellWidth, cellHeight) = (9.0, 19.0)
  private static let (marginX, marginY) = (14.0, 12.0)
  /// By which most monospaced fonts advance nine units.
  private static let fontSize = 14.95
  private static let baseline = 14.0

  private struct Shade: Hashable {
    var color: UInt32
    var density = 1.0
    /// Blocks that touch must show no seam; lines must be of one thickness.
    var isBlock = false
  }

  init(_ frame: Frame) {
    self.frame = frame
    inks = frame.tables.styles.map {
      StillInk($0, links: frame.tables.links, scheme: frame.scheme)
    }
  }

  mutating func draw() -> String {
    let width = Double(frame.size.columns) * Self.cellWidth + 2 * Self.marginX
    let height = Double(frame.size.rows) * Self.cellHeight + 2 * Self.marginY
    let page = Markup.color(ColorDepth.rgb(of: Color.Name.background, scheme: frame.scheme))
    let ink = Markup.color(ColorDepth.rgb(of: Color.Name.primary, scheme: frame.scheme))
    let (across, down) = (SVGPath.short(width), SVGPath.short(height))
    let grounds = drawGrounds()
    let texts = (0..<frame.size.rows).map { drawText(row: $0) }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(across)" height="\(down)" \
      viewBox="0 0 \(across) \(down)" font-family="\(Markup.fonts)" \
      font-size="\(SVGPath.short(Self.fontSize))" fill="\(ink)">
      <style>text{white-space:pre}.b{font-weight:bold}.i{font-style:italic}</style>
      <rect x=".5" y=".5" width="\(SVGPath.short(width - 1))" height="\(SVGPath.short(height - 1))" \
      rx="8" fill="\(page)" stroke="\(ink)" stroke-opacity=".15"/>
      <g transform="translate(\(SVGPath.short(Self.marginX)) \(SVGPath.short(Self.marginY)))">
      \(grounds)\(drawShapes())\(texts)</g>
      </svg>

      """
  }

  /// The backgrounds, one rectangle for as many cells as have the same.
  private func drawGrounds() -> String {
    struct Ground: Hashable {
      var columns: Range<Int>
      var color: UInt32
    }
    var finished = ""
    var open: [Ground: Int] = [:]
    func close(_ ground: Ground, from: Int, to row: Int) {
      var path = SVGPath()
      path.addRectangle(
        Double(ground.columns.lowerBound) * Self.cellWidth, Double(from) * Self.cellHeight,
        Double(ground.columns.upperBound) * Self.cellWidth, Double(row) * Self.cellHeight)
      finished += "<path fill=\"\(Markup.color(ground.color))\" d=\"\(path.fill)\"/>\n"
    }
    for row in 0...frame.size.rows {
      var grounds: Set<Ground> = []
      var column = 0
      while row < frame.size.rows, column < frame.size.columns {
        let start = column
        let color = ground(column: column, row: row)
        while column < frame.size.columns, ground(column: column, row: row) == color { column += 1 }
        if let color { grounds.insert(Ground(columns: start..<column, color: color)) }
      }
      let ended = open.filter { !grounds.contains($0.key) }
      let leftFirst = ended.sorted { $0.key.columns.lowerBound < $1.key.columns.lowerBound }
      for (ground, from) in leftFirst {
        close(ground, from: from, to: row)
        open[ground] = nil
      }
      for ground in grounds where open[ground] == nil { open[ground] = row }
    }
    return finished.isEmpty ? "" : "<g shape-rendering=\"crispEdges\">\n\(finished)</g>\n"
  }

  private func ground(column: Int, row: Int) -> UInt32? {
    let index = row * frame.size.columns + column
    let style = frame.cells[frame.isSecondHalf(index) ? index - 1 : index].style
    return inks[Int(style)].background
  }

  /// Notes the shapes of a row, and returns its text.
  private mutating func drawText(row: Int) -> String {
    var spans = ""
    for run in frame.runs(row: row, inks: inks) {
      let ink = inks[Int(run.style)]
      addLines(run, row: row, ink)
      for part in split(run) {
        if part.isShape { addShapes(part.run, row: row, ink) }
        spans += span(part.run, ink, isShape: part.isShape)
      }
    }
    let y = SVGPath.short(Double(row) * Self.cellHeight + Self.baseline)
    return spans.isEmpty ? "" : "<text y=\"\(y)\" xml:space=\"preserve\">\(spans)</text>\n"
  }

  /// Cuts a run where shapes begin and end.
  private func split(_ run: StillRun) -> [(run: StillRun, isShape: Bool)] {
    guard run.isOrdinary else { return [(run, false)] }
    var parts: [(run: StillRun, isShape: Bool)] = []
    for (offset, scalar) in run.text.unicodeScalars.enumerated() {
      let isShape = 0x2500..<0x25A0 ~= scalar.value
      if let last = parts.last, last.isShape == isShape {
        parts[parts.count - 1].run.text.unicodeScalars.append(scalar)
        parts[parts.count - 1].run.columns += 1
      } else {
        var part = run
        part.column += offset
        part.columns = 1
        part.text = String(scalar)
        parts.append((part, isShape))
      }
    }
    return parts
  }

  private func span(_ run: StillRun, _ ink: StillInk, isShape: Bool) -> String {
    let isBlank = run.text.utf8.allSatisfy { $0 == 0x20 }
    if isBlank, run.column + run.columns == frame.size.columns { return "" }
    var attributes = "x=\"\(SVGPath.short(Double(run.column) * Self.cellWidth))\""
    if run.columns > 1 || !run.isOrdinary {
      let length = SVGPath.short(Double(run.columns) * Self.cellWidth)
      attributes += " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if isShape {
      // What is drawn as a shape can still be selected as text.
      attributes += " fill-opacity=\"0\""
    } else if !isBlank {
      attributes += " fill=\"\(Markup.color(ink.foreground))\""
      let classes =
        (ink.attributes.contains(.bold) ? ["b"] : [])
        + (ink.attributes.contains(.italic) ? ["i"] : [])
      if !classes.isEmpty { attributes += " class=\"\(classes.joined(separator: " "))\"" }
    }
    let span = "<tspan \(attributes)>\(Markup.escaped(run.text))</tspan>"
    return ink.link.map { "<a href=\"\(Markup.escaped($0))\">\(span)</a>" } ?? span
  }

  /// Notes lines under, through and over a run.
  private mutating func addLines(_ run: StillRun, row: Int, _ ink: StillInk) {
    let lines: [(InkAttributes, Double)] = [(.underline, 16), (.strikethrough, 10), (.overline, 1)]
    for (attribute, offset) in lines where ink.attributes.contains(attribute) {
      let top = Double(row) * Self.cellHeight + offset
      draw(Shade(color: ink.foreground)) { path in
        path.addRectangle(
          Double(run.column) * Self.cellWidth, top,
          Double(run.column + run.columns) * Self.cellWidth, top + 1)
      }
    }
  }

  private mutating func addShapes(_ run: StillRun, row: Int, _ ink: StillInk) {
    for (offset, scalar) in run.text.unicodeScalars.enumerated() {
      let left = Double(run.column + offset) * Self.cellWidth
      let top = Double(row) * Self.cellHeight
      let shade = BlockGlyph.shade(scalar.value)
      let key = Shade(
        color: ink.foreground, density: shade > 0 ? shade : 1, isBlock: scalar.value >= 0x2580)
      draw(key) { path in
        let line = LineGlyph(
          left: left, top: top, width: Self.cellWidth, height: Self.cellHeight)
        let block = BlockGlyph(
          left: left, top: top, width: Self.cellWidth, height: Self.cellHeight)
        if !line.draw(scalar.value, into: &path) { _ = block.draw(scalar.value, into: &path) }
      }
    }
  }

  private mutating func draw(_ shade: Shade, _ body: (inout SVGPath) -> Void) {
    if shapes[shade] == nil { order.append(shade) }
    body(&shapes[shade, default: SVGPath()])
  }

  private func drawShapes() -> String {
    order.map { shade in
      guard let path = shapes[shade] else { return "" }
      let color = Markup.color(shade.color)
      let opacity = shade.density < 1 ? " fill-opacity=\"\(shade.density)\"" : ""
      let crisp = shade.isBlock ? " shape-rendering=\"crispEdges\"" : ""
      let fill =
        path.fill.isEmpty
        ? "" : "<path fill=\"\(color)\"\(opacity)\(crisp) d=\"\(path.fill)\"/>\n"
      let stroke =
        path.stroke.isEmpty
        ? "" : "<path fill=\"none\" stroke=\"\(color)\" d=\"\(path.stroke)\"/>\n"
      return fill + stroke
    }
    .joined()
  }
}
