import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ViewThatFitsTests {
  private func row(_ width: CGFloat?) -> CGFloat {
    Arrangement(width, 9) {
      ViewThatFits(in: .horizontal) {
        box("a", 30, 1)
        box("b", 20, 1)
        box("c", 10, 1)
      }
    }
    .width
  }

  @Test("4.26 The first whose ideal width fits, or the last")
  func firstThatFits() {
    #expect(row(35) == 30)
    #expect(row(25) == 20)
    #expect(row(20) == 20)
    #expect(row(5) == 10)
    #expect(row(0) == 10)
    #expect(row(.infinity) == 30)
  }

  @Test("4.25 Only the axes that are named count, and both unless told")
  func axes() {
    func height(_ axes: Axis.Set?) -> CGFloat {
      let laid = Arrangement(20, 5) {
        if let axes {
          ViewThatFits(in: axes) {
            box("", 10, 9)
            box("", 30, 4)
            box("", 10, 2)
          }
        } else {
          ViewThatFits {
            box("", 10, 9)
            box("", 30, 4)
            box("", 10, 2)
          }
        }
      }
      return laid.height
    }
    #expect(height(.horizontal) == 9)
    #expect(height(.vertical) == 4)
    #expect(height([.horizontal, .vertical]) == 2)
    #expect(height(nil) == 2)
  }

  @Test("4.28 Without an axis the first is taken")
  func noAxis() {
    #expect(
      Arrangement(5, 5) {
        ViewThatFits(in: []) {
          box("", 30, 1)
          box("", 3, 1)
        }
      }
      .width == 30)
  }

  @Test("4.29 The choice is laid out with what is really offered")
  func realProposal() {
    let laid = Arrangement(7, 1) {
      ViewThatFits(in: .vertical) {
        Text("aaa bbb ccc ddd").frame(idealWidth: 7)
        Text("aaa bbb ccc").frame(idealWidth: 7).named("t")
      }
    }
    #expect(laid["t"] == [0, 0, 7, 1])
    expectFrame(columns: 7, rows: 1) {
      ViewThatFits(in: .horizontal) {
        Text("a long line")
        Text("shorter one")
      }
    } is: {
      "shorte…"
    }
  }

  @Test("4.30 What takes anything has an ideal of 10, and fills what it gets")
  func greedyChoice() {
    func size(_ length: CGFloat) -> [CGFloat] {
      Arrangement(length, length) {
        ViewThatFits {
          greedy()
          box("", 3, 3)
        }
      }
      .size
    }
    #expect(size(9) == [3, 3])
    #expect(size(10) == [10, 10])
    #expect(size(50) == [50, 50])
  }

  @Test("4.31 A text's ideal is its one line, however well it could wrap")
  func text() {
    let view = ViewThatFits(in: .horizontal) {
      Text("Hello, world")
      Text("Hi")
    }
    #expect(Arrangement(11, 5) { view }.size == [2, 1])
    #expect(Arrangement(12, 5) { view }.size == [12, 1])
  }

  @Test("4.33 One view is taken in any case")
  func single() {
    #expect(Arrangement(3, 1) { ViewThatFits { box("", 30, 9) } }.size == [30, 9])
  }

  @Test("Without views it is nothing")
  func none() {
    #expect(Arrangement(3, 1) { ViewThatFits { EmptyView() } }.size == [0, 0])
  }

  @Test("The choice changes with the space, and only it is drawn")
  func changes() {
    let host = TextHost(columns: 12, rows: 1) {
      ViewThatFits {
        Text("Hello, world")
        Text("Hi")
      }
    }
    #expect(host.frame.text == "Hello, world")
    host.resize(columns: 6, rows: 1)
    #expect(host.frame.text == "  Hi")
    host.resize(columns: 12, rows: 1)
    #expect(host.frame.text == "Hello, world")
  }

  @Test("What is not chosen is nowhere")
  func notChosen() {
    let laid = Arrangement(25, 9) {
      ViewThatFits {
        box("a", 30, 1)
        box("b", 20, 1)
      }
    }
    #expect(laid["a"] == [])
    #expect(laid["b"] == [0, 0, 20, 1])
  }

  @Test("Its guides are those of the choice")
  func guides() {
    let laid = Arrangement(100, 20) {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          box("a", 300, 1)
          box("b", 10, 1).alignmentGuide(.leading) { _ in 4 }
        }
        box("line", 10, 1)
      }
    }
    #expect(laid.xs("b", "line") == [0, 4])
  }
}
