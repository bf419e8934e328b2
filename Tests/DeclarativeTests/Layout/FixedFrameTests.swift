import DeclarativeText
import Support
import Testing

@MainActor @Suite struct FixedFrameTests {
  @Test("2.01 A frame has the size it says")
  func bothLengths() {
    #expect(Arrangement(500, 500) { box("", 200, 100) }.size == [200, 100])
  }

  @Test("2.02 A frame of one length leaves the other to the view")
  func oneLength() {
    #expect(Arrangement(5, 7) { box("", 20, nil) }.size == [20, 7])
    #expect(Arrangement(nil, nil) { box("", 20, nil) }.size == [20, 10])
    #expect(Arrangement(5, 7) { box("", nil, 20) }.size == [5, 20])
    #expect(Arrangement(40, 10) { Text("abc").frame(height: 4) }.size == [3, 4])
  }

  @Test("2.03 It ignores what it is offered")
  func ignoresProposals() {
    for length in [nil, 0, 3, CGFloat.infinity] {
      #expect(Arrangement(length, length) { box("", 20, 5) }.size == [20, 5])
    }
  }

  @Test("2.04 A larger view sticks out on all sides")
  func largerChild() {
    let laid = Arrangement(100, 100) { box("a", 30, 30).frame(width: 10, height: 10) }
    #expect(laid.size == [10, 10])
    #expect(laid["a"] == [-10, -10, 30, 30])
  }

  @Test("2.05 Aligned, it sticks out on the other sides")
  func largerChildAligned() {
    let laid = Arrangement(100, 100) {
      box("a", 30, 30).frame(width: 10, height: 10, alignment: .topLeading)
    }
    #expect(laid["a"] == [0, 0, 30, 30])
    let end = Arrangement(100, 100) {
      box("a", 30, 30).frame(width: 10, height: 10, alignment: .bottomTrailing)
    }
    #expect(end["a"] == [-20, -20, 30, 30])
  }

  @Test("2.07 A frame offers its view its own length, and passes the other on")
  func proposes() {
    let laid = Arrangement(40, 10) { Text("aaa bbb ccc ddd").named("t").frame(width: 7) }
    #expect(laid.size == [7, 2])
    #expect(laid["t"] == [0, 0, 7, 2])
    let high = Arrangement(7, 1) { Text("aaa bbb ccc ddd").named("t").frame(height: 2) }
    #expect(high["t"] == [0, 0, 7, 2])
  }

  @Test("2.08 A frame without lengths changes nothing")
  func noLengths() {
    for length in [nil, 0, 30, CGFloat.infinity] {
      #expect(
        Arrangement(length, length) { Text("ab cd").frame(width: nil, height: nil) }.size
          == Arrangement(length, length) { Text("ab cd") }.size)
    }
  }

  @Test("2.09 A negative length, or one that is not finite, is none")
  func badLengths() {
    for length in [-1, -CGFloat.infinity, .infinity, .nan] {
      #expect(Arrangement(30, 9) { greedy("a").frame(width: length, height: 4) }.size == [30, 4])
      #expect(Arrangement(30, 9) { greedy("a").frame(width: 4, height: length) }.size == [4, 9])
      #expect(Arrangement(nil, nil) { greedy("a").frame(width: length) }.size == [10, 10])
    }
    #expect(Arrangement(30, 9) { greedy("a").frame(width: 0, height: 0) }.size == [0, 0])
  }

  @Test("2.09 A bad length is told of once, with the call and the length")
  func badLengthsAreToldOf() {
    let graph = Graph(metrics: .exact)
    var told: [String] = []
    graph.onWarning = { told.append($0) }
    graph.setRoot(Root(content: Color.red.frame(width: 3, height: .infinity).frame(width: 0)))
    graph.update(screen: CGSize(width: 10, height: 10))
    #expect(
      told == [
        "frame(width:height:): inf is negative or not finite; it counts as nil."
      ])
    graph.setRoot(Root(content: Color.red.frame(width: -3, height: .infinity).frame(width: 0)))
    graph.update(screen: CGSize(width: 10, height: 10))
    #expect(told.count == 1)
    let other = Graph(metrics: .exact)
    other.onWarning = { told.append($0) }
    other.setRoot(Root(content: Color.red.frame(width: 3, height: nil).frame(width: 0)))
    other.update(screen: CGSize(width: 10, height: 10))
    #expect(told.count == 1)
  }

  @Test("2.10 Alignment meets the view's guide, an explicit one too")
  func explicitGuide() {
    let laid = Arrangement(100, 100) {
      box("a", 10, 10).alignmentGuide(.leading) { _ in 4 }
        .frame(width: 30, height: 10, alignment: .leading)
    }
    #expect(laid.xs("a") == [-4])
    let trailing = Arrangement(100, 100) {
      box("a", 10, 10).alignmentGuide(.trailing) { $0.width - 3 }
        .frame(width: 30, height: 10, alignment: .trailing)
    }
    #expect(trailing.xs("a") == [23])
  }

  @Test("2.11 Nine alignments")
  func nineAlignments() {
    for (alignment, place) in Nine.places(0, 200, 400) {
      let laid = Arrangement(500, 500) {
        box("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
      #expect(laid["a"] == place + [100, 100])
      let fixed = Arrangement(10, 10) {
        box("a", 100, 100).frame(width: 500, height: 500, alignment: alignment)
      }
      #expect(fixed["a"] == place + [100, 100])
    }
  }

  @Test("2.34 A frame around a greedy frame fixes it")
  func aroundGreedy() {
    let laid = Arrangement(0, 0) {
      greedy("a").frame(maxWidth: .infinity).named("b").frame(width: 200, height: 200)
    }
    #expect(laid.size == [200, 200])
    #expect(laid["b"] == [0, 0, 200, 200])
  }

  @Test("A text in a frame, drawn")
  func drawn() {
    expectFrame(columns: 8, rows: 3) {
      Text("hi").frame(width: 6, height: 3, alignment: .bottomTrailing)
    } is: {
      """
      ········
      ········
      ·····hi·
      """
    }
  }
}

/// The nine named alignments, and where they put a view given its three places on each axis.
enum Nine {
  static func places(
    _ start: CGFloat, _ middle: CGFloat, _ end: CGFloat
  ) -> [(Alignment, [CGFloat])] {
    [
      (.topLeading, [start, start]), (.top, [middle, start]), (.topTrailing, [end, start]),
      (.leading, [start, middle]), (.center, [middle, middle]), (.trailing, [end, middle]),
      (.bottomLeading, [start, end]), (.bottom, [middle, end]), (.bottomTrailing, [end, end]),
    ]
  }
}
