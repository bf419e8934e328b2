import DeclarativeText
import Support
import Testing

/// Screens that a binding pushes, and what a screen knows of being presented.
@MainActor @Suite struct PresentedScreenTests {
  private struct Flagged: View {
    @State private var isShown = false
    @State private var word: String?

    var body: some View {
      NavigationStack {
        VStack {
          Text(isShown ? "shown" : "not shown")
          Text(word ?? "no word")
          Button("show") { isShown = true }
          Button("say a") { word = "a" }
        }
        .navigationDestination(isPresented: $isShown) {
          VStack {
            Text("flagged")
            Button("hide") { isShown = false }
          }
        }
        .navigationDestination(item: $word) { word in
          VStack {
            Text("word \(word)")
            Button("say b") { self.word = "b" }
          }
        }
      }
    }
  }

  @Test("7.10 A flag pushes and pops; going back sets it to false")
  func flag() throws {
    let host = TextHost(columns: 20, rows: 8) { Flagged() }
    try host.change("show")
    #expect(host.lines == ["‹ Back", "flagged", "hide"])
    try host.change("hide")
    #expect(host.lines.first == "not shown")
    try host.change("show")
    host.press(.escape)
    #expect(host.lines.first == "not shown")
    try host.change("show")
    #expect(host.lines == ["‹ Back", "flagged", "hide"])
  }

  @Test("7.11 An item pushes, none pops; going back sets it to nil")
  func item() throws {
    let host = TextHost(columns: 20, rows: 8) { Flagged() }
    try host.change("say a")
    #expect(host.lines == ["‹ Back", "word a", "say b"])
    try host.change("say b")
    #expect(host.lines == ["‹ Back", "word b", "say b"])
    try host.change("Back")
    #expect(host.lines.contains("no word"))
  }

  private struct Teller: View {
    let name: String
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack {
        Text("\(name) \(isPresented ? "presented" : "not presented")")
        Button("dismiss \(name)") { dismiss() }
        Button("end \(name)") { mode.wrappedValue.dismiss() }
      }
    }
  }

  private struct Tellers: View {
    @State private var isSheetShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Teller(name: "root")
          NavigationLink("push") { Teller(name: "pushed") }
          Button("sheet") { isSheetShown = true }
        }
      }
      .sheet(isPresented: $isSheetShown) {
        NavigationStack {
          VStack {
            Teller(name: "inside")
            NavigationLink("deeper") { Teller(name: "deep") }
          }
        }
      }
    }
  }

  @Test("7.16 To dismiss pops a pushed screen, and 7.18 is nothing at the root")
  func dismissing() throws {
    let host = TextHost(columns: 40, rows: 12) { Tellers() }
    try host.change("dismiss root")
    #expect(host.lines.contains("root not presented"))
    try host.change("push")
    #expect(host.lines.contains("pushed presented"))
    try host.change("dismiss pushed")
    #expect(host.lines.contains("root not presented"))
  }

  @Test("7.19 A presentation mode does nothing where nothing is presented")
  func presentationMode() throws {
    let host = TextHost(columns: 40, rows: 12) { Tellers() }
    try host.change("end root")
    #expect(host.lines.contains("root not presented"))
    try host.change("push")
    try host.change("end pushed")
    #expect(host.lines.contains("root not presented"))
  }

  @Test("7.20 In a stack in a sheet, the root's dismiss closes the sheet, a pushed screen's pops")
  func stackInSheet() throws {
    let host = TextHost(columns: 44, rows: 14) { Tellers() }
    try host.change("sheet")
    #expect(host.frame.text.contains("inside presented"))
    try host.change("deeper")
    #expect(host.frame.text.contains("deep presented"))
    try host.change("dismiss deep")
    #expect(host.frame.text.contains("inside presented"))
    try host.change("dismiss inside")
    #expect(host.lines.contains("root not presented"))
  }

  @Test("6.40 What is covered appears again when it is gone back to")
  func appearsAgain() throws {
    struct Counting: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          NavigationLink("appeared \(count)") { Text("next") }
            .onAppear { count += 1 }
        }
      }
    }
    let host = TextHost(columns: 20, rows: 4) { Counting() }
    #expect(host.lines == ["appeared 1"])
    try host.change("appeared 1")
    #expect(host.lines == ["‹ Back", "next"])
    try host.change("Back")
    #expect(host.lines == ["appeared 2"])
  }

  private struct Presenting: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("open") { isShown = true }
          .toolbar { Text("item").onAppear { log.note("item") } }
      }
      .sheet(isPresented: $isShown) {
        Button("close") { isShown = false }
          .onAppear { log.note("appeared") }
          .onDisappear { log.note("gone") }
          .task { log.note("task") }
      }
    }
  }

  @Test("A sheet in front of a stack, and an item in its bar, appear and disappear once each")
  func appearingAround() async throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Presenting(log: log) }
    _ = host.frame
    #expect(log.take() == ["item"])
    try host.change("open")
    await host.settle()
    #expect(log.take() == ["appeared", "task"])
    try host.change("close")
    #expect(log.take() == ["gone"])
  }
}
