import DeclarativeText
import Support
import Testing

/// Tabs: what is shown, what is kept, and how to get there.
@MainActor @Suite struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Tabs: View {
    @State private var tab = "b"

    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "first").tabItem { Text("A") }.tag("a")
        VStack {
          Counter(name: "second")
          Text("tab \(tab)")
          Button("go to a") { tab = "a" }
        }
        .tabItem { Label("B", systemImage: "star") }.tag("b").badge(3)
      }
    }
  }

  @Test("The tab that is selected is shown, and marked in the bar")
  func look() {
    expectFrame(columns: 20, rows: 5) {
      Tabs()
    } is: {
      """
      ····················
      ······second·0······
      ········tab·b·······
      ·······go·to·a······
      ······A··☆·B·3······
      """
    }
  }

  @Test(
    "7.54 A tab in the bar writes the selection, the selection chooses the tab; 7.57 state stays")
  func selecting() throws {
    let host = TextHost(columns: 20, rows: 5) { Tabs() }
    try host.change("second 0")
    try host.change("go to a")
    #expect(host.lines.first == "first 0")
    try host.change("first 0")
    host.press("2", modifiers: .option)
    #expect(host.lines.prefix(2) == ["second 1", "tab b"])
    try host.change("A")
    #expect(host.lines.first == "first 1")
  }

  @Test("7.56 A collection's tabs are known by their ids; without a selection the first is shown")
  func collections() throws {
    struct Ids: View {
      @State private var tab = 20

      var body: some View {
        TabView(selection: $tab) {
          ForEach([10, 20], id: \.self) { number in
            Text("page \(number)").tabItem { Text("t\(number)") }
          }
        }
      }
    }
    let host = TextHost(columns: 20, rows: 3) { Ids() }
    #expect(host.lines.first == "page 20")
    try host.change("t10")
    #expect(host.lines.first == "page 10")
    let plain = TextHost(columns: 20, rows: 3) {
      TabView {
        Text("one").tabItem { Text("1st") }
        Text("two").tabItem { Text("2nd") }
      }
    }
    #expect(plain.lines == ["one", "1st  2nd"])
    try plain.change("2nd")
    #expect(plain.lines.first == "two")
  }

  @Test(
    "Tabs as values; 7.58 each keeps its own stack; 7.50 a bar is hidden while its tab is shown")
  func stacks() throws {
    struct Screens: View {
      @State private var tab = 1

      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: 1) {
            NavigationStack {
              NavigationLink("deeper") { Text("deep") }
            }
          }
          Tab("Two", systemImage: "gear", value: 2) {
            Button("back to one") { tab = 1 }.toolbar(.hidden, for: .tabBar)
          }
        }
      }
    }
    let host = TextHost(columns: 24, rows: 5) { Screens() }
    try host.change("deeper")
    #expect(host.lines == ["‹ Back", "deep", "☆ One  ⚙ Two"])
    try host.change("Two")
    #expect(host.lines == ["back to one"])
    try host.change("back to one")
    #expect(host.lines == ["‹ Back", "deep", "☆ One  ⚙ Two"])
    host.press(.escape)
    #expect(host.lines.first == "deeper")
  }

  @Test("Views of a tab appear and disappear with it")
  func appearing() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 3) {
      TabView {
        Text("one").onAppear { log.note("one") }.onDisappear { log.note("one gone") }
          .tabItem { Text("1st") }
        Text("two").onAppear { log.note("two") }.tabItem { Text("2nd") }
      }
    }
    _ = host.frame
    #expect(log.take() == ["one"])
    try host.change("2nd")
    #expect(log.take() == ["two", "one gone"])
    try host.change("1st")
    #expect(log.take() == ["one"])
  }
}
