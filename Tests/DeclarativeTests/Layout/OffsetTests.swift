import DeclarativeText
import Support
import Testing

@MainActor @Suite struct OffsetTests {
  @Test("2.44 An offset moves what is drawn, not the layout")
  func offset() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        box("a", 10, 1).offset(x: 5)
        box("b", 10, 1)
      }
    }
    #expect(laid.width == 20)
    #expect(laid.xs("a", "b") == [5, 10])
    let down = Arrangement(100, 10) {
      VStack(spacing: 0) {
        box("a", 10, 1).offset(CGSize(width: 2, height: -3))
        box("b", 10, 1)
      }
    }
    #expect(down["a"] == [2, -3, 10, 1])
    #expect(down.height == 2)
  }

  @Test("2.45 A border after the offset stays, one before it moves")
  func order() {
    expectFrame(columns: 8, rows: 4) {
      Text("hi").frame(width: 4, height: 3).offset(x: 3).border(.light)
        .frame(width: 8, height: 4, alignment: .topLeading)
    } is: {
      """
      ┌──┐····
      │··│hi··
      └──┘····
      ········
      """
    }
    expectFrame(columns: 8, rows: 4) {
      Text("hi").frame(width: 4, height: 3).border(.light).offset(x: 2, y: 1)
        .frame(width: 8, height: 4, alignment: .topLeading)
    } is: {
      """
      ········
      ··┌──┐··
      ··│hi│··
      ··└──┘··
      """
    }
  }

  @Test("An offset does not move guides")
  func guides() {
    let laid = Arrangement(100, 10) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 1).alignmentGuide(.leading) { _ in 4 }.offset(x: 7)
        box("b", 10, 1)
      }
    }
    #expect(laid.xs("a", "b") == [7, 4])
  }

  @Test("2.46 A positioned view takes all there is and is centred on the point")
  func position() {
    let laid = Arrangement(100, 100) { box("a", 50, 50).position(x: 25, y: 25) }
    #expect(laid.size == [100, 100])
    #expect(laid["a"] == [0, 0, 50, 50])
  }

  @Test("2.47 Without a point it is centred on the corner")
  func corner() {
    #expect(Arrangement(100, 100) { box("a", 50, 50).position() }["a"] == [-25, -25, 50, 50])
    #expect(
      Arrangement(100, 100) { box("a", 50, 50).position(CGPoint(x: 100, y: 50)) }["a"]
        == [75, 25, 50, 50])
  }

  @Test("2.49 It offers its view its own size")
  func proposes() {
    #expect(Arrangement(10, 10) { greedy("a").position(x: 0, y: 0) }["a"] == [-5, -5, 10, 10])
    let ideal = Arrangement(nil, 40) { box("a", 20, 6).position(x: 0, y: 0) }
    #expect(ideal.size == [20, 40])
  }

  @Test("Places that are no numbers do not trap, and leave the layout alone")
  func notNumbers() {
    for length in [CGFloat.nan, .infinity, -.infinity] {
      let laid = Arrangement(100, 10) {
        HStack(spacing: 0) {
          box("a", 10, 1).offset(x: length, y: length)
          box("b", 10, 1)
        }
      }
      #expect(laid["a"] == [0, 0, 10, 1])
      #expect(laid.xs("b") == [10])
      let positioned = Arrangement(100, 10) { box("a", 10, 1).position(x: length, y: 5) }
      #expect(positioned.size == [100, 10])
      expectFrame(columns: 3, rows: 1) {
        Text("a").offset(x: length)
      } is: {
        "·a·"
      }
      let frame = TextHost(columns: 3, rows: 1) { Text("a").position(x: length, y: length) }.frame
      #expect(frame.size == CellSize(columns: 3, rows: 1))
    }
  }
}
