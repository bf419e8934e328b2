import DeclarativeText
import Support
import Testing

/// Trial 11 in every container: no size, no rows, no children.
@MainActor @Suite struct TinySizeTests {
  private static let sizes = [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 2)]

  /// Something of each kind, in every container there is.
  private var containers: [(String, AnyView)] {
    func parts() -> some View {
      Group {
        Text("two words")
        Spacer()
        Divider()
        Color.red
        Text("かき").padding().border(.gray)
      }
    }
    func cells() -> some View { ForEach(0..<7, id: \.self) { Text("cell \($0)") } }
    let items = [
      GridItem(.fixed(3)), GridItem(), GridItem(.adaptive(minimum: 2)), GridItem(.fixed(0)),
    ]
    return [
      ("HStack", AnyView(HStack { parts() })),
      ("VStack", AnyView(VStack { parts() })),
      ("ZStack", AnyView(ZStack { parts() })),
      ("LazyVStack", AnyView(LazyVStack { parts() })),
      ("LazyHStack", AnyView(LazyHStack { parts() })),
      ("ScrollView", AnyView(ScrollView { parts() })),
      ("sideways", AnyView(ScrollView(.horizontal) { parts() })),
      ("both ways", AnyView(ScrollView([.horizontal, .vertical]) { parts() })),
      ("lazy rows", AnyView(ScrollView { LazyVStack { cells() } })),
      ("Grid", AnyView(Grid { GridRow { parts() } })),
      (
        "Grid of rows",
        AnyView(
          Grid {
            GridRow { cells() }
            Divider()
            GridRow { Text("wide").gridCellColumns(3) }
          })
      ),
      ("LazyVGrid", AnyView(LazyVGrid(columns: items) { cells() })),
      ("LazyHGrid", AnyView(LazyHGrid(rows: items) { cells() })),
      ("scrolled grid", AnyView(ScrollView { LazyVGrid(columns: items) { cells() } })),
      ("no columns", AnyView(LazyVGrid(columns: []) { cells() })),
      (
        "ViewThatFits",
        AnyView(
          ViewThatFits {
            HStack { parts() }
            VStack { parts() }
          })
      ),
      ("GeometryReader", AnyView(GeometryReader { proxy in Text("\(proxy.size.width)") })),
      (
        "insets",
        AnyView(
          Color.red.safeAreaInset(edge: .top) { Text("top") }
            .safeAreaInset(edge: .leading) { Text("side") })
      ),
      ("layers", AnyView(Text("a").overlay { parts() }.background { parts() })),
      ("ratio", AnyView(Color.red.aspectRatio(2, contentMode: .fill))),
      ("container frame", AnyView(Text("a").containerRelativeFrame([.horizontal, .vertical]))),
      ("layout", AnyView(AnyLayout(GridLayout()).callAsFunction { GridRow { parts() } })),
    ]
  }

  @Test("Trial 11 Any container on any tiny screen, and back to a usual one")
  func tinyScreens() {
    for metrics in [CellMetrics.cells, .points, .exact] {
      for (name, view) in containers {
        let host = TextHost(columns: 20, rows: 6, metrics: metrics) { view.named("view") }
        let usual = host.frame
        for (columns, rows) in Self.sizes {
          host.resize(columns: columns, rows: rows)
          #expect(host.frame.size == CellSize(columns: columns, rows: rows), "\(name)")
          host.scroll(column: 0, row: 0, by: 3)
          host.click(column: 0, row: 0)
          _ = host.flush()
          let fresh = TextHost(columns: columns, rows: rows, metrics: metrics) { view }
          #expect(fresh.frame.size == CellSize(columns: columns, rows: rows), "\(name)")
          let size = host.rect(of: "view")?.size
          #expect(size.map { $0.width.isFinite && $0.height.isFinite } == true, "\(name)")
        }
        host.resize(columns: 20, rows: 6)
        host.scroll(column: 0, row: 0, by: -99)
        #expect(host.frame == usual, "\(name)")
      }
    }
  }

  @Test("Trial 11 Empty containers take no room, nor do they trap")
  func empty() {
    let nothing: [(String, AnyView)] = [
      ("HStack", AnyView(HStack {})), ("VStack", AnyView(VStack {})),
      ("ZStack", AnyView(ZStack {})), ("Grid", AnyView(Grid {})),
      ("GridRow", AnyView(Grid { GridRow {} })),
      ("ViewThatFits", AnyView(ViewThatFits { EmptyView() })),
      ("HStack of VStack", AnyView(HStack { VStack {} })),
      ("AnyLayout", AnyView(AnyLayout(HStackLayout()).callAsFunction {})),
    ]
    for (name, view) in nothing {
      for length in [nil, 0, 5, CGFloat.infinity] {
        #expect(Arrangement(length, length) { view }.size == [0, 0], "\(name)")
      }
      #expect(TextHost(columns: 5, rows: 2) { view }.frame.text == "\n", "\(name)")
    }
    // These take the length they are offered along one axis, and nothing along the other.
    #expect(Arrangement(5, 2) { LazyVStack {} }.size == [5, 0])
    #expect(Arrangement(5, 2) { LazyHStack {} }.size == [0, 2])
    #expect(Arrangement(5, 2) { LazyVGrid(columns: [GridItem()]) {} }.size == [5, 0])
    #expect(Arrangement(5, 2) { ScrollView {} }.size == [0, 2])
    #expect(Arrangement(5, 2) { ScrollView(.horizontal) {} }.size == [5, 0])
    #expect(Arrangement(5, 2) { ScrollView { LazyVStack {} } }.size == [5, 2])
    #expect(Arrangement(5, 2) { GeometryReader { _ in } }.size == [5, 2])
  }
}
