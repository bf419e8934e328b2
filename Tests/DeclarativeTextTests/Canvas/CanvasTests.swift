import DeclarativeText
import Testing

@Suite struct CanvasTests {
  @Test func writesTextWhereItIsTold() {
    let canvas = Canvas(columns: 6, rows: 2)
    canvas.write("hi", at: 1)
    canvas.write("漢字", at: 2, 1)
    #expect(canvas.picture == "·hi···\n··漢字")
  }

  @Test func cutsTextAtItsSides() {
    let canvas = Canvas(columns: 4, rows: 3)
    canvas.write("abcdefgh", at: -2)
    canvas.write("xyz", at: 2, 1)
    canvas.write("gone", at: 9, 1)
    canvas.write("gone", at: -9, 1)
    canvas.write("gone", at: 0, 3)
    canvas.write("gone", at: 0, -1)
    #expect(canvas.picture == "cdef\n··xy\n····")
  }

  @Test func drawsABlankForHalfAWideGrapheme() {
    let canvas = Canvas(columns: 5, rows: 2)
    canvas.fill(CellRect(canvas.size), style: CellStyle(background: .red))
    canvas.write("山川山", at: -1)
    canvas.write("山川山", at: 0, 1)
    #expect(canvas.picture == "·川山\n山川·")
    #expect(canvas.backgroundPicture() == "rrrrr\nrrrrr")
  }

  @Test func keepsToItsClip() {
    let canvas = Canvas(columns: 6, rows: 3)
    canvas.clip = CellRect(1, 1, 5, 2)
    for row in 0..<3 { canvas.write("a山b山c", at: -1, row) }
    #expect(canvas.picture == "······\n··b山·\n······")
    canvas.fill(CellRect(-9, -9, 99, 99), style: CellStyle(background: .red))
    #expect(canvas.backgroundPicture() == "······\n·rrrr·\n······")
  }

  @Test func keepsTheBackgroundUnderText() {
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.fill(CellRect(1, 0, 3, 1), style: CellStyle(background: .blue))
    canvas.write("abcd", at: 0, color: .red)
    #expect(canvas.backgroundPicture() == "·bb·")
    #expect(canvas.style(column: 2, row: 0).foreground == .red)
  }

  @Test func putsSingleGlyphs() {
    let canvas = Canvas(columns: 4, rows: 1)
    canvas.write("山山", at: 0)
    var ink = SolidInk(foreground: nil)
    canvas.put("x", column: 1, row: 0, ink: &ink)
    canvas.put("y", column: 9, row: 0, ink: &ink)
    #expect(canvas.picture == "·x山")
  }

  @Test func isBlankAfterAResize() {
    let canvas = Canvas(columns: 3, rows: 1)
    canvas.write("abc", at: 0)
    canvas.resize(to: CellSize(columns: 2, rows: 2))
    #expect(canvas.picture == "··\n··")
    #expect(canvas.damage.bounds == CellRect(0, 0, 2, 2))
    canvas.resize(to: CellSize(columns: 0, rows: -1))
    canvas.write("abc", at: 0)
    canvas.fill(CellRect(0, 0, 5, 5), style: .plain)
    #expect(canvas.cells.isEmpty)
  }

  @Test func drawsOnlyOnTheDamage() {
    let canvas = Canvas(columns: 6, rows: 2)
    canvas.write("aaaaaa", at: 0)
    canvas.write("aaaaaa", at: 0, 1)
    var damage = Damage(size: canvas.size)
    damage.add(CellRect(2, 0, 3, 1))
    canvas.beginDamage(damage)
    #expect(canvas.picture == "a···aa\naaaaaa")
    for row in 0..<2 { canvas.write("bbbbbb", at: 0, row) }
    #expect(canvas.picture == "abbbaa\naaaaaa")
  }
}

@Suite struct RestyleTests {
  @Test func changesAWideGraphemeWholeOrNotAtAll() {
    let canvas = Canvas(columns: 6, rows: 1)
    canvas.write("山川山", at: 0)
    canvas.restyle(CellRect(1, 0, 3, 1)) { style, _, _ in
      CellStyle(foreground: style.foreground, background: .green)
    }
    #expect(canvas.picture == "山川山")
    #expect(canvas.backgroundPicture() == "··gg··")
  }
}
