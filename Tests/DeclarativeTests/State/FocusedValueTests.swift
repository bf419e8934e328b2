import DeclarativeText
import Support
import Testing

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var count: Binding<Int>?
}

/// Values that the view with the focus gives to others.
@MainActor @Suite struct FocusedValueTests {
  private struct Screen: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      VStack {
        Reader(log: log)
        Text("first \(first)").focusable().focusedValue(\.title, "First")
          .focusedValue(\.count, $first)
        Text("second \(second)").focusable().focusedValue(\.count, $second)
        Text("none").focusable()
      }
      .focusedValue(\.title, "All")
    }
  }

  private struct Reader: View {
    let log: Log
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.count) private var count

    var body: some View {
      log.note("reader")
      return VStack {
        Text("\(title ?? "nothing") \(count.map { "\($0)" } ?? "-")")
        Button("more") { count = (count ?? 0) + 1 }
      }
    }
  }

  @Test("The innermost view around the focus gives a value; without focus there is none")
  func following() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 6) { Screen(log: log) }
    #expect(host.lines[0] == "nothing -")
    host.press(.tab)
    #expect(host.lines[0] == "All -")
    host.press(.tab)
    #expect(host.lines[0] == "First 0")
    host.press(.tab)
    #expect(host.lines[0] == "All 0")
    log.clear()
    host.press(.tab)
    #expect(host.lines[0] == "All -")
    #expect(log.entries == ["reader"])
  }

  @Test("A binding that is given is written through, and followed")
  func bindings() throws {
    let host = TextHost(columns: 20, rows: 6) { Screen(log: Log()) }
    for _ in 0..<3 { host.press(.tab) }
    try host.change("more")
    #expect(host.lines[0] == "All 1")
    #expect(host.lines.contains("second 1"))
  }

  @Test("A scene's value is there wherever the focus is, and goes with its view")
  func scenes() throws {
    struct Scene: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          Reader(log: Log())
          if isShown { Text("giver").focusedSceneValue(\.title, "Scene") }
          Button("away") { isShown = false }
        }
      }
    }
    let host = TextHost(columns: 20, rows: 6) { Scene() }
    #expect(host.lines[0] == "Scene -")
    try host.change("away")
    #expect(host.lines[0] == "nothing -")
  }

  private struct Turning: View {
    @State private var names = ["a", "b", "c", "d", "e"]

    var body: some View {
      VStack {
        Reader(log: Log())
        ForEach(names, id: \.self) { Text($0).focusedSceneValue(\.title, $0) }
        Button("turn") { names.append(names.removeFirst()) }
      }
      .focusedSceneValue(\.title, "around")
    }
  }

  @Test("Of several scene values the innermost counts, then the first in the tree")
  func order() throws {
    let host = TextHost(columns: 20, rows: 8) { Turning() }
    var shown: [String] = []
    for _ in 0..<5 {
      shown.append(host.lines[0])
      try host.change("turn")
    }
    #expect(shown == ["a -", "b -", "c -", "d -", "e -"])
  }

  private struct Row: View {
    let index: Int
    @State private var kept = 0

    var body: some View {
      Text("row \(index) \(kept)").focusedSceneValue(\.title, index == 0 ? "zero" : nil)
    }
  }

  @Test("A row that is kept for its state alone gives no value")
  func parkedRow() {
    let host = TextHost(columns: 20, rows: 8) {
      VStack {
        Reader(log: Log())
        ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Row(index: $0) } } }
      }
    }
    #expect(host.lines[0] == "zero -")
    host.scroll(column: 2, row: 4, by: 50)
    #expect(host.lines[0] == "nothing -")
    host.scroll(column: 2, row: 4, by: -50)
    #expect(host.lines[0] == "zero -")
  }
}
