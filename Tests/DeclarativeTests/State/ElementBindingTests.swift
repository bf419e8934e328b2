import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ElementBindingTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// What escapes from the view, for writing later.
  private final class Kept {
    var binding: Binding<Item>?
  }

  private struct Row: View {
    let log: Log
    @Binding var item: Item

    var body: some View {
      log.note(item.name)
      return Button("\(item.name)") { item.name += "!" }
    }
  }

  private struct Rows: View {
    let log: Log
    let kept: Kept
    @State private var items = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Row(log: log, item: $item)
            .onAppear { if item.id == 2 { kept.binding = $item } }
        }
        Button("remove") { items.removeAll { $0.id == 2 } }
        Button("clear") { items.removeAll() }
        Button("reverse") { items.reverse() }
      }
    }
  }

  private func host(_ log: Log = Log(), _ kept: Kept = Kept()) -> TextHost {
    TextHost(columns: 20, rows: 8) { Rows(log: log, kept: kept) }
  }

  @Test("ForEach over a binding gives each row a binding to its element")
  func writesElements() throws {
    let log = Log()
    let host = host(log)
    try host.change("b")
    #expect(host.lines.prefix(3) == ["a", "b!", "c"])
    #expect(log.entries == ["a", "b", "c", "b!"])
  }

  @Test("Trial 27 A write through the binding of a removed row is dropped")
  func outlivesItsRow() throws {
    let kept = Kept()
    let host = host(Log(), kept)
    _ = host.frame
    try host.change("remove")
    kept.binding?.wrappedValue.name = "late"
    #expect(host.lines.prefix(2) == ["a", "c"])
    try host.change("clear")
    kept.binding?.wrappedValue.name = "late"
    #expect(host.lines == ["remove", "clear", "reverse"])
    #expect(kept.binding?.wrappedValue.name == "b")
  }

  @Test("A binding follows its element when it moves")
  func followsItsElement() throws {
    let kept = Kept()
    let host = host(Log(), kept)
    _ = host.frame
    try host.change("reverse")
    try host.change("a")
    #expect(host.lines.prefix(3) == ["c", "b", "a!"])
    try host.change("remove")
    try host.change("c")
    #expect(host.lines.prefix(2) == ["c!", "a!"])
  }

  private struct Plain: View {
    @State private var names = ["x", "y"]

    var body: some View {
      ForEach($names, id: \.self) { $name in
        Button("\(name)") { name += "+" }
      }
    }
  }

  @Test("ForEach over a binding with elements that are their own ids")
  func ownIds() throws {
    let host = TextHost(columns: 20, rows: 4) { Plain() }
    try host.change("y")
    #expect(host.lines == ["x", "y+"])
    try host.change("y+")
    #expect(host.lines == ["x", "y++"])
  }

  private struct Shrinking: View {
    @State private var rows = ["one", "two"]

    var body: some View {
      ForEach(0..<rows.count, id: \.self) { Text(rows[$0]) }
      Button("less") { rows.removeLast() }
    }
  }

  @Test("Trial 27 A range that shrinks does not read past its end")
  func shrinkingRange() throws {
    let host = TextHost(columns: 20, rows: 4) { Shrinking() }
    try host.change("less")
    #expect(host.lines == ["one", "less"])
    try host.change("less")
    #expect(host.lines == ["less"])
  }
}
