import DeclarativeText
import Support
import Testing

/// What is presented in a stack appears and disappears as it does anywhere.
@MainActor @Suite struct PresentedLifeTests {
  private struct Noting: View {
    let log: Log
    let name: String

    var body: some View {
      Text(name)
        .onAppear { log.note("\(name) appears") }
        .onDisappear { log.note("\(name) disappears") }
        .task { log.note("\(name) works") }
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var isSheet = false
    @State private var isPopover = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("sheet") { isSheet = true }
          Button("popover") { isPopover = true }
            .popover(isPresented: $isPopover) { Noting(log: log, name: "pop") }
        }
        .sheet(isPresented: $isSheet) { Noting(log: log, name: "sheet") }
        .toolbar { Noting(log: log, name: "item") }
      }
    }
  }

  @Test("A sheet, a popover and an item of a bar, in a stack", arguments: ["sheet", "popover"])
  func inAStack(_ label: String) async throws {
    let log = Log()
    let name = label == "sheet" ? "sheet" : "pop"
    let host = TextHost(columns: 30, rows: 10) { Screen(log: log) }
    await host.settle()
    #expect(log.take() == ["item appears", "item works"])
    for _ in 0..<2 {
      try host.change(label)
      await host.settle()
      #expect(log.take() == ["\(name) appears", "\(name) works"])
      host.press(.escape)
      await host.settle()
      #expect(log.take() == ["\(name) disappears"])
    }
  }

  @Test("A click goes to what is drawn in the row, be it half a row off in layout")
  func halfRows() {
    let log = Log()
    // Three rows in a screen of six: the rows are at 1.5, drawn as 2.
    let host = TextHost(columns: 5, rows: 6) {
      VStack(spacing: 0) {
        Button("a") { log.note("a") }
        Button("b") { log.note("b") }
        Button("c") { log.note("c") }
      }
    }
    #expect(host.frame.text.split(separator: "\n", omittingEmptySubsequences: false)[2] == "  a")
    for row in 0..<6 {
      host.click(column: 2, row: row)
      log.note("\(row)")
    }
    #expect(log.take() == ["0", "1", "a", "2", "b", "3", "c", "4", "5"])
  }
}
