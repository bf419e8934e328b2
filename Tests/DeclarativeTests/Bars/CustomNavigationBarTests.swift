import DeclarativeText
import Support
import Testing

/// The bar of three slots, and the button that goes back.
@MainActor @Suite struct CustomNavigationBarTests {
  @Test("The title is in the middle of the bar, whatever the sides")
  func middle() {
    expectFrame(columns: 40, rows: 2) {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .customNavigationBar {
          Text("Title")
        } leading: {
          Text("a long leading side")
        } trailing: {
          Text("x")
        }
    } is: {
      """
      ··a·long·lead…····Title··············x··
      ··················page··················
      """
    }
  }

  @Test("A title is cut before it meets the wider side, which is kept free at both edges")
  func longTitle() {
    expectFrame(columns: 30, rows: 1) {
      CustomNavigationBar {
        Text("A title that is too long")
      } leading: {
        EmptyView()
      } trailing: {
        Text("Save")
      }
    } is: {
      """
      ·······A·title·that·is…·Save··
      """
    }
  }

  @Test("A large title is leading, in a row of its own")
  func large() {
    expectFrame(columns: 20, rows: 3) {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .customNavigationBar(titleDisplayMode: .large) {
          Text("Title")
        } leading: {
          Text("L")
        }
    } is: {
      """
      ··L·················
      ··Title·············
      ········page········
      """
    }
  }

  @Test("In points a bar is at least 44 high: three rows")
  func points() {
    expectFrame(columns: 20, rows: 4, metrics: .points) {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .customNavigationBar {
          Text("Title")
        }
    } is: {
      """
      ····················
      ········Title·······
      ····················
      ········page········
      """
    }
  }

  @Test("The foreground is that of texts and of buttons; the background fills the bar")
  func colors() {
    let host = TextHost(columns: 20, rows: 2) {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .customNavigationBar(foreground: .white, background: .green) {
          Text("Title")
        } leading: {
          EmptyView()
        } trailing: {
          Button("Save") {}
        }
    }
    let frame = host.frame
    #expect((0..<20).allSatisfy { frame[column: $0, row: 0].style.background == .green })
    #expect(frame[column: 8, row: 0].style.foreground == .white)
    #expect(frame[column: 14, row: 0].style.foreground == .white)
    #expect(frame[column: 0, row: 1].style.background == nil)
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("next") { Text("page").customNavigationBar { Text("Page") } }
          .customNavigationBar { Text("Root") }
      }
    }
  }

  @Test("Back is drawn only where there is something to go back to, and goes there")
  func back() throws {
    let host = TextHost(columns: 40, rows: 2) { Stack() }
    expectFrame(of: host) {
      """
      ··················Root··················
      ··················next··················
      """
    }
    try host.change("next")
    expectFrame(of: host) {
      """
      ··‹·Back··········Page··················
      ··················page··················
      """
    }
    #expect(!host.press(.escape))
    try host.change("Back")
    #expect(host.lines == ["Root", "next"])
  }

  @Test("Where there is no room for the word, the chevron stands alone")
  func narrow() throws {
    let host = TextHost(columns: 16, rows: 2) { Stack() }
    try host.change("next")
    expectFrame(of: host) {
      """
      ··‹···Page······
      ······page······
      """
    }
    try host.change("Back")
    #expect(host.lines == ["Root", "next"])
  }

  @Test("What is in the page is scrolled beneath the bar, and can be scrolled out from under it")
  func scrolling() {
    let host = TextHost(columns: 12, rows: 4) {
      List(0..<5) { Text("row \($0)") }
        .customNavigationBar(background: .black) { Text("Bar") }
    }
    expectFrame(of: host) {
      """
      ·····Bar····
      ·row·0······
      ·row·1······
      ·row·2······
      """
    }
    host.scroll(column: 2, row: 2, by: 9)
    expectFrame(of: host) {
      """
      ·····Bar····
      ·row·2······
      ·row·3······
      ·row·4······
      """
    }
  }

  @Test("A bar of preferences shows what the top screen says, and forgets it with the screen")
  func preferences() throws {
    struct TitleKey: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    struct Container: View {
      @State private var title = "none"

      var body: some View {
        VStack {
          Text("= \(title) =")
          NavigationStack {
            NavigationLink("next") { Text("page").preference(key: TitleKey.self, value: "second") }
              .preference(key: TitleKey.self, value: "first")
          }
        }
        .onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
    let host = TextHost(columns: 20, rows: 4) { Container() }
    #expect(host.lines == ["= first =", "next"])
    try host.change("next")
    #expect(host.lines == ["= second =", "‹ Back", "page"])
    host.press(.escape)
    #expect(host.lines == ["= first =", "next"])
  }
}
