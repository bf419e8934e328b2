import DeclarativeText
import Support
import Testing

/// Trials 51 and 65: links begin and end with their run, and addresses say nothing else.
@Suite struct EncodedLinkTests {
  @Test func eachRowOpensAndClosesItsLink() {
    var sketch = Sketch(columns: 6, rows: 2)
    let link = sketch.link("https://e.org")
    sketch.put("long", column: 0, row: 0, link)
    sketch.put("er", column: 0, row: 1, link)
    sketch.put("|", column: 5, row: 0)
    sketch.put("|", column: 5, row: 1)
    var screen = Screen(columns: 6, rows: 2)
    let text = screen.text(showing: sketch)
    let opening = "␛]8;id=1;https://e.org␛\\"
    #expect(text.contains("\(opening)long␛]8;;␛\\"))
    #expect(text.contains("\(opening)er␛]8;;␛\\"))
    #expect(screen.seen == sketch.expected)

    var plain = Sketch(columns: 6, rows: 2)
    plain.tables = sketch.tables
    plain.put("long", column: 0, row: 0)
    screen.show(plain)
    #expect(screen.emulator.cells.allSatisfy { $0.style.link == nil })
  }

  @Test func twoLinksToOneAddressStayTwo() {
    var sketch = Sketch(columns: 4, rows: 1)
    sketch.put("ab", column: 0, row: 0, sketch.link("https://e.org", name: "first"))
    sketch.put("cd", column: 2, row: 0, sketch.link("https://e.org", name: "second"))
    var screen = Screen(columns: 4, rows: 1)
    screen.show(sketch)
    let links = screen.emulator.cells.compactMap(\.style.link)
    #expect(links.map(\.address) == Array(repeating: "https://e.org", count: 4))
    #expect(links[0].identifier == links[1].identifier)
    #expect(links[1].identifier != links[2].identifier)
    #expect(sketch.frame[column: 3, row: 0].style.link == "https://e.org")
  }

  /// Trial 65.
  @Test func hostileAddressesAreEncoded() {
    var sketch = Sketch(columns: 4, rows: 1)
    let hostile = "http://e/\u{1B}\\\u{1B}]52;c;eA==\u{7}\u{9C}é x\u{7F}"
    sketch.put("text", column: 0, row: 0, sketch.link(hostile))
    var screen = Screen(columns: 4, rows: 1)
    let text = screen.text(showing: sketch)
    #expect(text.contains("http://e/%1B\\%1B]52;c;eA==%07%C2%9C%C3%A9%20x%7F␛\\text␛]8;;␛\\"))
    #expect(screen.emulator.failures.isEmpty)
  }

  @Test(arguments: [
    "javascript:1", "nonsense", "http://e/" + String(repeating: "x", count: 100_000), ":", "",
  ])
  func otherAddressesLeaveTextWithoutALink(address: String) {
    var sketch = Sketch(columns: 4, rows: 1)
    sketch.put("text", column: 0, row: 0, sketch.link(address))
    var screen = Screen(columns: 4, rows: 1)
    screen.show(sketch)
    #expect(screen.emulator.picture == "text")
    #expect(screen.emulator.cells.allSatisfy { $0.style.link == nil })
  }

  /// No canvas holds such cells; if one did, the terminal would still be safe.
  @Test func controlCharactersAreNeverWritten() {
    var sketch = Sketch(columns: 5, rows: 1)
    for (column, glyph) in [UInt32(0x1B), 7, 0x9B, 0x202E].enumerated() {
      sketch.cells[column] = Cell(glyph: glyph, style: 0)
    }
    sketch.cells[4] = Cell(glyph: sketch.tables.intern(grapheme: "a\u{1B}"), style: 0)
    var screen = Screen(columns: 5, rows: 1)
    screen.show(sketch)
    #expect(screen.emulator.picture == String(repeating: "\u{FFFD}", count: 4) + "a")
    #expect(sketch.frame.text == String(repeating: "\u{FFFD}", count: 4) + "a")
    #expect(sketch.frame.ansi() == String(repeating: "\u{FFFD}", count: 4) + "a" + "\u{1B}[m\n")
  }
}
