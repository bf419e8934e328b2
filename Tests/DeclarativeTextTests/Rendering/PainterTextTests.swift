import DeclarativeText
import Testing

@Suite struct PainterTextTests {
  @Test func writesEachLineAtItsIndent() {
    let style = InkStyle()
    let block = TextBlock(lines: [
      TextBlock.Line(
        indent: 1,
        spans: [
          TextBlock.Span(text: "ab", style: style), TextBlock.Span(text: "漢", style: style),
          TextBlock.Span(text: "c", style: style),
        ]),
      TextBlock.Line(indent: 2.5, spans: [TextBlock.Span(text: "d", style: style)]),
    ])
    let canvas = painted(
      columns: 8, rows: 3, .text(CGRect(x: 1, y: 1, width: 5, height: 1), block))
    #expect(canvas.picture == "········\n··ab漢c·\n····d···")
  }

  @Test func storesNothingForThePrimaryColourAndNamesForOthers() {
    let canvas = painted(
      columns: 2, rows: 1, .text("a"), .text("b", x: 1, .color(.secondary)))
    #expect(canvas.foreground(0) == nil)
    #expect(canvas.foreground(1) == .secondary)
  }

  @Test func keepsTheBackgroundItStandsOnUnlessItHasOne() {
    let canvas = painted(
      columns: 4, rows: 1, .fill(width: 3, .blue), .text("abcd"),
      .text("x", x: 1, background: .color(.red)))
    #expect(canvas.picture == "axcd")
    #expect(canvas.backgroundPicture() == "brb·")
  }

  @Test func carriesAttributesAndLinks() {
    let span = TextBlock.Span(
      text: "hi", style: InkStyle(attributes: [.bold, .underline], link: "https://e.org"))
    let canvas = painted(
      columns: 3, rows: 1,
      .text(
        CGRect(x: 0, y: 0, width: 2, height: 1),
        TextBlock(lines: [TextBlock.Line(indent: 0, spans: [span])])))
    let style = canvas.style(column: 0, row: 0)
    #expect(style.attributes == [.bold, .underline])
    #expect(canvas.tables.links[Int(style.link)] == "https://e.org")
    #expect(canvas.style(column: 2, row: 0) == .plain)
  }

  @Test func writesNoLinkThatIsNotSafe() {
    let canvas = painted(columns: 2, rows: 1, .text("hi", link: "javascript:1"))
    #expect(canvas.picture == "hi")
    #expect(canvas.style(column: 0, row: 0).link == 0)
  }

  @Test func inClearInkLeavesWhatIsThere() {
    let canvas = painted(columns: 3, rows: 1, .text("abc"), .text("xyz", .color(.clear)))
    #expect(canvas.picture == "abc")
  }

  @Test func survivesPlacesFarAway() {
    for place in [-1e300, 1e300, .infinity, -.infinity, .nan] as [Double] {
      let canvas = painted(
        columns: 2, rows: 2, .text("ab\ncd", x: place, y: 0), .text("ab\ncd", x: 0, y: place),
        .fill(x: place, y: place, width: 1e300, .red),
        .border(CGRect(x: place, y: 0, width: place, height: 1e9), .light, .primary, .all),
        .rule(CGRect(x: -1e9, y: place, width: 1e300, height: 1), .horizontal, .light, .primary))
      #expect(canvas.cells.count == 4)
    }
  }
}

@Suite struct GradientTests {
  private let greys = LinearPaint(
    stops: [
      LinearPaint.Stop(color: Color(hex: 0x000000), location: 0),
      LinearPaint.Stop(color: Color(hex: 0x808080), location: 1),
    ], start: .leading, end: .trailing)

  @Test func isTakenAtTheMiddleOfEachCell() {
    let canvas = painted(
      columns: 4, rows: 1, .fill(CGRect(x: 0, y: 0, width: 4, height: 1), .linear(greys)))
    #expect(
      (0..<4).map { canvas.background($0)?.description ?? "" }
        == ["#101010", "#303030", "#505050", "#707070"])
  }

  @Test func inksTextAcrossItsArea() {
    let canvas = painted(columns: 4, rows: 1, .text("abcd", width: 4, .linear(greys)))
    #expect(canvas.picture == "abcd")
    #expect(canvas.foreground(3) == Color(hex: 0x707070))
    #expect(canvas.background(3) == nil)
  }

  @Test func runsDownwardToo() {
    let paint = LinearPaint(stops: greys.stops, start: .top, end: .bottom)
    let canvas = painted(
      columns: 2, rows: 2, .fill(CGRect(x: 0, y: 0, width: 2, height: 2), .linear(paint)))
    #expect(canvas.background(0, 0) == Color(hex: 0x202020))
    #expect(canvas.background(1, 1) == Color(hex: 0x606060))
  }

  @Test(arguments: [UnitPoint.trailing, .bottom, .bottomTrailing])
  func isTheSameWhereverItIsCut(end: UnitPoint) {
    let start = UnitPoint(x: 1 - end.x, y: 1 - end.y)
    let paint = Paint.linear(LinearPaint(stops: greys.stops, start: start, end: end))
    let rect = CGRect(x: 0, y: 0, width: 8, height: 4)
    let whole = painted(columns: 8, rows: 4, .fill(rect, paint))
    let cut = painted(
      columns: 8, rows: 4, .fill(width: 8, height: 4, .red),
      .pushClip(CGRect(x: 2, y: 1, width: 3, height: 2)), .fill(rect, paint), .popClip)
    var damage = Damage(size: whole.size)
    damage.add(CellRect(4, 0, 6, 1))
    damage.add(CellRect(1, 2, 3, 4))
    let repaired = painted(columns: 8, rows: 4, .fill(width: 8, height: 4, .red))
    repaired.beginDamage(damage)
    let list = DisplayList([.fill(rect, paint)])
    Painter.paint(list, on: repaired, metrics: .cells, scheme: .dark)
    for row in 0..<4 {
      for column in 0..<8 {
        let color = whole.background(column, row)
        let isInside = (2..<5).contains(column) && (1..<3).contains(row)
        #expect(cut.background(column, row) == (isInside ? color : .red))
        let isRepaired = repaired.damage.span(ofRow: row).contains(column)
        #expect(repaired.background(column, row) == (isRepaired ? color : .red))
      }
    }
  }

  @Test func showsWhatIsBehindWhereItIsClear() {
    let paint = LinearPaint(
      stops: [
        LinearPaint.Stop(color: Color(hex: 0xFFFFFF).opacity(0), location: 0.5),
        LinearPaint.Stop(color: Color(hex: 0xFFFFFF), location: 0.5),
      ], start: .leading, end: .trailing)
    let canvas = painted(
      columns: 4, rows: 1, .text("abcd"),
      .fill(CGRect(x: 0, y: 0, width: 4, height: 1), .linear(paint)))
    #expect(canvas.picture == "abcd")
    #expect(canvas.background(0) == nil)
    #expect(canvas.background(3) == Color(hex: 0xFFFFFF))
  }

  @Test func survivesHavingNoLengthOrNoStops() {
    let none = LinearPaint(stops: [], start: .leading, end: .trailing)
    let point = LinearPaint(stops: greys.stops, start: .center, end: .center)
    for paint in [none, point] {
      let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
      let canvas = painted(
        columns: 2, rows: 1, .fill(rect, .linear(paint)), .text("ab", .linear(paint)))
      #expect(canvas.cells.count == 2)
    }
  }
}
