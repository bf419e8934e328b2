import DeclarativeText
import Support
import Testing

/// Titles: large, in the middle, and from one to the other as content is scrolled.
@MainActor @Suite struct LargeTitleTests {
  private func list(_ mode: NavigationBarItem.TitleDisplayMode = .automatic) -> TextHost {
    TextHost(columns: 16, rows: 5) {
      NavigationStack {
        List(0..<9) { Text("row \($0)") }
          .navigationTitle("Rows")
          .navigationBarTitleDisplayMode(mode)
          .toolbar { Button("Add") {} }
      }
    }
  }

  @Test("7.36 A root with a title has it large; 7.37 below the bar, and in it once scrolled")
  func collapsing() {
    let host = list()
    expectFrame(of: host) {
      """
      ············Add·
      ·Rows···········
      ·row·0··········
      ·row·1··········
      ·row·2··········
      """
    }
    host.scroll(column: 2, row: 3, by: 1)
    expectFrame(of: host) {
      """
      ······Rows··Add·
      ·row·0··········
      ·row·1··········
      ·row·2··········
      ·row·3··········
      """
    }
    host.scroll(column: 2, row: 3, by: 2)
    expectFrame(of: host) {
      """
      ······Rows··Add·
      ·row·2··········
      ·row·3··········
      ·row·4··········
      ·row·5··········
      """
    }
    host.scroll(column: 2, row: 3, by: -3)
    #expect(host.lines[1] == "Rows")
  }

  @Test("7.37 An inline title is in the middle of the bar")
  func inline() {
    expectFrame(of: list(.inline)) {
      """
      ······Rows··Add·
      ·row·0··········
      ·row·1··········
      ·row·2··········
      ·row·3··········
      """
    }
  }

  @Test("A large title without buttons has no empty row above it")
  func alone() {
    let host = TextHost(columns: 12, rows: 4) {
      NavigationStack {
        List(0..<9) { Text("row \($0)") }.navigationTitle("Rows").navigationSubtitle("nine")
      }
    }
    expectFrame(of: host) {
      """
      ·Rows·······
      ·nine·······
      ·row·0······
      ·row·1······
      """
    }
    host.scroll(column: 2, row: 3, by: 1)
    expectFrame(of: host) {
      """
      ····Rows····
      ····nine····
      ·row·1······
      ·row·2······
      """
    }
  }

  private struct Inheriting: View {
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
      NavigationStack {
        NavigationLink("next") { Text("inside").navigationTitle("Second") }
          .navigationTitle("First")
          .navigationBarTitleDisplayMode(mode)
      }
    }
  }

  @Test("7.36 A pushed screen has its title as the one before, 7.35 and that of the top is shown")
  func inheriting() throws {
    let large = TextHost(columns: 30, rows: 3) { Inheriting(mode: .large) }
    try large.change("next")
    #expect(large.lines == ["‹ First", "Second", "inside"])
    let inline = TextHost(columns: 30, rows: 3) { Inheriting(mode: .inline) }
    try inline.change("next")
    expectFrame(of: inline) {
      """
      ·‹·First····Second············
      ······························
      ············inside············
      """
    }
  }

  @Test("A title follows what it is made of, and the screen around it is left alone")
  func following() throws {
    struct Counting: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Inner(count: $count, log: log).navigationTitle("Count \(count)")
        }
      }
    }
    struct Inner: View {
      @Binding var count: Int
      let log: Log

      var body: some View {
        log.note("inner")
        return Button("add") { count += 1 }
      }
    }
    let log = Log()
    let host = TextHost(columns: 20, rows: 3) { Counting(log: log) }
    #expect(host.lines == ["Count 0", "add"])
    try host.change("add")
    #expect(host.lines == ["Count 1", "add"])
  }
}
