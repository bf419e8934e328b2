import DeclarativeText
import Support
import Testing

@MainActor @Suite struct GeometryReaderTests {
  @Test("4.34 It takes all it is offered, its views stand in the leading corner")
  func corner() {
    let laid = Arrangement(200, 200) {
      GeometryReader { proxy in box("a", proxy.size.width / 2, proxy.size.height / 2) }
    }
    #expect(laid.size == [200, 200])
    #expect(laid["a"] == [0, 0, 100, 100])
    #expect(Arrangement(nil, nil) { GeometryReader { _ in greedy() } }.size == [10, 10])
    #expect(Arrangement(30, nil) { GeometryReader { _ in greedy() } }.size == [30, 10])
  }

  @Test("4.35 Several views lie on top of one another there")
  func overlap() {
    let laid = Arrangement(200, 200) {
      GeometryReader { proxy in
        box("a", proxy.size.width / 2, proxy.size.height / 2)
        box("b", proxy.size.width / 3, proxy.size.height / 3)
      }
    }
    #expect(laid["a"] == [0, 0, 100, 100])
    #expect(laid["b"] == [0, 0, 66.67, 66.67])
  }

  @Test("4.37 Where it is: in itself, on the screen, in a named space around")
  func spaces() {
    var frames: [CGRect] = []
    func note(_ proxy: GeometryProxy) {
      frames = [
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer")),
        proxy.frame(in: .named("nowhere")),
      ]
    }
    let host = TextHost(columns: 50, rows: 50, metrics: .exact) {
      GeometryReader { proxy in
        let _ = note(proxy)
        greedy("a")
      }
      .frame(width: 10, height: 6).padding(3).coordinateSpace(.named("outer"))
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
      .frame(width: 50, height: 50, alignment: .topLeading)
    }
    #expect(host.rect(of: "a") == CGRect(x: 5, y: 4, width: 10, height: 6))
    let size = CGSize(width: 10, height: 6)
    #expect(
      frames == [
        CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 5, y: 4), size: size),
        CGRect(origin: CGPoint(x: 3, y: 3), size: size),
        CGRect(origin: CGPoint(x: 5, y: 4), size: size),
      ])
  }

  @Test("4.38 Another size builds the content anew")
  func resizing() {
    let host = TextHost(columns: 20, rows: 3) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
    }
    #expect(host.frame.text == "20 wide\n\n")
    host.resize(columns: 9, rows: 3)
    #expect(host.frame.text == "9 wide\n\n")
  }

  @Test("In a stack it shares as a colour does")
  func inStacks() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        GeometryReader { _ in Text("a") }.named("reader")
        greedy("b")
      }
    }
    #expect(laid.widths("reader", "b") == [50, 50])
    let overlaid = Arrangement(100, 10) {
      Text("abc").overlay { GeometryReader { proxy in box("w", proxy.size.width, 1) } }
    }
    #expect(overlaid["w"] == [0, 0, 3, 1])
  }

  @Test("Spacers in it are in no stack")
  func spacers() {
    let laid = Arrangement(100, 10) {
      HStack { GeometryReader { _ in Spacer().named("s") } }
    }
    #expect(laid["s"] == [0, 0, 100, 10])
  }
}
