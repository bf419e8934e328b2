import DeclarativeText
import Support
import Testing

@MainActor @Suite struct PaddingTests {
  @Test("2.37 The default is 16 on every edge, in cells 2 across and 1 down")
  func standard() {
    #expect(Arrangement(200, 200) { box("a", 50, 30).padding() }.size == [82, 62])
    #expect(Arrangement(200, 200) { box("a", 50, 30).padding(.horizontal) }.size == [82, 30])
    #expect(
      Arrangement(200, 200, metrics: .cells) { box("a", 50, 30).padding() }.size == [54, 32])
    #expect(
      Arrangement(200, 200, metrics: .points) { box("a", 48, 32).padding() }.size == [80, 64])
  }

  @Test("2.38 Padding in padding adds up")
  func nested() {
    let laid = Arrangement(200, 200) { box("a", 50, 30).padding(10).padding(20) }
    #expect(laid.size == [110, 90])
    #expect(laid["a"] == [30, 30, 50, 30])
  }

  @Test("2.39 Each edge its own")
  func edges() {
    let laid = Arrangement(200, 200) {
      box("a", 50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
    }
    #expect(laid.size == [85, 70])
    #expect(laid["a"] == [20, 10, 50, 30])
  }

  @Test("2.40 Some edges")
  func someEdges() {
    let laid = Arrangement(200, 200) { box("a", 50, 30).padding([.top, .trailing], 25) }
    #expect(laid.size == [75, 55])
    #expect(laid["a"] == [0, 25, 50, 30])
  }

  @Test("2.41 Where padding takes more than there is, the view is offered nothing")
  func tight() {
    let view = greedy("a").padding(10)
    #expect(Arrangement(15, 15) { view }.size == [20, 20])
    #expect(Arrangement(0, 0) { view }.size == [20, 20])
    #expect(Arrangement(nil, nil) { view }.size == [30, 30])
    #expect(Arrangement(.infinity, .infinity) { view }.size == [.infinity, .infinity])
    #expect(Arrangement(50, nil) { view }.size == [50, 30])
  }

  @Test("2.43 Leading padding is on the right where text runs from the right")
  func mirrored() {
    let laid = Arrangement(200, 200) {
      box("a", 10, 10).padding(.leading, 3).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(laid.size == [13, 10])
    #expect(laid["a"] == [0, 0, 10, 10])
    let trailing = Arrangement(200, 200) {
      box("a", 10, 10).padding(.trailing, 3).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(trailing["a"] == [3, 0, 10, 10])
  }

  @Test("Negative padding lets a view grow past its edges")
  func negative() {
    let laid = Arrangement(20, 20) { greedy("a").padding(-5) }
    #expect(laid.size == [20, 20])
    #expect(laid["a"] == [-5, -5, 30, 30])
    #expect(Arrangement(20, 20) { box("a", 4, 4).padding(-5) }.size == [0, 0])
  }

  @Test("Padding that is no number, or endless, is none")
  func notNumbers() {
    for length in [CGFloat.nan, .infinity, -.infinity] {
      #expect(Arrangement(20, 20) { box("a", 4, 4).padding(length) }.size == [4, 4])
      #expect(
        Arrangement(20, 20) {
          box("a", 4, 4).padding(EdgeInsets(top: length, leading: 1, bottom: 0, trailing: length))
        }
        .size == [5, 4])
    }
  }

  @Test("Padding, drawn")
  func drawn() {
    expectFrame(columns: 8, rows: 3) {
      Text("hi").padding(1).border(.light)
    } is: {
      """
      ··┌──┐··
      ··│hi│··
      ··└──┘··
      """
    }
    expectFrame(columns: 8, rows: 3) {
      Text("hi").padding().border(.rounded)
    } is: {
      """
      ·╭────╮·
      ·│·hi·│·
      ·╰────╯·
      """
    }
  }
}
