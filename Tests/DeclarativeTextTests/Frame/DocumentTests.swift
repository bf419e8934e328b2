import DeclarativeText
import Support
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Frames as SVG and HTML.
@Suite struct DocumentTests {
  private var sample: Frame {
    var sketch = Sketch("<a & \"b\">", "┌─┐ ╭╮ ░▌", "山👩‍🚒é n\u{303}", columns: 12)
    sketch.put("link", column: 0, row: 0, sketch.link("https://e.org/?a=1&b='2'"))
    sketch.put("bad", column: 6, row: 0, sketch.link("javascript:alert(1)"))
    sketch.put("x", column: 11, row: 2, CellStyle(foreground: .red, background: .blue))
    return sketch.frame
  }

  @Test func documentsAreWellFormed() {
    for text in [sample.svg()] + [Sketch(columns: 0, rows: 0).frame.svg()] {
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
    }
  }

  @Test func textIsEscaped() {
    let frame = Sketch("<&\"'>", columns: 5).frame
    #expect(frame.svg().contains("&lt;&amp;&quot;&#39;&gt;</tspan>"))
    #expect(frame.html().contains("&lt;&amp;&quot;&#39;&gt;</span>"))
  }

  @Test func onlySafeAddressesBecomeLinks() {
    for text in [sample.svg(), sample.html()] {
      #expect(text.contains("href=\"https://e.org/?a=1&amp;b=&#39;2&#39;\""))
      #expect(!text.contains("javascript"))
    }
    #expect(sample.html().contains("<a rel=\"noopener noreferrer\" href="))
  }

  @Test func noControlCharacterIsInAnyForm() {
    var sketch = Sketch(columns: 3, rows: 1)
    for (column, glyph) in [UInt32(0x1B), 0x9B, 0x202E].enumerated() {
      sketch.cells[column] = Cell(glyph: glyph, style: 0)
    }
    let frame = sketch.frame
    for text in [frame.svg(), frame.html(), frame.text, frame.ansi(depth: .none)] {
      let controls = text.unicodeScalars.filter { scalar in
        scalar.value < 0x20 && scalar != "\n" && scalar != "\u{1B}"
          || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x202E
      }
      #expect(controls.isEmpty)
    }
  }

  @Test func wideCharactersTakeTwoCellsOfThePicture() {
    let svg = sample.svg()
    #expect(svg.contains("<tspan x=\"0\" textLength=\"18\""))
    #expect(svg.contains("<tspan x=\"18\" textLength=\"18\""))
  }

  @Test func touchingBackgroundsAreOneRectangle() {
    var sketch = Sketch(columns: 4, rows: 3)
    for row in 0..<3 { sketch.fill(columns: 1..<3, row: row, CellStyle(background: .red)) }
    #expect(sketch.frame.svg().components(separatedBy: "d=\"").count == 2)
    #expect(sketch.frame.svg().contains("M9 0h18v57h-18z"))
  }

  @Test func linesReachTheEdgesOfTheirCells() {
    let svg = Sketch("─│", columns: 2).frame.svg()
    #expect(svg.contains("h9v1"))
    #expect(svg.contains("M13 0h1v"))
  }
}
