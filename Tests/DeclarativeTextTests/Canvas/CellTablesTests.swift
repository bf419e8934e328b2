import DeclarativeText
import Testing

@Suite struct CellTablesTests {
  @Test func giveOneNumberToEqualStyles() {
    var tables = CellTables()
    #expect(tables.intern(.plain) == 0)
    let styles = (0..<5000)
      .map { (number: Int) -> CellStyle in
        let front: Color? = number % 3 == 0 ? nil : Color(hex: UInt32(number))
        let isMixed = number % 2 == 0
        let back: Color = isMixed ? Color(hex: UInt32(number / 2)) : .palette(UInt8(number % 256))
        return CellStyle(
          foreground: front, background: back,
          attributes: InkAttributes(rawValue: UInt16(number % 7)), link: UInt32(number % 5))
      }
    let numbers = styles.map { tables.intern($0) }
    #expect(numbers == styles.map { tables.intern($0) })
    #expect(Set(numbers).count == Set(styles).count)
    #expect(zip(styles, numbers).allSatisfy { tables.styles[Int($1)] == $0 })
  }

  @Test func tellApartKindsAndOpacitiesOfColours() {
    var tables = CellTables()
    let colors: [Color?] = [
      nil, .palette(1), .terminal(.red), Color(hex: 1), Color(hex: 1).opacity(0.5), .red,
    ]
    let fronts = colors.map { tables.intern(CellStyle(foreground: $0)) }
    let backs = colors.map { tables.intern(CellStyle(background: $0)) }
    #expect(Set(fronts + backs).count == 11)
  }

  @Test func giveOneNumberToEqualGraphemes() {
    var tables = CellTables()
    let texts = (0..<300).map { "e\u{301}" + String(repeating: "\u{302}", count: $0 % 30) }
    let numbers = texts.map { tables.intern(grapheme: $0) }
    #expect(Set(numbers).count == 30)
    #expect(numbers.allSatisfy { $0 & Cell.interned != 0 })
    #expect(tables.graphemes[Int(numbers[3] & ~Cell.interned)] == texts[3])
  }

  @Test func areValues() {
    var tables = CellTables()
    let before = tables
    _ = tables.intern(CellStyle(foreground: .red))
    #expect(before.styles.count == 1 && tables.styles.count == 2)
  }
}

@Suite struct CompactionTests {
  @Test func keepsWhatCellsUseAndNumbersItAnew() {
    let canvas = Canvas(columns: 4, rows: 1)
    var previous = canvas.cells
    for step in 0..<1000 {
      previous = canvas.cells
      canvas.write("ab👩‍🚒", at: 0, color: Color(hex: UInt32(step)))
    }
    let renumbering = canvas.tables.compact(keeping: [canvas.cells, previous])
    renumbering.apply(to: &canvas.cells)
    renumbering.apply(to: &previous)
    #expect(canvas.tables.styles.count == 3)
    #expect(canvas.tables.graphemes == ["👩‍🚒"])
    #expect(canvas.tables.generation == 1)
    #expect(canvas.picture == "ab👩‍🚒")
    #expect(canvas.style(column: 0, row: 0).foreground == Color(hex: 999))
    #expect(canvas.tables.styles[Int(previous[0].style)].foreground == Color(hex: 998))
  }

  @Test func keepsLinks() {
    let canvas = Canvas(columns: 2, rows: 1)
    for page in 0..<10 {
      let link = canvas.tables.intern(link: "https://example.org/\(page)")
      var ink = SolidInk(foreground: nil, link: link)
      canvas.write("ab", column: 0, row: 0, ink: &ink)
    }
    let renumbering = canvas.tables.compact(keeping: [canvas.cells])
    renumbering.apply(to: &canvas.cells)
    #expect(canvas.tables.links == ["", "https://example.org/9"])
    #expect(canvas.style(column: 0, row: 0).link == 1)
  }

  @Test func boundsTheTablesOfALongRunningProgram() {
    let canvas = Canvas(columns: 100, rows: 1)
    var previous = canvas.cells
    var largest = 0
    for step in 0..<3000 {
      previous = canvas.cells
      for column in 0..<100 {
        canvas.write("x", at: column, color: Color(hex: UInt32(step * 100 + column)))
      }
      largest = max(largest, canvas.tables.count)
      canvas.compactTables(keeping: &previous)
    }
    #expect(largest < 1 << 16 + 200)
    #expect(canvas.tables.generation == 4)
    #expect(canvas.style(column: 7, row: 0).foreground == Color(hex: 299_907))
  }
}
