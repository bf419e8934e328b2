import DeclarativeText
import Support
import Testing

/// Finding rows by typing, and selecting several by keys.
@MainActor @Suite struct ListTypingTests {
  private struct Fruits: View {
    @State private var selection: String?
    var names = ["Apple", "Banana", "Blueberry", "Cherry", "Blood orange"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(selection ?? "none")
        List(names, id: \.self, selection: $selection) { Text($0) }
      }
    }
  }

  @Test("Typed letters go to the first row that begins with them, and after a pause begin anew")
  func typing() {
    let host = TextHost(columns: 16, rows: 7) { Fruits() }
    host.press(.tab)
    host.type("b")
    #expect(host.first == "Banana")
    host.type("lo")
    #expect(host.first == "Blood orange")
    host.type("od o")
    #expect(host.first == "Blood orange")
    host.advance(by: .seconds(2))
    host.type("c")
    #expect(host.first == "Cherry")
    host.advance(by: .seconds(2))
    #expect(!host.press("x"))
    #expect(host.first == "Cherry")
  }

  @Test("Rows that are not made are found by their text")
  func unmade() {
    let names = (0..<5000).map { "item \($0)" } + ["zebra"]
    let host = TextHost(columns: 16, rows: 5) { Fruits(names: names) }
    host.press(.tab)
    host.type("z")
    #expect(host.first == "zebra")
    #expect(host.frame.text.contains(" zebra"))
    host.advance(by: .seconds(2))
    host.type("item 4321")
    #expect(host.first == "item 4321")
  }

  @Test("A key handler right on the list comes first")
  func handlers() {
    var keys: [String] = []
    let host = TextHost(columns: 16, rows: 7) {
      Fruits()
        .onKeyPress(characters: .alphanumerics) { press in
          keys.append(press.characters)
          return .ignored
        }
    }
    host.press(.tab)
    host.type("bx")
    #expect(host.first == "Banana")
    #expect(keys == ["x"])
  }

  private struct Several: View {
    @State private var selection: Set<Int> = []

    private var first: String { selection.sorted().prefix(9).map { " \($0)" }.joined() }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("s\(first) of \(selection.count)")
        List(selection: $selection) {
          ForEach(0..<100) { Text("row \($0)").selectionDisabled($0 == 3) }
        }
      }
    }
  }

  @Test("Shift and an arrow take the next row into the selection, and back out of it")
  func shift() {
    let host = TextHost(columns: 24, rows: 5) { Several() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.first == "s of 0")
    host.press(.downArrow, modifiers: .shift)
    #expect(host.first == "s 1 2 of 2")
    host.press(.downArrow, modifiers: .shift)
    #expect(host.first == "s 1 2 4 of 3")
    host.press(.upArrow, modifiers: .shift)
    #expect(host.first == "s 1 2 of 2")
    for _ in 0..<2 { host.press(.upArrow, modifiers: .shift) }
    #expect(host.first == "s 0 1 of 2")
    for _ in 0..<6 { host.press(.downArrow, modifiers: .shift) }
    #expect(host.first == "s 1 2 4 5 6 7 of 6")
  }

  @Test("Control and A select all rows, those too that are not made")
  func all() {
    let host = TextHost(columns: 30, rows: 5) { Several() }
    host.press(.tab)
    host.press("a", modifiers: .control)
    #expect(host.first == "s 0 1 2 4 5 6 7 8 9 of 99")
  }
}

extension TextHost {
  fileprivate var first: String {
    String(frame.text.prefix { $0 != "\n" }.reversed().drop { $0 == " " }.reversed())
  }
}
