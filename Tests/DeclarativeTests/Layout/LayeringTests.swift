import DeclarativeText
import Support
import Testing

/// Views in front of others and behind them.
@MainActor @Suite struct OverlayTests {
  @Test("2.60 A layer never changes the size; it is offered the view's")
  func size() {
    let laid = Arrangement(100, 100) { box("a", 4, 2).overlay { box("b", 10, 6) } }
    #expect(laid.size == [4, 2])
    #expect(laid["b"] == [-3, -2, 10, 6])
    let behind = Arrangement(100, 100) { box("a", 4, 2).background { box("b", 10, 6) } }
    #expect(behind.size == [4, 2])
    #expect(behind["b"] == [-3, -2, 10, 6])
    let filled = Arrangement(100, 100) { box("a", 40, 20).overlay { greedy("b") } }
    #expect(filled["b"] == [0, 0, 40, 20])
  }

  @Test("2.61 Nine alignments, in front and behind")
  func alignments() {
    for (alignment, place) in Nine.places(0, 25, 50) {
      let front = Arrangement(300, 300) {
        box("a", 100, 100).overlay(alignment: alignment) { box("b", 50, 50) }
      }
      #expect(front["b"] == place + [50, 50])
      let behind = Arrangement(300, 300) {
        box("a", 100, 100).background(alignment: alignment) { box("b", 50, 50) }
      }
      #expect(behind["b"] == place + [50, 50])
    }
  }

  @Test("2.62 Several views in a layer are one group, centred on one another")
  func group() {
    let laid = Arrangement(100, 100) {
      box("a", 20, 20)
        .overlay(alignment: .bottom) {
          box("b", 10, 10)
          box("c", 4, 4)
        }
    }
    #expect(laid["b"] == [5, 10, 10, 10])
    #expect(laid["c"] == [8, 13, 4, 4])
  }

  @Test("2.63 A layer is aligned to the view's explicit guides")
  func guides() {
    let laid = Arrangement(100, 100) {
      box("a", 10, 10).alignmentGuide(.trailing) { $0.width - 3 }
        .overlay(alignment: .topTrailing) { box("b", 2, 2) }
    }
    #expect(laid["b"] == [5, 0, 2, 2])
    let badge = Arrangement(100, 100) {
      box("a", 10, 10)
        .overlay(alignment: .topTrailing) {
          box("b", 4, 4).alignmentGuide(.trailing) { $0.width / 2 }
            .alignmentGuide(.top) { $0.height / 2 }
        }
    }
    #expect(badge["b"] == [8, -2, 4, 4])
  }

  @Test("2.64 Later overlays are farther in front, later backgrounds farther back")
  func order() {
    expectFrame(columns: 3, rows: 1) {
      Text("a").overlay { Text("b") }.overlay { Text("c") }
    } is: {
      "·c·"
    }
    expectFrame(columns: 5, rows: 1) {
      Text(" a ").background { Text("bbbbb").fixedSize() }
    } is: {
      "b·a·b"
    }
    let frame = TextHost(columns: 1, rows: 1) {
      Color.clear.background { Color.red }.background { Color.blue }
    }
    .frame
    #expect(frame[column: 0, row: 0].style.background == .red)
  }

  @Test("A layer without views, and one that comes and goes")
  func absent() throws {
    #expect(Arrangement(9, 9) { box("a", 4, 2).overlay { if false { greedy() } } }.size == [4, 2])
    let host = TextHost(columns: 3, rows: 2) { Toggled() }
    #expect(host.frame.text == "Tap\n a")
    try host.tap("Tap")
    #expect(host.frame.text == "Tap\n b")
    try host.tap("Tap")
    #expect(host.frame.text == "Tap\n a")
  }
}

private struct Toggled: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Tap") { isOn.toggle() }
      Text("a").overlay { if isOn { Text("b") } }
    }
  }
}

@MainActor @Suite struct ZStackTests {
  @Test("2.65 As large as its aligned children together")
  func union() {
    let laid = Arrangement(100, 100) {
      ZStack {
        box("a", 6, 2)
        box("b", 2, 5)
      }
    }
    #expect(laid.size == [6, 5])
    #expect(laid["a"] == [0, 1.5, 6, 2])
    #expect(laid["b"] == [2, 0, 2, 5])
  }

  @Test("2.66 Every child is offered all there is")
  func proposes() {
    let laid = Arrangement(20, 5) {
      ZStack {
        greedy("a")
        Text("ab").named("t")
      }
    }
    #expect(laid.size == [20, 5])
    #expect(laid["a"] == [0, 0, 20, 5])
    #expect(laid["t"] == [9, 2, 2, 1])
    let ideal = Arrangement(nil, nil) {
      ZStack {
        greedy("a")
        Text("ab")
      }
    }
    #expect(ideal.size == [10, 10])
  }

  @Test("2.67 Nine alignments")
  func alignments() {
    for (alignment, place) in Nine.places(0, 20, 40) {
      let laid = Arrangement(200, 200) {
        ZStack(alignment: alignment) {
          box("a", 60, 60)
          box("b", 20, 20)
        }
      }
      #expect(laid["b"] == place + [20, 20])
      #expect(laid["a"] == [0, 0, 60, 60])
    }
  }

  @Test("2.69 Placed, children are offered the size that came out")
  func placing() {
    let laid = Arrangement(20, 20) {
      ZStack {
        box("a", 6, 3)
        greedy("b")
      }
    }
    #expect(laid.size == [20, 20])
    #expect(laid["a"] == [7, 8.5, 6, 3])
    #expect(laid["b"] == [0, 0, 20, 20])
    let higher = Arrangement(20, 20) {
      ZStack {
        box("a", 6, 3).layoutPriority(1)
        greedy("b")
      }
    }
    #expect(higher.size == [6, 3])
    #expect(higher["b"] == [0, 0, 6, 3])
    let ideal = Arrangement(nil, nil) {
      ZStack {
        box("a", 30, 3)
        greedy("b")
      }
    }
    #expect(ideal["b"] == [0, 0, 30, 10])
  }

  @Test("2.73 A frame on a group is one on each member; at the root they stand in a column")
  func group() {
    let host = TextHost(columns: 400, rows: 400, metrics: .exact) {
      Group {
        greedy("a")
        greedy("b")
        greedy("c")
      }
      .frame(width: 100, height: 100)
    }
    #expect(host.rect(of: "a") == CGRect(x: 150, y: 42, width: 100, height: 100))
    #expect(host.rect(of: "b") == CGRect(x: 150, y: 150, width: 100, height: 100))
    #expect(host.rect(of: "c") == CGRect(x: 150, y: 258, width: 100, height: 100))
  }

  @Test("Drawn, the last is in front, whatever stands behind it")
  func drawn() {
    expectFrame(columns: 5, rows: 3) {
      ZStack(alignment: .topLeading) {
        Text("abc\ndef")
        Text("X")
      }
    } is: {
      """
      ·····
      ·Xbc·
      ·def·
      """
    }
  }
}

@MainActor @Suite struct BorderAndClipTests {
  @Test("2.71 A border is drawn inside the bounds and takes no room")
  func border() {
    #expect(Arrangement(20, 5) { Text("ab").border(.gray) }.size == [2, 1])
    expectFrame(columns: 6, rows: 3) {
      Text("abcd").frame(width: 4, height: 3).border(.gray)
    } is: {
      """
      ·┌──┐·
      ·│bc│·
      ·└──┘·
      """
    }
  }

  @Test("2.72 Clipped, what sticks out is not seen; else it is")
  func clipped() {
    expectFrame(columns: 8, rows: 1) {
      Text("abcdef").fixedSize().frame(width: 2)
    } is: {
      "·abcdef·"
    }
    expectFrame(columns: 8, rows: 1) {
      Text("abcdef").fixedSize().frame(width: 2).clipped()
    } is: {
      "···cd···"
    }
    expectFrame(columns: 6, rows: 3) {
      VStack {
        Text("a")
        Text("b")
        Text("c")
      }
      .frame(width: 4, height: 1).clipped()
    } is: {
      """
      ······
      ···b··
      ······
      """
    }
  }

  @Test("Clips nest")
  func nested() {
    expectFrame(columns: 8, rows: 1) {
      Text("abcdef").fixedSize().frame(width: 4, alignment: .leading).clipped()
        .frame(width: 2, alignment: .trailing).clipped()
    } is: {
      "···cd···"
    }
  }
}
