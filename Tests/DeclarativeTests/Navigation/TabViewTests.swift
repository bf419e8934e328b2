import DeclarativeText
import Support
import Testing

@MainActor @Suite struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Two: View {
    @State private var selection = "b"

    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $selection) {
          Counter(name: "first").tabItem { Text("One") }.tag("a")
          Counter(name: "second").tabItem { Text("Two") }.badge(3).tag("b")
        }
        HStack {
          Text(selection)
          Button("choose a") { selection = "a" }
        }
      }
    }
  }

  @Test("One tab is shown; the bar has them all, with their badges")
  func look() {
    expectFrame(columns: 18, rows: 4) {
      TabView {
        Text("first").tabItem { Label("One", systemImage: "plus") }
        Text("second").tabItem { Text("Two") }.badge(3)
      }
    } is: {
      """
      ··················
      ·······first······
      ··················
      ·+·One···Two·3····
      """
    }
  }

  @Test("7.54 Showing a tab writes the selection, and writing it shows the tab")
  func selection() throws {
    let host = TextHost(columns: 24, rows: 5) { Two() }
    #expect(host.frame.text.contains("second 0"))
    try host.change("One")
    #expect(host.frame.text.contains("first 0"))
    #expect(host.lines.last?.hasPrefix("a ") ?? false)
    try host.change("Two")
    #expect(host.frame.text.contains("second 0"))
    #expect(host.lines.last?.hasPrefix("b ") ?? false)
    try host.change("choose a")
    #expect(host.frame.text.contains("first 0"))
  }

  @Test("7.55 A tag also stands for a selection that may be nil")
  func optionalSelection() throws {
    let host = TextHost(columns: 24, rows: 3) {
      TabView(selection: .constant(Int?.some(2))) {
        Text("first").tabItem { Text("One") }.tag(1)
        Text("second").tabItem { Text("Two") }.tag(2)
      }
    }
    #expect(host.frame.text.contains("second"))
  }

  private struct Numbers: View {
    @State private var selection = 20

    var body: some View {
      TabView(selection: $selection) {
        ForEach([10, 20, 30], id: \.self) { number in
          Text("shown \(number) of \(selection)").tabItem { Text("n\(number)") }
        }
      }
    }
  }

  @Test("7.56 In a ForEach a tab's tag is the id of its element")
  func elementTags() throws {
    let host = TextHost(columns: 24, rows: 3) { Numbers() }
    #expect(host.frame.text.contains("shown 20 of 20"))
    try host.change("n30")
    #expect(host.frame.text.contains("shown 30 of 30"))
  }

  @Test("7.57 What is in a tab keeps its state while another is shown")
  func stateStays() throws {
    let host = TextHost(columns: 24, rows: 5) { Two() }
    try host.change("second 0")
    try host.change("One")
    #expect(!host.frame.text.contains("second"))
    try host.change("Two")
    #expect(host.frame.text.contains("second 1"))
  }

  @Test("7.58 Each tab's stack keeps its own path")
  func paths() throws {
    let host = TextHost(columns: 24, rows: 6) {
      TabView {
        NavigationStack { NavigationLink("go in") { Text("inside") } }.tabItem { Text("One") }
        NavigationStack { Text("other root") }.tabItem { Text("Two") }
      }
    }
    try host.change("go in")
    #expect(host.frame.text.contains("inside"))
    try host.change("Two")
    #expect(host.frame.text.contains("other root"))
    #expect(!host.frame.text.contains("inside"))
    try host.change("One")
    #expect(host.frame.text.contains("inside"))
  }

  private enum Place: Hashable {
    case home
    case search
  }

  private struct Modern: View {
    @State private var place = Place.home
    var hidesSearch = false

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "plus", value: Place.home) { Text("at home") }
        if !hidesSearch {
          Tab("Search", systemImage: "plus", value: Place.search) { Text("searching") }
            .badge("new")
        }
      }
    }
  }

  @Test("Tabs by value")
  func modern() throws {
    let host = TextHost(columns: 30, rows: 3) { Modern() }
    #expect(host.lines == ["at home", "+ Home   + Search new"])
    try host.change("Search")
    #expect(host.frame.text.contains("searching"))
    let fewer = TextHost(columns: 30, rows: 3) { Modern(hidesSearch: true) }
    #expect(fewer.lines == ["at home", "+ Home"])
  }

  @Test("Tabs of a section stand after one another among the others")
  func sections() throws {
    struct Sections: View {
      @State private var place = 1

      var body: some View {
        TabView(selection: $place) {
          Tab("A", systemImage: "plus", value: 1) { Text("first") }
          TabSection("More") {
            Tab("B", systemImage: "plus", value: 2) { Text("second") }
            Tab("C", systemImage: "plus", value: 3) { Text("third") }
          }
        }
      }
    }
    let host = TextHost(columns: 30, rows: 3) { Sections() }
    #expect(host.lines == ["first", "+ A   + B   + C"])
    try host.change("C")
    #expect(host.lines[0] == "third")
    host.press("2", modifiers: .option)
    #expect(host.lines[0] == "second")
  }

  @Test("Control-Tab shows the next tab, Alt and a digit the one at that place")
  func keys() {
    let host = TextHost(columns: 24, rows: 5) { Two() }
    host.press(.tab, modifiers: .control)
    #expect(host.frame.text.contains("first 0"))
    host.press(.tab, modifiers: [.control, .shift])
    #expect(host.frame.text.contains("second 0"))
    host.press("1", modifiers: .option)
    #expect(host.frame.text.contains("first 0"))
    host.press("9", modifiers: .option)
    #expect(host.frame.text.contains("first 0"))
  }

  @Test("Pages have dots, and the arrow keys turn them")
  func pages() {
    let host = TextHost(columns: 9, rows: 3) {
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page)
    }
    expectFrame(of: host) {
      """
      ·········
      ···one···
      ···●·○···
      """
    }
    host.press(.rightArrow)
    expectFrame(of: host) {
      """
      ·········
      ···two···
      ···○·●···
      """
    }
    host.press(.rightArrow)
    #expect(host.lines.first == "two")
    host.press(.leftArrow)
    #expect(host.lines.first == "one")
  }

  @Test("7.50 What a tab says of the bar's background counts while it is shown")
  func background() throws {
    let host = TextHost(columns: 24, rows: 4) {
      TabView {
        Text("one").toolbarBackground(Color.red, for: .tabBar).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
      .toolbarBackground(.visible, for: .tabBar)
    }
    func background() -> Color? { host.frame[column: 0, row: 3].style.background }
    let red = background()
    #expect(red != nil)
    try host.change("Two")
    #expect(background() != red)
    try host.change("One")
    #expect(background() == red)
  }

  @Test("7.48 A tab hides the bar while it is shown")
  func hiddenBar() {
    let host = TextHost(columns: 24, rows: 3) {
      TabView {
        Text("first").toolbar(.hidden, for: .tabBar).tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
    }
    #expect(host.lines == ["first"])
    host.press("2", modifiers: .option)
    #expect(host.lines == ["second", "One   Two"])
  }

  @Test("Only the shown tab has appeared")
  func appearances() throws {
    let log = Log()
    let host = TextHost(columns: 24, rows: 3) {
      TabView {
        Text("first").onAppear { log.note("first") }.tabItem { Text("One") }
        Text("second").onAppear { log.note("second") }.tabItem { Text("Two") }
      }
    }
    #expect(host.lines.first == "first")
    #expect(log.entries == ["first"])
    try host.change("Two")
    #expect(log.entries == ["first", "second"])
  }
}
