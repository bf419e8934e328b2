import DeclarativeText
import Support
import Testing

@MainActor @Suite struct FlexibleFrameTests {
  private func expectWidths(
    _ offers: [(CGFloat?, CGFloat)], _ frame: @escaping (AnyView) -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (offer, width) in offers {
      let laid = Arrangement(offer, 10) { frame(AnyView(box("", 50, 10))) }
      #expect(
        laid.width == width, "offered \(String(describing: offer))",
        sourceLocation: sourceLocation)
    }
  }

  @Test("2.12 A minimum alone: no less than that, and no more than the view")
  func minimum() {
    expectWidths([(40, 100), (80, 100), (200, 100), (nil, 100), (0, 100), (.infinity, 100)]) {
      $0.frame(minWidth: 100)
    }
    expectWidths([(10, 20), (30, 30), (70, 50), (nil, 50)]) { $0.frame(minWidth: 20) }
  }

  @Test("2.13 A maximum alone: what is offered, no less than the view, no more than that")
  func maximum() {
    expectWidths([(40, 50), (80, 80), (200, 100), (nil, 50), (0, 50), (.infinity, 100)]) {
      $0.frame(maxWidth: 100)
    }
    expectWidths([(10, 20), (30, 20), (nil, 20), (.infinity, 20)]) { $0.frame(maxWidth: 20) }
  }

  @Test("2.15 Without an upper bound: what is offered, no less than the view")
  func endless() {
    expectWidths([(30, 50), (80, 80), (200, 200), (nil, 50), (0, 50), (.infinity, .infinity)]) {
      $0.frame(maxWidth: .infinity)
    }
  }

  @Test("2.16 From nothing without bound: what is offered")
  func accepting() {
    expectWidths([(30, 30), (80, 80), (200, 200), (nil, 50), (0, 0), (.infinity, .infinity)]) {
      $0.frame(minWidth: 0, maxWidth: .infinity)
    }
  }

  @Test("2.18 Between two bounds: what is offered, brought within them")
  func bounded() {
    expectWidths([(10, 60), (80, 80), (200, 80), (nil, 60), (0, 60), (.infinity, 80)]) {
      $0.frame(minWidth: 60, maxWidth: 80)
    }
    expectWidths([(10, 20), (30, 30), (70, 40), (nil, 40)]) {
      $0.frame(minWidth: 20, maxWidth: 40)
    }
  }

  @Test("2.19 An ideal alone counts when nothing is offered")
  func ideal() {
    expectWidths([(10, 50), (80, 50), (200, 50), (nil, 70), (0, 50), (.infinity, 50)]) {
      $0.frame(idealWidth: 70)
    }
    expectWidths([(nil, 70), (40, 60), (90, 90), (200, 100)]) {
      $0.frame(minWidth: 60, idealWidth: 70, maxWidth: 100)
    }
  }

  @Test("The same bounds hold down as across")
  func vertical() {
    for offer in [nil, 0, 10, 30, 80, 200, CGFloat.infinity] {
      let wide = Arrangement(offer, 10) { box("", 50, 10).frame(minWidth: 20, maxWidth: 90) }
      let high = Arrangement(10, offer) { box("", 10, 50).frame(minHeight: 20, maxHeight: 90) }
      #expect(wide.width == high.height)
    }
  }

  @Test("2.20 A minimum around what takes anything")
  func greedyMinimum() {
    let view = greedy().frame(minWidth: 100)
    #expect(Arrangement(40, 10) { view }.width == 100)
    #expect(Arrangement(150, 10) { view }.width == 150)
    #expect(Arrangement(nil, 10) { view }.width == 100)
    #expect(Arrangement(0, 0) { view }.size == [100, 0])
  }

  @Test("2.21 A maximum around what takes anything")
  func greedyMaximum() {
    let view = greedy().frame(maxWidth: 100)
    #expect(Arrangement(40, 10) { view }.width == 40)
    #expect(Arrangement(150, 10) { view }.width == 100)
    #expect(Arrangement(nil, 10) { view }.width == 10)
    #expect(Arrangement(.infinity, 10) { view }.width == 100)
  }

  @Test("2.22 A maximum below the ideal of what takes anything")
  func smallMaximum() {
    #expect(Arrangement(nil, 10) { greedy().frame(maxWidth: 5) }.width == 5)
  }

  @Test("2.23 An ideal counts only where no length is offered")
  func greedyIdeal() {
    #expect(Arrangement(nil, nil) { greedy().frame(idealWidth: 30) }.size == [30, 10])
    #expect(Arrangement(12, 9) { greedy().frame(idealWidth: 30) }.size == [12, 9])
  }

  @Test("2.24 fixedSize gives a view its ideal frame")
  func fixedIdeal() {
    #expect(
      Arrangement(100, 100) { greedy().frame(idealWidth: 30, idealHeight: 20).fixedSize() }.size
        == [30, 20])
  }

  @Test("2.26 Capped both ways")
  func capped() {
    #expect(
      Arrangement(500, 500) {
        greedy().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
      }
      .size == [200, 100])
  }

  @Test("2.27 A text wraps at the maximum of its frame")
  func textMaximum() {
    #expect(Arrangement(30, 5) { Text("Hello, world").frame(maxWidth: 8) }.size == [8, 2])
  }

  @Test("2.28 A text in a wider minimum is centred")
  func textMinimum() {
    let laid = Arrangement(20, 1) { Text("Hello").named("t").frame(minWidth: 15) }
    #expect(laid.size == [15, 1])
    #expect(laid.xs("t") == [5])
  }

  @Test("2.29 Without bound, at least the content")
  func fixedText() {
    let view = Text("Hello, world").fixedSize().frame(maxWidth: .infinity)
    #expect(Arrangement(10, 1) { view }.width == 12)
    #expect(Arrangement(20, 1) { view }.width == 20)
  }

  @Test("2.30 From nothing without bound, exactly the offer: the content sticks out")
  func overflowingText() {
    let laid = Arrangement(10, 1) {
      Text("Hello, world").fixedSize().named("t").frame(minWidth: 0, maxWidth: .infinity)
    }
    #expect(laid.width == 10)
    #expect(laid.xs("t") == [-1])
  }

  @Test("2.31 Lengths that contradict one another are repaired upward")
  func contradictions() {
    #expect(Arrangement(nil, 9) { greedy().frame(minWidth: 20, idealWidth: 10) }.width == 20)
    #expect(Arrangement(nil, 9) { greedy().frame(idealWidth: 30, maxWidth: 20) }.width == 30)
    #expect(Arrangement(90, 9) { greedy().frame(idealWidth: 30, maxWidth: 20) }.width == 30)
    #expect(Arrangement(90, 9) { greedy().frame(minWidth: 40, maxWidth: 20) }.width == 40)
    #expect(Arrangement(0, 9) { greedy().frame(minWidth: -5) }.width == 0)
    #expect(Arrangement(90, 9) { greedy().frame(maxWidth: -5) }.width == 0)
    #expect(Arrangement(nil, 9) { greedy().frame(idealWidth: -5) }.width == 0)
  }

  @Test("2.33 What the view is offered is the offer within the bounds")
  func childProposals() {
    func offered(_ width: CGFloat?, _ frame: (AnyView) -> some View) -> CGFloat? {
      let asked = Asked()
      let laid = Arrangement(width, 5) {
        frame(AnyView(Recorder(asked: asked) { greedy() }))
      }
      #expect(!laid.size.isEmpty)
      return asked.proposals.last?.width
    }
    #expect(offered(50) { $0.frame(maxWidth: 30) } == 30)
    #expect(offered(20) { $0.frame(maxWidth: 30) } == 20)
    #expect(offered(20) { $0.frame(minWidth: 30) } == 30)
    #expect(offered(50) { $0.frame(minWidth: 30) } == 50)
    #expect(offered(nil) { $0.frame(minWidth: 30) } == nil)
    #expect(offered(nil) { $0.frame(maxWidth: 30) } == nil)
    #expect(offered(nil) { $0.frame(idealWidth: 30) } == 30)
    #expect(offered(nil) { $0.frame(minWidth: 40, idealWidth: 30) } == 40)
  }

  @Test("Lengths that are no numbers are none; infinite ones do not trap")
  func notNumbers() {
    #expect(
      Arrangement(30, 9) { greedy().frame(minWidth: .nan, idealWidth: .nan, maxWidth: .nan) }.size
        == [30, 9])
    expectFrame(columns: 3, rows: 1) {
      Text("a").frame(minWidth: .infinity)
    } is: {
      "···"
    }
    let ideal = Arrangement(nil, nil) { greedy().frame(idealWidth: .infinity) }
    #expect(ideal.size == [.infinity, 10])
  }
}
