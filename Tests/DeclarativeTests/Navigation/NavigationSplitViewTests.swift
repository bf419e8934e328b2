import DeclarativeText
import Support
import Testing

@MainActor @Suite struct NavigationSplitViewTests {
  private struct Cities: View {
    var width: Double?
    @State private var city: String?

    var body: some View {
      NavigationSplitView {
        List(["Lisbon", "Porto"], id: \.self, selection: $city) { Text($0) }
          .navigationSplitViewColumnWidth(10)
      } detail: {
        Text("about \(city ?? "nothing")")
      }
    }
  }

  @Test("Columns stand side by side with a rule between, where there is room")
  func columns() {
    let host = TextHost(columns: 64, rows: 3) { Cities() }
    let lines = host.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix(" Lisbon   │"))
    #expect(lines[1].hasPrefix(" Porto    │") && lines[1].contains("about nothing"))
  }

  @Test("What is selected in the first column shows in the last")
  func selecting() {
    let host = TextHost(columns: 64, rows: 3) { Cities() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.frame.text.contains("about Porto"))
    #expect(host.frame.text.contains("Lisbon"))
  }

  @Test("Below 64 columns one column is shown: Return leads on, Escape back")
  func compact() {
    let host = TextHost(columns: 40, rows: 5) { Cities() }
    #expect(host.lines == ["Lisbon", "Porto"])
    host.press(.tab)
    host.press(.downArrow)
    host.press(.return)
    #expect(host.frame.text.contains("about"))
    #expect(!host.frame.text.contains("Porto"))
    host.press(.escape)
    #expect(host.lines == ["Lisbon", "Porto"])
  }

  @Test("A link in the first column shows its screen in the last")
  func links() throws {
    let host = TextHost(columns: 70, rows: 4) {
      NavigationSplitView {
        VStack {
          NavigationLink("three", value: 3)
          NavigationLink("a view") { Text("by itself") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing yet")
      }
    }
    #expect(host.frame.text.contains("nothing yet"))
    try host.change("three")
    #expect(host.frame.text.contains("number 3"))
    #expect(host.frame.text.contains("three"))
    try host.change("a view")
    #expect(host.frame.text.contains("by itself"))
    #expect(!host.frame.text.contains("number 3"))
  }

  @Test("A value says which columns are shown, and which one where there is room for one")
  func visibility() {
    func shown(_ columns: Int, _ visibility: NavigationSplitViewVisibility) -> [Bool] {
      let text =
        TextHost(columns: columns, rows: 2) {
          NavigationSplitView(
            columnVisibility: .constant(visibility), preferredCompactColumn: .constant(.content)
          ) {
            Text("first")
          } content: {
            Text("second")
          } detail: {
            Text("third")
          }
        }
        .frame.text
      return ["first", "second", "third"].map { text.contains($0) }
    }
    #expect(shown(90, .all) == [true, true, true])
    #expect(shown(90, .doubleColumn) == [false, true, true])
    #expect(shown(90, .detailOnly) == [false, false, true])
    #expect(shown(40, .all) == [false, true, false])
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("Columns keep their state as the screen becomes narrow and wide again")
  func keepsState() throws {
    let host = TextHost(columns: 70, rows: 4) {
      NavigationSplitView {
        Counting(name: "side")
      } detail: {
        Counting(name: "detail")
      }
    }
    try host.change("side 0")
    try host.change("detail 0")
    host.resize(columns: 40, rows: 4)
    #expect(host.lines == ["side 1"])
    host.resize(columns: 70, rows: 4)
    #expect(host.frame.text.contains("side 1"))
    #expect(host.frame.text.contains("detail 1"))
  }

  @Test("A column that is not shown is not made before it is, and cannot have the focus")
  func hiddenColumns() throws {
    let log = Log()
    let host = TextHost(columns: 40, rows: 4) {
      NavigationSplitView {
        Counting(name: "side").onDisappear { log.note("side goes") }
      } detail: {
        Counting(name: "detail").onAppear { log.note("detail comes") }
      }
    }
    for _ in 0..<3 {
      host.press(.tab)
      host.press(.return)
    }
    #expect(host.lines == ["side 3"])
    #expect(log.take() == [])
    host.resize(columns: 70, rows: 4)
    _ = host.frame
    #expect(log.take() == ["detail comes"])
  }
}
