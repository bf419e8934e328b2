import DeclarativeText
import Support
import Testing

/// What writing a `FocusState` does while views come, go and change.
@MainActor @Suite struct FocusRequestTests {
  /// The text of the row that is drawn in reverse: the view there has the focus.
  private func focused(_ host: TextHost) -> String? {
    let frame = host.frame
    let row = (0..<frame.size.rows)
      .first { row in
        (0..<frame.size.columns).contains { frame[column: $0, row: row].style.isReversed }
      }
    return row.map { row in
      String((0..<frame.size.columns).map { frame[column: $0, row: row].character })
        .split(separator: " ").joined(separator: " ")
    }
  }

  private struct Several: View {
    @FocusState private var field: Int?
    @FocusState private var isInside: Bool

    var body: some View {
      VStack {
        Text("first").focusable().focused($field, equals: 1)
        VStack {
          Text("second").focusable().focused($field, equals: 1)
          Text("third").focusable()
        }
        .focused($isInside)
        Button("to 1") { field = 1 }
        Button("inside") { isInside = true }
      }
    }
  }

  @Test("Of several views with the value the first gets the focus, unless it is in one already")
  func several() throws {
    let host = TextHost(columns: 8, rows: 5) { Several() }
    try host.change("to 1")
    #expect(focused(host) == "first")
    host.press(.tab)
    try host.change("to 1")
    #expect(focused(host) == "second")
    host.press(.tab)
    try host.change("inside")
    #expect(focused(host) == "third")
  }

  private struct Rows: View {
    @State private var rows = [0, 1]
    @FocusState private var row: Int?

    var body: some View {
      VStack {
        ScrollView {
          LazyVStack {
            ForEach(rows, id: \.self) { id in
              Text("row \(id)").focusable().focused($row, equals: id)
            }
          }
        }
        List(rows, id: \.self) { Text("line \($0)") }
        Text("focus: \(row ?? -1)")
        Button("add") {
          rows.append(7)
          row = 7
        }
      }
    }
  }

  @Test("The focus goes to a lazy row that comes in the same change")
  func arriving() throws {
    let host = TextHost(columns: 10, rows: 12) { Rows() }
    try host.change("add")
    #expect(focused(host) == "row 7")
    #expect(host.lines.contains("focus: 7"))
  }

  private struct Renewed: View {
    @FocusState private var isFocused: Bool
    @State private var id = 0

    var body: some View {
      VStack {
        Text("view \(id)").focusable().focused($isFocused).id(id)
        Text("focus: \(isFocused)")
        Button("renew") { id += 1 }
        Button("renew and focus") {
          id += 1
          isFocused = true
        }
      }
    }
  }

  @Test("A view with another id does not have the focus, unless it is asked for, too")
  func renewed() throws {
    let host = TextHost(columns: 16, rows: 4) { Renewed() }
    host.press(.tab)
    try host.change("renew and focus")
    #expect(focused(host) == "view 1")
    #expect(host.lines[1] == "focus: true")
    try host.change("renew")
    #expect(focused(host) == nil)
    #expect(host.lines[1] == "focus: false")
  }

  private struct Presenter: View {
    @State private var isPresented = false

    var body: some View {
      Button("open") { isPresented = true }
        .sheet(isPresented: $isPresented) { Sheet() }
    }
  }

  private struct Sheet: View {
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Text("one").focusable().focused($field, equals: 1)
        Text("two").focusable().focused($field, equals: 2)
        Text("focus: \(field ?? 0)")
      }
      .onAppear { field = 2 }
    }
  }

  @Test("What a sheet asks for as it appears comes before its first view")
  func sheet() throws {
    let host = TextHost(columns: 16, rows: 7) { Presenter() }
    try host.change("open")
    #expect(host.frame.text.contains("focus: 2"))
  }

  private struct Swapped: View {
    @State private var items = ["a", "b", "c"]
    @FocusState private var item: String?

    var body: some View {
      VStack {
        ForEach(items.indices, id: \.self) { index in
          Text(items[index]).focusable().focused($item, equals: items[index])
        }
        Text("focus: \(item ?? "none")")
        Button("swap") { items.swapAt(0, 1) }
      }
    }
  }

  @Test("Where views swap their values, the state has the value of the view with the focus")
  func swapped() throws {
    let host = TextHost(columns: 10, rows: 5) { Swapped() }
    host.press(.tab)
    try host.change("swap")
    #expect(focused(host) == "b")
    #expect(host.lines[3] == "focus: b")
  }
}
