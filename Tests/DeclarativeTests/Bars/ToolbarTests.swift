import DeclarativeText
import Support
import Testing

/// Where items go in the bars of a screen.
@MainActor @Suite struct ToolbarTests {
  /// A screen of one row of text, with what is in its bars.
  private struct Screen<Items: ToolbarContent>: View {
    @ToolbarContentBuilder let items: Items

    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { items }
      }
    }
  }

  @Test("7.40 Leading and trailing items are at the edges, 7.44 automatic ones trailing")
  func edges() {
    expectFrame(columns: 40, rows: 2) {
      Screen {
        ToolbarItem(placement: .topBarTrailing) { Text("c") }
        ToolbarItem(placement: .topBarLeading) { Text("a") }
        ToolbarItem { Text("d") }
        ToolbarItem(placement: .navigationBarLeading) { Text("b") }
      }
    } is: {
      """
      ·a··b·············Title············c··d·
      ·················content················
      """
    }
  }

  @Test("7.41 to 7.43 To cancel is outermost leading, to confirm outermost trailing")
  func actions() {
    expectFrame(columns: 40, rows: 2) {
      Screen {
        ToolbarItem(placement: .confirmationAction) { Text("OK") }
        ToolbarItem(placement: .primaryAction) { Text("P") }
        ToolbarItem(placement: .destructiveAction) { Text("D") }
        ToolbarItem(placement: .topBarLeading) { Text("L") }
        ToolbarItem(placement: .cancellationAction) { Text("C") }
      }
    } is: {
      """
      ·C··L·············Title········D··P··OK·
      ·················content················
      """
    }
  }

  @Test("A principal item stands in the middle instead of the title")
  func principal() {
    expectFrame(columns: 30, rows: 2) {
      Screen {
        ToolbarItem(placement: .principal) { Text("Middle") }
        ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
      }
    } is: {
      """
      ············Middle·······Save·
      ············content···········
      """
    }
  }

  @Test("7.40 Bottom items are in a bar at the bottom, a status in its middle")
  func bottom() {
    expectFrame(columns: 30, rows: 3) {
      Screen {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("a")
          Text("b")
        }
        ToolbarItem(placement: .status) { Text("ready") }
      }
    } is: {
      """
      ·············Title············
      ············content···········
      ·a··b········ready············
      """
    }
  }

  @Test("A spacer moves the items after it to the end")
  func spacer() {
    expectFrame(columns: 30, rows: 3) {
      Screen {
        ToolbarItem(placement: .bottomBar) { Text("a") }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Text("b") }
      }
    } is: {
      """
      ·············Title············
      ············content···········
      ·a··························b·
      """
    }
  }

  @Test("7.45 A navigation item is leading, and trailing where there is a Back button")
  func navigation() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") { page }
            .toolbar { ToolbarItem(placement: .navigation) { Text("N") } }
        }
      }
      private var page: some View {
        Text("page").toolbar { ToolbarItem(placement: .navigation) { Text("M") } }
      }
    }
    let host = TextHost(columns: 30, rows: 2) { Stack() }
    expectFrame(of: host) {
      """
      ·N····························
      ·············next·············
      """
    }
    try host.change("next")
    expectFrame(of: host) {
      """
      ·‹·Back·····················M·
      ·············page·············
      """
    }
  }

  @Test("7.46 Items of views in one screen are merged in their order, inner ones first")
  func merging() {
    expectFrame(columns: 30, rows: 2) {
      NavigationStack {
        HStack {
          Text("left").toolbar { Text("1") }
          Text("right").toolbar { Text("2") }
        }
        .toolbar { Text("3") }
      }
    } is: {
      """
      ······················1··2··3·
      ··········left·right··········
      """
    }
  }

  private struct Stateful: View {
    let log: Log
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Inside(log: log)
          .toolbar {
            if isOn { ToolbarItem { Text("on") } }
            ToolbarItem { Counter() }
            ToolbarItem(placement: .topBarLeading) { Button("switch") { isOn.toggle() } }
          }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("+\(count)") { count += 1 } }
  }

  private struct Inside: View {
    let log: Log

    var body: some View {
      log.note("inside")
      return Text("inside")
    }
  }

  @Test("Items have state of their own; conditions bring them and take them")
  func state() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 2) { Stateful(log: log) }
    try host.change("+0")
    try host.change("switch")
    expectFrame(of: host) {
      """
      ·switch················on··+1·
      ············inside············
      """
    }
    try host.change("switch")
    expectFrame(of: host) {
      """
      ·switch····················+1·
      ············inside············
      """
    }
    #expect(log.count("inside") == 1)
  }

  @Test("A change in an item costs that item")
  func cost() throws {
    let host = TextHost(columns: 30, rows: 2) { Stateful(log: Log()) }
    try host.change("+0")
    host.resetStatistics()
    try host.change("+1")
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesCreated == 0)
  }

  private struct Custom: ToolbarContent {
    let title: String
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem { Button("\(title) \(count)") { count += 1 } }
      if #available(iOS 26.0, *) {
        ToolbarItem { Text("new") }
      } else {
        ToolbarItem { Text("old") }
      }
    }
  }

  @Test("A user's toolbar content has a body and state")
  func custom() throws {
    let host = TextHost(columns: 30, rows: 2) {
      NavigationStack { Text("page").toolbar { Custom(title: "t") } }
    }
    try host.change("t 0")
    expectFrame(of: host) {
      """
      ·····················t·1··new·
      ·············page·············
      """
    }
  }

  @Test("7.48 A hidden bar leaves its room; 7.49 other screens keep theirs")
  func hidden() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") { Text("page").toolbar(.hidden, for: .navigationBar) }
            .navigationTitle("Root")
        }
      }
    }
    let host = TextHost(columns: 10, rows: 3) { Stack() }
    try host.change("next")
    expectFrame(of: host) {
      """
      ··········
      ···page···
      ··········
      """
    }
    // No bar, no way back by keys.
    #expect(!host.press(.escape))
    #expect(host.lines == ["page"])
  }

  @Test("Where the bar is hidden, the way back by Escape can be asked for")
  func backGesture() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") {
            Text("page").toolbar(.hidden, for: .navigationBar).backGestureDisabled(false)
          }
          .navigationTitle("Root")
        }
      }
    }
    let host = TextHost(columns: 10, rows: 3) { Stack() }
    try host.change("next")
    #expect(host.press(.escape))
    #expect(host.lines == ["Root", "next"])
  }

  @Test("7.52 A bar is filled where that is asked for, or once something is beneath it")
  func background() {
    let filled = TextHost(columns: 10, rows: 3) {
      NavigationStack {
        Text("page").navigationTitle("T")
          .toolbarBackground(.black, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
    #expect(filled.frame[column: 9, row: 0].style.background == .black)
    #expect(filled.frame[column: 9, row: 1].style.background == nil)
    let scrolled = TextHost(columns: 10, rows: 3) {
      NavigationStack { List(0..<9) { Text("\($0)") }.navigationTitle("T") }
    }
    #expect(scrolled.frame[column: 9, row: 0].style.background == nil)
    scrolled.scroll(column: 1, row: 2, by: 1)
    #expect(scrolled.frame[column: 9, row: 0].style.background != nil)
  }

  @Test("7.51 A bar is light or dark only while it is filled")
  func colorScheme() {
    for (visibility, color) in [(Visibility.visible, Color.white), (.hidden, nil as Color?)] {
      let host = TextHost(columns: 9, rows: 2) {
        NavigationStack {
          Text("page").navigationTitle("T")
            .toolbarBackground(.black, for: .navigationBar)
            .toolbarBackground(visibility, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
      }
      #expect(host.frame[column: 1, row: 0].character == "T")
      #expect(host.frame[column: 1, row: 0].style.foreground == color)
    }
  }

  @Test("7.53 In an editor the title of the screen before is not beside the way back")
  func editorRole() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") { Text("page").toolbarRole(.editor) }.navigationTitle("Root")
        }
      }
    }
    let host = TextHost(columns: 30, rows: 3) { Stack() }
    try host.change("next")
    #expect(host.lines == ["‹", "page"])
  }

  @Test("The Back button can be hidden; Escape still goes back")
  func hiddenBackButton() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") {
            Text("page").navigationTitle("Page").navigationBarBackButtonHidden()
          }
          .navigationTitle("Root")
        }
      }
    }
    let host = TextHost(columns: 30, rows: 3) { Stack() }
    try host.change("next")
    #expect(host.lines == ["Page", "page"])
    #expect(host.press(.escape))
    #expect(host.lines == ["Root", "next"])
  }
}
