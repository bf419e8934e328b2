import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SafeAreaTests {
  @Test("2.74 An inset takes its length at its edge, and the view the rest")
  func inset() {
    let laid = Arrangement(100, 50) {
      greedy("base").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 10) }
    }
    #expect(laid.size == [100, 50])
    #expect(laid["base"] == [0, 0, 100, 40])
    #expect(laid["bar"] == [0, 40, 100, 10])
  }

  @Test("2.75 One on each edge, with default gaps")
  func fourEdges() {
    let laid = Arrangement(200, 200) {
      greedy("base")
        .safeAreaInset(edge: .leading) { box("leading", 10, nil) }
        .safeAreaInset(edge: .top) { box("top", nil, 20) }
        .safeAreaInset(edge: .trailing) { box("trailing", 30, nil) }
        .safeAreaInset(edge: .bottom) { box("bottom", nil, 40) }
    }
    #expect(laid["base"] == [18, 28, 144, 124])
    #expect(laid["leading"] == [0, 28, 10, 124])
    #expect(laid["top"] == [0, 0, 162, 20])
    #expect(laid["trailing"] == [170, 0, 30, 152])
    #expect(laid["bottom"] == [0, 160, 200, 40])
  }

  @Test("2.76 Of two on one edge, the later is nearer to it")
  func twoOnOneEdge() {
    let laid = Arrangement(10, 20) {
      greedy("base")
        .safeAreaInset(edge: .bottom, spacing: 0) { box("first", nil, 3) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("second", nil, 2) }
    }
    #expect(laid["base"] == [0, 0, 10, 15])
    #expect(laid.ys("first", "second") == [15, 18])
  }

  @Test("2.78 Along the edge's axis lengths add up; on the other the larger counts")
  func size() {
    let laid = Arrangement(100, 100) {
      box("base", 30, 10).safeAreaInset(edge: .bottom, spacing: 1) { box("bar", 20, 5) }
    }
    #expect(laid.size == [30, 16])
    #expect(laid["bar"] == [5, 11, 20, 5])
    let wide = Arrangement(100, 100) {
      box("base", 20, 10).safeAreaInset(edge: .top, spacing: 1) { box("bar", 30, 5) }
    }
    #expect(wide.size == [30, 16])
    #expect(wide["base"] == [5, 6, 20, 10])
  }

  @Test("2.79 The alignment is that of the inset with the view")
  func alignment() {
    let laid = Arrangement(100, 100) {
      box("base", 30, 10)
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
          box("bar", 20, 5)
        }
    }
    #expect(laid.xs("base", "bar") == [0, 0])
    let trailing = Arrangement(100, 100) {
      box("base", 30, 10)
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
          box("bar", 20, 5)
        }
    }
    #expect(trailing.xs("base", "bar") == [0, 10])
    let side = Arrangement(100, 100) {
      box("base", 30, 10)
        .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) {
          box("bar", 5, 4)
        }
    }
    #expect(side["bar"] == [0, 6, 5, 4])
    #expect(side["base"] == [5, 0, 30, 10])
  }

  @Test("2.80 A view that ignores the safe area is drawn beneath the inset")
  func ignoring() {
    let laid = Arrangement(100, 50) {
      greedy("base").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 10) }
    }
    #expect(laid["base"] == [0, 0, 100, 50])
    #expect(laid["bar"] == [0, 40, 100, 10])
    let gapped = Arrangement(100, 50) {
      greedy("base").ignoresSafeArea()
        .safeAreaInset(edge: .bottom) { box("bar", nil, 10) }
    }
    #expect(gapped["base"] == [0, 0, 100, 50])
    // What the base is told of the safe area is the inset and the gap.
    let seen = Seen()
    let host = TextHost(columns: 100, rows: 50, metrics: .exact) {
      GeometryReader { proxy in
        let _ = seen.note(proxy)
        Color.red
      }
      .safeAreaInset(edge: .bottom) { box("bar", nil, 10) }
    }
    #expect(host.frame.size.rows == 50)
    #expect(seen.insets == EdgeInsets(top: 0, leading: 0, bottom: 18, trailing: 0))
  }

  @Test("2.81 Fixed content is laid out in what is left")
  func fixedContent() {
    let laid = Arrangement(100, 50) {
      VStack(spacing: 0) {
        greedy("a")
        greedy("b")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 10) }
    }
    #expect(laid.heights("a", "b") == [20, 20])
  }

  @Test("2.82 safeAreaPadding insets as padding does")
  func padding() {
    let laid = Arrangement(200, 200) {
      greedy("a").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    }
    #expect(laid["a"] == [20, 10, 140, 160])
    #expect(Arrangement(200, 200) { greedy("a").safeAreaPadding(5) }["a"] == [5, 5, 190, 190])
    #expect(
      Arrangement(200, 200) { greedy("a").safeAreaPadding(.top, 5) }["a"] == [0, 5, 200, 195])
    #expect(Arrangement(200, 200) { greedy("a").safeAreaPadding() }["a"] == [16, 16, 168, 168])
  }

  @Test("2.83 Only what touches the safe area's border grows, and its size for others stays")
  func onlyWhatTouches() {
    let laid = Arrangement(400, 800) {
      VStack(spacing: 0) {
        greedy("upper").ignoresSafeArea().named("slot")
        greedy("lower").ignoresSafeArea()
      }
      .safeAreaPadding(.top, 10)
    }
    #expect(laid["upper"] == [0, 0, 400, 405])
    #expect(laid["slot"] == [0, 10, 400, 395])
    #expect(laid["lower"] == [0, 405, 400, 395])
  }

  @Test("2.84 Only the named edges and regions grow")
  func edges() {
    func place(_ regions: SafeAreaRegions, _ edges: Edge.Set) -> [CGFloat] {
      Arrangement(100, 100) {
        greedy("a").ignoresSafeArea(regions, edges: edges).safeAreaPadding(10)
      }["a"]
    }
    #expect(place(.all, .all) == [0, 0, 100, 100])
    #expect(place(.container, .top) == [10, 0, 80, 90])
    #expect(place(.all, .horizontal) == [0, 10, 100, 80])
    #expect(place(.keyboard, .all) == [10, 10, 80, 80])
    #expect(place([.keyboard, .container], .bottom) == [10, 10, 80, 90])
  }

  @Test("2.84 Leading and trailing follow the layout direction")
  func mirrored() {
    let laid = Arrangement(100, 100) {
      greedy("a").ignoresSafeArea(edges: .leading)
        .safeAreaPadding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(laid["a"] == [20, 0, 80, 100])
  }

  @Test("2.85 A style behind reaches into the safe area, a view behind does not")
  func background() {
    func topColor(_ view: some View) -> Color? {
      let frame = TextHost(columns: 3, rows: 3) { view.safeAreaPadding(.top, 1) }.frame
      return frame[column: 1, row: 0].style.background
    }
    #expect(topColor(Color.clear.background(.red)) == .red)
    #expect(topColor(Color.clear.background(.red, ignoresSafeAreaEdges: .bottom)) == nil)
    #expect(topColor(Color.clear.background { Color.red }) == nil)
    #expect(topColor(Color.clear.background { Color.red.ignoresSafeArea() }) == .red)
    #expect(topColor(Color.clear.overlay(.red)) == .red)
  }

  @Test("2.86 Of the safe area a view sees what it touches")
  func proxy() {
    func insets(_ wrap: (AnyView) -> some View) -> EdgeInsets? {
      let seen = Seen()
      let reader = GeometryReader { proxy in
        let _ = seen.note(proxy)
        Color.red
      }
      let host = TextHost(columns: 20, rows: 20, metrics: .exact) {
        wrap(AnyView(reader))
          .safeAreaPadding(
            EdgeInsets(top: 3, leading: 1, bottom: 2, trailing: 0))
      }
      #expect(host.frame.size.columns == 20)
      return seen.insets
    }
    #expect(insets { $0 } == EdgeInsets(top: 3, leading: 1, bottom: 2, trailing: 0))
    #expect(insets { $0.padding(1) } == EdgeInsets())
    #expect(
      insets { $0.padding(.bottom, 1) } == EdgeInsets(top: 3, leading: 1, bottom: 0, trailing: 0))
  }

  @Test("An inset with no views, one that comes and goes, and lengths that are no numbers")
  func odd() throws {
    let none = Arrangement(100, 50) {
      greedy("base").safeAreaInset(edge: .bottom, spacing: 0) { if false { greedy() } }
    }
    #expect(none["base"] == [0, 0, 100, 50])
    let odd = Arrangement(100, 50) {
      greedy("base").safeAreaInset(edge: .bottom, spacing: .nan) { box("bar", nil, 10) }
        .safeAreaPadding(.infinity)
    }
    #expect(odd["base"] == [0, 0, 100, 40])
    let host = TextHost(columns: 4, rows: 3, metrics: .cells) { Barred() }
    #expect(host.rect(of: "base")?.size.height == 3)
    try host.tap("Bar")
    #expect(host.rect(of: "base")?.size.height == 2)
    #expect(host.frame.text.hasSuffix("bar"))
  }

  @Test("A bar, drawn over what reaches beneath it")
  func drawn() {
    expectFrame(columns: 5, rows: 4) {
      VStack(alignment: .leading) {
        Text("one")
        Text("two")
        Text("three")
        Text("four")
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .safeAreaInset(edge: .top, spacing: 0) { Text("bar") }
    } is: {
      """
      ·bar·
      one··
      two··
      three
      """
    }
  }
}

private final class Seen {
  var insets: EdgeInsets?

  func note(_ proxy: GeometryProxy) { insets = proxy.safeAreaInsets }
}

private struct Barred: View {
  @State private var hasBar = false

  var body: some View {
    Button("Bar") { hasBar = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity).named("base")
      .safeAreaInset(edge: .bottom, spacing: 0) { if hasBar { Text("bar") } }
  }
}
