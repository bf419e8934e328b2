import DeclarativeText
import Observation
import Support
import Testing

/// Headers and footers of sections that stay in sight.
@MainActor @Suite struct PinnedViewTests {
  private struct Letters: View {
    var pinned: PinnedScrollableViews = .sectionHeaders
    var count = 4

    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
        ForEach(["a", "b", "c"], id: \.self) { letter in
          Section {
            ForEach(0..<count, id: \.self) { Text("\(letter)\($0)") }
          } header: {
            Text("=\(letter)=")
          } footer: {
            Text("-\(letter)-")
          }
        }
      }
    }
  }

  @Test("The header of the section in sight stays at the top, and the next one pushes it out")
  func headers() {
    let host = TextHost(columns: 4, rows: 4) { ScrollView { Letters() } }
    expectFrame(of: host) { "=a=·\na0··\na1··\na2··" }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "=a=·\na2··\na3··\n-a-·" }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "=a=·\n-a-·\n=b=·\nb0··" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "=a=·\n=b=·\nb0··\nb1··" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "=b=·\nb0··\nb1··\nb2··" }
    host.scroll(column: 0, row: 0, by: -1)
    expectFrame(of: host) { "=a=·\n=b=·\nb0··\nb1··" }
  }

  @Test("A footer stays at the bottom, below its section's header")
  func footers() {
    let host = TextHost(columns: 4, rows: 4) {
      ScrollView { Letters(pinned: [.sectionHeaders, .sectionFooters]) }
    }
    expectFrame(of: host) { "=a=·\na0··\na1··\n-a-·" }
    host.scroll(column: 0, row: 0, by: 3)
    expectFrame(of: host) { "=a=·\na3··\n-a-·\n=b=·" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "=a=·\n-a-·\n=b=·\n-b-·" }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "=b=·\nb0··\nb1··\n-b-·" }
  }

  @Test("What is not asked for is not pinned")
  func none() {
    let host = TextHost(columns: 4, rows: 3) { ScrollView { Letters(pinned: []) } }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "a1··\na2··\na3··" }
  }

  @Test("A section without a header pins none, not that of the one before")
  func headerless() {
    let host = TextHost(columns: 5, rows: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          Section("first") { ForEach(0..<3, id: \.self) { Text("a\($0)") } }
          Section { ForEach(0..<4, id: \.self) { Text("b\($0)") } }
          ForEach(0..<9, id: \.self) { Text("c\($0)") }
        }
      }
    }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "first\na2···\nb0···" }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "b0···\nb1···\nb2···" }
    host.scroll(column: 0, row: 0, by: 4)
    expectFrame(of: host) { "c0···\nc1···\nc2···" }
  }

  @Test("2.81 A header is pinned below a bar at the edge, and rows pass beneath the bar")
  func belowBars() {
    let host = TextHost(columns: 4, rows: 5) {
      ScrollView { Letters() }.safeAreaInset(edge: .top, spacing: 0) { Text("bar!") }
    }
    expectFrame(of: host) { "bar!\n=a=·\na0··\na1··\na2··" }
    host.scroll(column: 0, row: 2, by: 2)
    expectFrame(of: host) { "bar!\n=a=·\na2··\na3··\n-a-·" }
  }

  @Test("Where a large title has gone up, a header is right below what is left of the bar")
  func belowACollapsedTitle() {
    let host = TextHost(columns: 12, rows: 6) {
      NavigationStack {
        List {
          Section("A") { ForEach(0..<9) { Text("a\($0)") } }
        }
        .listStyle(.plain)
        .navigationTitle("Title")
        .toolbar { Button("B") {} }
      }
    }
    host.scroll(column: 3, row: 4, by: 2)
    #expect(host.lines[1] == "A")
    #expect(host.lines[2] == "a1")
  }

  @Test("What is beneath a pinned header is neither drawn nor clicked")
  func covering() {
    var clicks: [String] = []
    let host = TextHost(columns: 8, rows: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<9, id: \.self) { row in
              Button("row \(row)") { clicks.append("\(row)") }
            }
          } header: {
            Button("H") { clicks.append("H") }
          }
        }
      }
    }
    host.scroll(column: 0, row: 0, by: 3)
    expectFrame(of: host) { "H·······\nrow·3···\nrow·4···" }
    for row in 0..<3 { host.click(column: 0, row: row) }
    #expect(clicks == ["H", "3", "4"])
    host.click(column: 4, row: 0)
    #expect(clicks == ["H", "3", "4"])
  }

  @Test("Columns have pinned headers too, from either side", arguments: [false, true])
  func sideways(isRightToLeft: Bool) {
    let host = TextHost(columns: 8, rows: 1) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section("A:") { ForEach(10..<14, id: \.self) { Text("\($0)") } }
          Section("B:") { ForEach(20..<24, id: \.self) { Text("\($0)") } }
        }
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    let rows = { (row: String) in
      guard isRightToLeft else { return row }
      return stride(from: 6, through: 0, by: -2)
        .map { String(row.dropFirst($0).prefix(2)) }
        .joined()
    }
    expectFrame(of: host) { rows("A:101112") }
    for _ in 0..<4 { host.press(.rightArrow) }
    expectFrame(of: host) { rows("A:1213B:") }
    for _ in 0..<4 { host.press(.rightArrow) }
    expectFrame(of: host) { rows("A:B:2021") }
    for _ in 0..<2 { host.press(.rightArrow) }
    expectFrame(of: host) { rows("B:202122") }
  }

  @Test("In a grid a section begins a line, its header has all of one, and is pinned")
  func grids() {
    let host = TextHost(columns: 7, rows: 4) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(2)), GridItem(.fixed(2))], spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          ForEach(["a", "b"], id: \.self) { letter in
            Section {
              ForEach(0..<5, id: \.self) { Text("\(letter)\($0)") }
            } header: {
              Text("head \(letter)").frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
      }
    }
    expectFrame(of: host) { "head·a·\n·a0·a1·\n·a2·a3·\n·a4····" }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "head·a·\n·a4····\nhead·b·\n·b0·b1·" }
    host.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: host) { "head·b·\n·b0·b1·\n·b2·b3·\n·b4····" }
  }

  @Test("A view that is scrolled into sight is not beneath a header")
  func intoSight() {
    let host = TextHost(columns: 9, rows: 4) {
      List(selection: .constant(Int?.none)) {
        Section("A") { ForEach(0..<6) { Text("row \($0)") } }
        Section("B") { ForEach(6..<12) { Text("row \($0)") } }
      }
      .listStyle(.plain)
    }
    host.press(.tab)
    host.press(.end)
    expectFrame(of: host) { "·B·······\n·row·9···\n·row·10··\n·row·11··" }
    for _ in 0..<4 { host.press(.upArrow) }
    expectFrame(of: host) { "·B·······\n·row·7···\n·row·8···\n·row·9···" }
    for _ in 0..<2 { host.press(.upArrow) }
    expectFrame(of: host) { "·A·······\n·row·5···\n·B·······\n·row·6···" }
  }

  @Test("Trial 21 Pinned headers cost what is visible costs", arguments: [10, 10_000])
  func cost(rows: Int) {
    let host = TextHost(columns: 8, rows: 10) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<rows, id: \.self) { section in
            Section {
              ForEach(0..<8, id: \.self) { Text("\($0)") }
            } header: {
              Text("head \(section)")
            }
          }
        }
      }
    }
    host.scroll(column: 0, row: 0, by: 20)
    _ = host.flush()
    host.resetStatistics()
    for _ in 0..<10 { host.scroll(column: 0, row: 0, by: 1) }
    let statistics = host.statistics
    #expect(statistics.nodesPlaced < 400)
    #expect(statistics.nodesDrawn < 300)
    #expect(host.lines[0] == "head 3")
  }
}
