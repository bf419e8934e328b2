import DeclarativeText
import Testing

@Suite struct BorderTests {
  private func picture(
    _ columns: Int, _ rows: Int, _ style: LineStyle = .light, _ edges: Edge.Set = .all
  ) -> String {
    let rect = CGRect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    return painted(columns: columns, rows: rows, .border(rect, style, .primary, edges)).picture
  }

  @Test(arguments: [
    (LineStyle.light, "┌──┐\n│··│\n└──┘"), (.rounded, "╭──╮\n│··│\n╰──╯"),
    (.heavy, "┏━━┓\n┃··┃\n┗━━┛"), (.double, "╔══╗\n║··║\n╚══╝"),
    (.dashed, "┌╌╌┐\n╎··╎\n└╌╌┘"), (.ascii, "+--+\n|··|\n+--+"),
    (.block, "████\n█··█\n████"),
  ])
  func isDrawnJustInside(style: LineStyle, expected: String) {
    #expect(picture(4, 3, style) == expected)
  }

  @Test func hasCornersOnlyWhereTwoEdgesMeet() {
    #expect(picture(4, 3, .light, .top) == "────\n····\n····")
    #expect(picture(4, 3, .light, .horizontal) == "│··│\n│··│\n│··│")
    #expect(picture(4, 3, .light, [.top, .leading]) == "┌───\n│···\n│···")
    #expect(picture(4, 3, .light, [.bottom, .trailing, .leading]) == "│··│\n│··│\n└──┘")
    #expect(picture(2, 2, .light, []) == "··\n··")
  }

  @Test func isAStraightLineInOneRowOrColumn() {
    #expect(picture(4, 1) == "────")
    #expect(picture(4, 1, .light, .horizontal) == "│··│")
    #expect(picture(1, 3) == "│\n│\n│")
    #expect(picture(1, 3, .light, .vertical) == "─\n·\n─")
    #expect(picture(1, 1) == "─")
    #expect(picture(2, 2) == "┌┐\n└┘")
  }

  @Test func keepsTheBackgroundAndIsPainted() {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 3)
    let canvas = painted(
      columns: 3, rows: 3, .fill(width: 3, height: 3, .blue),
      .border(rect, .light, .color(.red), .all))
    #expect(canvas.backgroundPicture() == "bbb\nbbb\nbbb")
    #expect(canvas.foreground(0) == .red)
  }
}

@Suite struct RuleTests {
  @Test func runsAlongItsAxis() {
    let canvas = painted(
      columns: 4, rows: 3,
      .rule(CGRect(x: 0, y: 1, width: 4, height: 1), .horizontal, .light, .primary),
      .rule(CGRect(x: 3, y: 0, width: 1, height: 3), .vertical, .heavy, .color(.red)))
    #expect(canvas.picture == "···┃\n───┃\n···┃")
    #expect(canvas.foreground(3) == .red)
  }

  @Test func isNotDrawnInNoCells() {
    let canvas = painted(
      columns: 2, rows: 1,
      .rule(CGRect(x: 0, y: 0, width: 2, height: 0), .horizontal, .light, .primary))
    #expect(canvas.picture == "··")
  }
}
