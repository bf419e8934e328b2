import DeclarativeText
import Support
import Testing

/// The rules of frames, layers and insets in other shapes than those they were written down in.
@MainActor @Suite struct FrameVariationTests {
  @Test("A larger view in a frame of one length sticks out along that one")
  func oneLength() {
    let laid = Arrangement(100, 100) {
      box("a", 30, 30).frame(width: 10, alignment: .leading)
    }
    #expect(laid.size == [10, 30])
    #expect(laid["a"] == [0, 0, 30, 30])
  }

  @Test("Of two bounds around what is rigid, each counts for itself")
  func bounds() {
    func widths(_ frame: (AnyView) -> some View) -> [CGFloat] {
      [10, 40, 80, 200, nil, 0, CGFloat.infinity]
        .map { offer in Arrangement(offer, 10) { frame(AnyView(box("", 50, 10))) }.width }
    }
    #expect(widths { $0.frame(minWidth: 0, maxWidth: 100) } == [10, 40, 80, 100, 50, 0, 100])
    let endless: [CGFloat] = [60, 60, 80, 200, 60, 60, .infinity]
    #expect(widths { $0.frame(minWidth: 60, maxWidth: .infinity) } == endless)
    #expect(widths { $0.frame(minWidth: 60, idealWidth: 70) } == [60, 60, 60, 60, 70, 60, 60])
    #expect(
      widths { $0.frame(idealWidth: 70, maxWidth: 90) } == [50, 50, 80, 90, 70, 50, 90])
  }

  @Test("Kept at its ideal size, a view is within its bounds")
  func idealWithinBounds() {
    func size(_ view: some View) -> [CGFloat] { Arrangement(200, 200) { view.fixedSize() }.size }
    #expect(size(greedy().frame(minWidth: 40)) == [40, 10])
    #expect(size(greedy().frame(maxWidth: 5, maxHeight: 7)) == [5, 7])
    #expect(size(greedy().frame(maxWidth: .infinity, maxHeight: .infinity)) == [10, 10])
    #expect(size(greedy().frame(minHeight: 12, idealHeight: 30, maxHeight: 50)) == [10, 30])
  }

  @Test("A flexible frame without bounds changes nothing; with them it aligns")
  func unbounded() {
    for length in [nil, 0, 30, CGFloat.infinity] {
      #expect(
        Arrangement(length, length) {
          Text("ab cd").frame(minWidth: nil, idealWidth: nil, maxWidth: nil)
        }
        .size == Arrangement(length, length) { Text("ab cd") }.size)
    }
    let laid = Arrangement(100, 100) {
      box("a", 10, 10).frame(minWidth: 30, minHeight: 30, alignment: .bottomTrailing)
    }
    #expect(laid.size == [30, 30])
    #expect(laid["a"] == [20, 20, 10, 10])
  }

  @Test("Padding of some edges takes the default on those alone")
  func padding() {
    let laid = Arrangement(200, 200) { box("a", 50, 30).padding([.top, .leading]) }
    #expect(laid.size == [66, 46])
    #expect(laid["a"] == [16, 16, 50, 30])
    #expect(Arrangement(200, 200) { box("a", 50, 30).padding(.vertical) }.size == [50, 62])
    #expect(Arrangement(200, 200) { box("a", 50, 30).padding([], 9) }.size == [50, 30])
  }

  @Test("In a row a positioned view takes what is left, and is placed in that")
  func position() {
    let laid = Arrangement(100, 100) {
      HStack(spacing: 0) {
        box("b", 20, 20)
        box("a", 50, 50).position(x: 25, y: 25).named("space")
      }
    }
    #expect(laid.size == [100, 100])
    #expect(laid["space"] == [20, 0, 80, 100])
    #expect(laid["a"] == [20, 0, 50, 50])
  }

  @Test("A shape fits and fills spaces of any shape, around their middle")
  func aspectRatio() {
    func place(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat)
      -> [CGFloat]
    {
      Arrangement(500, 500) {
        greedy("a").aspectRatio(ratio, contentMode: mode).frame(width: width, height: height)
      }["a"]
    }
    #expect(place(1, .fill, 100, 100) == [0, 0, 100, 100])
    #expect(place(0.5, .fit, 200, 100) == [75, 0, 50, 100])
    #expect(place(0.5, .fill, 200, 100) == [0, -150, 200, 400])
    #expect(place(4, .fit, 100, 100) == [0, 37.5, 100, 25])
  }

  @Test("Children of other shapes meet in the corner of what holds both")
  func corners() {
    let laid = Arrangement(200, 200) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 60, 20)
        box("b", 20, 60)
      }
    }
    #expect(laid.size == [60, 60])
    #expect(laid["a"] == [0, 40, 60, 20])
    #expect(laid["b"] == [40, 0, 20, 60])
  }

  @Test("Of two insets on any edge the later is nearer to it")
  func insets() {
    let top = Arrangement(10, 20) {
      greedy("base")
        .safeAreaInset(edge: .top, spacing: 0) { box("first", nil, 3) }
        .safeAreaInset(edge: .top, spacing: 0) { box("second", nil, 2) }
    }
    #expect(top["base"] == [0, 5, 10, 15])
    #expect(top["first"] == [0, 2, 10, 3])
    #expect(top["second"] == [0, 0, 10, 2])
    let trailing = Arrangement(20, 10) {
      greedy("base")
        .safeAreaInset(edge: .trailing, spacing: 1) { box("first", 3, nil) }
        .safeAreaInset(edge: .trailing, spacing: 1) { box("second", 2, nil) }
    }
    #expect(trailing["base"] == [0, 0, 13, 10])
    #expect(trailing["first"] == [14, 0, 3, 10])
    #expect(trailing["second"] == [18, 0, 2, 10])
  }

  @Test("Guides at the trailing edge and in the middle widen a column too")
  func guides() {
    let trailing = Arrangement(200, 200) {
      VStack(alignment: .trailing) {
        ForEach(0..<4) { index in
          greedy("\(index)").alignmentGuide(.trailing) { $0.width + CGFloat(10 * index) }
        }
      }
    }
    #expect(trailing.width == 230)
    #expect(trailing.xs("0", "1", "2", "3") == [30, 20, 10, 0])
    let centre = Arrangement(200, 200) {
      VStack(spacing: 0) {
        box("a", 40, 1)
        box("b", 30, 1).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      }
    }
    #expect(centre.width == 50)
    #expect(centre.xs("a", "b") == [0, 20])
  }

  @Test("A guide of one's own comes up through several stacks, with each one's place")
  func nestedGuides() {
    let laid = Arrangement(200, 200) {
      HStack(alignment: .level, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 5, 2)
          HStack(spacing: 0) {
            box("b", 5, 4).alignmentGuide(.level) { _ in 1 }
            box("c", 5, 4)
          }
        }
        box("d", 5, 2)
      }
    }
    // The guide is 2 + 1 down; that of the last box in its middle, 1 down.
    #expect(laid.ys("a", "b", "d") == [0, 2, 2])
    #expect(laid.height == 6)
  }
}
