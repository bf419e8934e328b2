import DeclarativeText
import Support
import Testing

/// Selecting in lists, by keys and by clicks.
@MainActor @Suite struct ListSelectionTests {
  private struct Letters: View {
    @State private var letters = ["A", "B", "C"]
    @State private var selection: String?

    var body: some View {
      VStack(alignment: .leading) {
        Text("selected \(selection ?? "none")")
        HStack {
          Button("no A") { letters.removeAll { $0 == "A" } }
          Button("no B") { letters.removeAll { $0 == "B" } }
          Button("none") { letters = [] }
          Button("two") { letters = ["X", "Y"] }
        }
        List(letters, id: \.self, selection: $selection) { Text("letter \($0)") }
      }
    }
  }

  /// The letters, the focus in the list.
  private func letters() -> TextHost {
    let host = TextHost(columns: 30, rows: 6) { Letters() }
    for _ in 0..<5 { host.press(.tab) }
    return host
  }

  /// The row that is marked, if one is.
  private func marked(_ host: TextHost) -> String? {
    let frame = host.frame
    for row in 2..<frame.size.rows where frame[column: 29, row: row].style.background != nil {
      return (1..<9).map { String(frame[column: $0, row: row].character) }.joined()
    }
    return nil
  }

  @Test("Arrows move the selection from row to row; at the ends it stays")
  func arrows() {
    let host = letters()
    #expect(host.lines[0] == "selected none")
    host.press(.downArrow)
    #expect(host.lines[0] == "selected A")
    #expect(marked(host) == "letter A")
    host.press(.downArrow)
    #expect(host.lines[0] == "selected B")
    host.press(.end)
    #expect(host.lines[0] == "selected C")
    host.press(.downArrow)
    #expect(host.lines[0] == "selected C")
    host.press(.home)
    #expect(host.lines[0] == "selected A")
    #expect(marked(host) == "letter A")
  }

  @Test("Trial 17 A row that goes takes no selection along, and gives it to no other")
  func deletingRows() throws {
    let host = letters()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.lines[0] == "selected B")
    try host.change("no A")
    #expect(host.lines[0] == "selected B")
    #expect(marked(host) == "letter B")
    try host.change("no B")
    // The stale selection marks nothing; the cursor is where it was.
    #expect(host.lines[0] == "selected B")
    host.press(.upArrow)
    #expect(host.lines[0] == "selected C" || host.lines[0] == "selected B")
  }

  @Test("Trial 17 With no rows keys do nothing; of new rows the first Down takes the first")
  func emptied() throws {
    let host = letters()
    host.press(.downArrow)
    host.press(.downArrow)
    try host.change("none")
    for key: KeyEquivalent in [.downArrow, .upArrow, .pageDown, .end] { host.press(key) }
    #expect(host.lines[0] == "selected B")
    try host.change("two")
    host.press(.downArrow)
    #expect(host.lines[0] == "selected X")
  }

  private struct Nine: View {
    @State private var items = Array(0..<9)
    @State private var selection: Int?

    var body: some View {
      List(items, id: \.self, selection: $selection) { Text("i\($0)") }
        .onKeyPress("2") {
          items = [0, 1]
          return .handled
        }
        .onKeyPress("1") {
          items = [7]
          return .handled
        }
    }
  }

  @Test("Trial 17 A list that shrinks under the cursor shows what there is")
  func shrinking() {
    let host = TextHost(columns: 8, rows: 3) { Nine() }
    host.press(.tab)
    host.press(.end)
    #expect(host.lines == ["i6", "i7", "i8"])
    host.press("2")
    #expect(host.lines == ["i0", "i1"])
    let other = TextHost(columns: 8, rows: 3) { Nine() }
    other.press(.tab)
    other.press(.end)
    other.press("1")
    expectFrame(of: other) {
      """
      ·i7·····
      ········
      ········
      """
    }
  }

  private struct Several: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack(alignment: .leading) {
        Text(selection.sorted().map(String.init).joined(separator: " "))
        List(selection: $selection) { ForEach(0..<4) { Text("i\($0)") } }
      }
    }
  }

  @Test("Of several, Space and a click add a row to the selection or take it out")
  func several() {
    let host = TextHost(columns: 8, rows: 5) { Several() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.space)
    #expect(host.lines[0] == "0")
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.lines[0] == "0")
    host.press(.space)
    #expect(host.lines[0] == "0 2")
    host.click(column: 2, row: 2)
    #expect(host.lines[0] == "0 1 2")
    host.click(column: 7, row: 1)
    #expect(host.lines[0] == "1 2")
  }

  private struct Tagged: View {
    enum Fruit: String { case apple, pear }
    @State private var fruit: Fruit? = .pear

    var body: some View {
      VStack(alignment: .leading) {
        Text(fruit?.rawValue ?? "none")
        List(selection: $fruit) {
          Section("Fruit") {
            Text("Apple").tag(Fruit.apple)
            Text("Pear").tag(Fruit.pear)
            Text("not one").selectionDisabled()
          }
        }
      }
    }
  }

  @Test("7.55 Tags are what is selected; headers and rows that cannot be are passed over")
  func tags() {
    let host = TextHost(columns: 10, rows: 5) { Tagged() }
    #expect(host.lines[0] == "pear")
    host.press(.tab)
    host.press(.upArrow)
    #expect(host.lines[0] == "apple")
    host.press(.upArrow)
    #expect(host.lines[0] == "apple")
    host.press(.end)
    #expect(host.lines[0] == "pear")
  }

  @Test("A click selects the row that is drawn there, wherever it has been scrolled")
  func clicking() {
    struct Twenty: View {
      @State private var selection: Int?

      var body: some View {
        VStack(alignment: .leading) {
          Text("selected \(selection ?? -1)")
          List(0..<20, selection: $selection) { Text("item \($0)") }
        }
      }
    }
    let host = TextHost(columns: 12, rows: 6) { Twenty() }
    host.scroll(column: 2, row: 3, by: 7)
    host.click(column: 3, row: 3)
    #expect(host.lines[0] == "selected 9")
  }
}
