import DeclarativeText
import Support
import Testing

/// Trial 13 in every container: what is absent takes neither room nor gap.
@MainActor @Suite struct AbsenceTests {
  /// Views of which nothing is there, between an `a` and a `c`.
  private struct Between<Absent: View>: View {
    @ViewBuilder let absent: () -> Absent

    var body: some View {
      Text("a").named("a")
      absent()
      Text("c").named("c")
    }
  }

  private var kind: Int { 0 }

  /// What `container` makes of an `a` and a `c` with each kind of nothing between them.
  private func expectNoTrace(
    _ container: @escaping (AnyView) -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let absent: [(String, AnyView)] = [
      ("if", AnyView(Between { if false { Text("b") } })),
      ("EmptyView", AnyView(Between { EmptyView() })),
      ("ForEach", AnyView(Between { ForEach([Int](), id: \.self) { Text("\($0)") } })),
      ("Group", AnyView(Between { Group { if false { Text("b") } }.padding().border(.gray) })),
      ("Optional", AnyView(Between { Text?.none })),
      ("AnyView", AnyView(Between { AnyView(EmptyView()) })),
      (
        "switch",
        AnyView(
          Between {
            switch kind {
            case 1: Text("b")
            default: EmptyView()
            }
          })
      ),
      ("row without cells", AnyView(Between { GridRow { if false { Text("b") } } })),
    ]
    for metrics in [CellMetrics.exact, .cells] {
      let wanted = Arrangement(40, 40, metrics: metrics) {
        container(AnyView(Between {}))
      }
      #expect(!wanted["c"].isEmpty, sourceLocation: sourceLocation)
      for (name, content) in absent {
        let laid = Arrangement(40, 40, metrics: metrics) { container(content) }
        #expect(laid.size == wanted.size, "\(name)", sourceLocation: sourceLocation)
        #expect(laid["a"] == wanted["a"], "\(name)", sourceLocation: sourceLocation)
        #expect(laid["c"] == wanted["c"], "\(name)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test("Trial 13 In stacks, with a gap and with the default one")
  func stacks() {
    for spacing in [nil, 3] as [CGFloat?] {
      expectNoTrace { content in HStack(spacing: spacing) { content } }
      expectNoTrace { content in VStack(spacing: spacing) { content } }
    }
    expectNoTrace { content in ZStack { content } }
    expectNoTrace { content in AnyLayout(VStackLayout(spacing: 2)).callAsFunction { content } }
  }

  @Test("Trial 13 In lazy stacks and grids, and in scroll views")
  func collections() {
    for spacing in [nil, 3] as [CGFloat?] {
      expectNoTrace { content in LazyVStack(spacing: spacing) { content } }
      expectNoTrace { content in LazyHStack(spacing: spacing) { content } }
      expectNoTrace { content in
        LazyVGrid(columns: [GridItem()], spacing: spacing) { content }
      }
      expectNoTrace { content in
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: spacing) { content }
      }
      expectNoTrace { content in
        LazyHGrid(rows: [GridItem(.fixed(4))], spacing: spacing) { content }
      }
    }
    expectNoTrace { content in ScrollView { content } }
    expectNoTrace { content in ScrollView(.horizontal) { content } }
    expectNoTrace { content in ScrollView { LazyVStack(spacing: 2) { content } } }
  }

  @Test("Trial 13 In grids, between rows and between cells")
  func grids() {
    for spacing in [nil, 3] as [CGFloat?] {
      expectNoTrace { content in Grid(verticalSpacing: spacing) { content } }
      expectNoTrace { content in Grid(horizontalSpacing: spacing) { GridRow { content } } }
    }
  }

  @Test("Trial 13 In layers, insets, readers and choices")
  func layers() {
    expectNoTrace { content in Color.red.overlay(alignment: .bottom) { content } }
    expectNoTrace { content in Color.red.background(alignment: .top) { content } }
    expectNoTrace { content in Color.red.safeAreaInset(edge: .bottom) { content } }
    expectNoTrace { content in GeometryReader { _ in content } }
    expectNoTrace { content in ViewThatFits { HStack { content } } }
  }

  @Test("Trial 13 An inset without views takes no gap either")
  func insets() {
    for spacing in [nil, 3] as [CGFloat?] {
      let laid = Arrangement(20, 20) {
        greedy("base")
          .safeAreaInset(edge: .top, spacing: spacing) { if false { Text("top") } }
          .safeAreaInset(edge: .trailing, spacing: spacing) { EmptyView() }
      }
      #expect(laid["base"] == [0, 0, 20, 20])
    }
  }

  @Test("Trial 13 What comes and goes takes its gap with it, in every container")
  func comesAndGoes() throws {
    func heights(_ container: @escaping (AnyView) -> AnyView) throws -> [CGFloat?] {
      let host = TextHost(columns: 20, rows: 20) { Switched(container: container) }
      var heights = [host.rect(of: "c")?.minY]
      for _ in 0..<2 {
        try host.tap("Turn")
        heights.append(host.rect(of: "c")?.minY)
      }
      return heights
    }
    let containers: [(AnyView) -> AnyView] = [
      { content in AnyView(VStack(spacing: 1) { content }) },
      { content in AnyView(LazyVStack(spacing: 1) { content }) },
      { content in AnyView(Grid(verticalSpacing: 1) { content }) },
      { content in AnyView(LazyVGrid(columns: [GridItem()], spacing: 1) { content }) },
      { content in AnyView(ScrollView { LazyVStack(spacing: 1) { content } }) },
    ]
    for container in containers {
      let places = try heights(container)
      #expect(places == [3, 5, 3])
    }
  }
}

private struct Switched: View {
  let container: (AnyView) -> AnyView
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Turn") { isOn.toggle() }
      container(
        AnyView(
          Group {
            Text("a")
            if isOn { Text("b") }
            Text("c").named("c")
          }))
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
