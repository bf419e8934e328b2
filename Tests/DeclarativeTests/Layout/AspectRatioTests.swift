import DeclarativeText
import Support
import Testing

@MainActor @Suite struct AspectRatioTests {
  private func place(
    _ ratio: CGFloat?, _ mode: ContentMode, in width: CGFloat, _ height: CGFloat
  ) -> [CGFloat] {
    Arrangement(500, 500) {
      greedy("a").aspectRatio(ratio, contentMode: mode).frame(width: width, height: height)
    }["a"]
  }

  @Test("2.50 The largest square that fits")
  func square() {
    #expect(place(1, .fit, in: 200, 100) == [50, 0, 100, 100])
    #expect(place(1, .fill, in: 200, 100) == [0, -50, 200, 200])
  }

  @Test("2.51 A wide shape in a square")
  func wide() {
    #expect(place(1.5, .fit, in: 100, 100) == [0, 16.67, 100, 66.67])
    #expect(place(1.5, .fill, in: 100, 100) == [-25, 0, 150, 100])
  }

  @Test("2.52 A high shape in a square")
  func high() {
    #expect(place(0.5, .fit, in: 100, 100) == [25, 0, 50, 100])
    #expect(place(0.5, .fill, in: 100, 100) == [0, -50, 100, 200])
  }

  @Test("2.54 A shape in a space of another")
  func others() {
    #expect(place(2, .fit, in: 100, 50) == [0, 0, 100, 50])
    #expect(place(2, .fill, in: 50, 100) == [-75, 0, 200, 100])
    #expect(place(2, .fit, in: 50, 100) == [0, 37.5, 50, 25])
  }

  @Test("2.55 Without a ratio it is that of the view's ideal size")
  func idealRatio() {
    #expect(place(nil, .fit, in: 100, 50) == [25, 0, 50, 50])
    #expect(place(nil, .fill, in: 50, 100) == [-25, 0, 100, 100])
    let laid = Arrangement(100, 100) {
      Color.red.frame(idealWidth: 30, idealHeight: 10).named("a").aspectRatio(contentMode: .fit)
    }
    #expect(laid.size == [100, 33.33])
  }

  @Test("2.56 Where one length is offered, the other follows from it")
  func oneLength() {
    let view = greedy().aspectRatio(2, contentMode: .fit)
    #expect(Arrangement(100, nil) { view }.size == [100, 50])
    #expect(Arrangement(nil, 50) { view }.size == [100, 50])
    #expect(Arrangement(nil, nil) { view }.size == [10, 10])
  }

  @Test("2.57 Filling with one length is finite")
  func fillOneLength() {
    let view = greedy().aspectRatio(contentMode: .fill)
    #expect(Arrangement(401, nil) { view }.size == [401, 401])
    #expect(Arrangement(nil, 20) { greedy().aspectRatio(2, contentMode: .fill) }.size == [40, 20])
  }

  @Test("2.58 The size is what the view answers, not the box it was offered")
  func answers() {
    #expect(
      Arrangement(100, 100) { box("", 30, 30).aspectRatio(2, contentMode: .fit) }.size == [30, 30])
  }

  @Test("2.59 scaledToFit and scaledToFill keep the ideal shape")
  func scaled() {
    #expect(Arrangement(100, 50) { greedy().scaledToFit() }.size == [50, 50])
    #expect(Arrangement(100, 50) { greedy().scaledToFill() }.size == [100, 100])
    #expect(
      Arrangement(100, 50) {
        greedy().aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
      }
      .size == [100, 25])
  }

  @Test("Ratios that are no numbers change nothing")
  func notNumbers() {
    for ratio in [CGFloat.nan, 0, -1, .infinity] {
      #expect(
        Arrangement(100, 50) { greedy().aspectRatio(ratio, contentMode: .fit) }.size == [100, 50])
      #expect(
        Arrangement(nil, 50) { greedy().aspectRatio(ratio, contentMode: .fill) }.size == [10, 50])
    }
  }
}
