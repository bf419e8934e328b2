import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct FocusStateTests {
  private enum Field: Hashable {
    case name
    case place
    case nowhere
  }

  /// Two fields, and buttons that say where the focus is to be.
  private struct Form: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack(alignment: .leading) {
        Text("name").focusable().focused($field, equals: .name)
        Text("place").focusable().focused($field, equals: .place)
        Text("focus: \(field.map { "\($0)" } ?? "none")")
        Button("to place") { field = .place }
        Button("to nobody") { field = nil }
        Button("to nowhere") { field = .nowhere }
      }
    }
  }

  private func line(_ host: TextHost) -> String {
    host.frame.text.split(separator: "\n").first { $0.contains("focus:") }
      .map { $0.trimmingPrefix { $0 == " " } }
      .map(String.init) ?? ""
  }

  /// The row that is drawn in reverse: the view there has the focus.
  private func row(_ host: TextHost) -> Int? {
    let frame = host.frame
    return (0..<frame.size.rows)
      .first { row in
        (0..<frame.size.columns).contains { frame[column: $0, row: row].style.isReversed }
      }
  }

  @Test("6.77 The state has the value of the view that the focus is in, and nil elsewhere")
  func optional() throws {
    let host = TextHost(columns: 14, rows: 6) { Form() }
    #expect(line(host) == "focus: none")
    host.press(.tab)
    #expect(line(host) == "focus: name")
    #expect(row(host) == 0)
    host.press(.tab)
    #expect(line(host) == "focus: place")
    #expect(row(host) == 1)
    // On to a button that has no value.
    host.press(.tab)
    #expect(line(host) == "focus: none")
    host.press(.tab, modifiers: .shift)
    #expect(line(host) == "focus: place")
  }

  @Test("6.77 Setting the state moves the focus, nil takes it away")
  func setting() throws {
    let host = TextHost(columns: 14, rows: 6) { Form() }
    try host.tap("to place")
    #expect(line(host) == "focus: place")
    #expect(row(host) == 1)
    try host.tap("to nobody")
    #expect(line(host) == "focus: none")
    #expect(row(host) == nil)
  }

  @Test("A value that no view has is nil again, and as with nil none of the state's has the focus")
  func nowhere() throws {
    let host = TextHost(columns: 14, rows: 6) { Form() }
    host.press(.tab)
    try host.tap("to nowhere")
    #expect(line(host) == "focus: none")
    #expect(row(host) == nil)
  }

  private struct Flag: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          Text("one").focusable()
          Text("two").focusable()
        }
        .focused($isFocused)
        Text("three").focusable()
        Text("focus: \(isFocused)")
        Button("in") { isFocused = true }
        Button("out") { isFocused = false }
      }
    }
  }

  @Test("6.78, 6.81 A Boolean is true while the focus is in the view, or anywhere in a container")
  func boolean() throws {
    let host = TextHost(columns: 14, rows: 6) { Flag() }
    #expect(line(host) == "focus: false")
    var lines: [String] = []
    for _ in 0..<3 {
      host.press(.tab)
      lines.append(line(host))
    }
    #expect(lines == ["focus: true", "focus: true", "focus: false"])
    try host.tap("in")
    #expect(line(host) == "focus: true")
    // The first that can have it.
    #expect(row(host) == 0)
    try host.tap("out")
    #expect(line(host) == "focus: false")
    #expect(row(host) == nil)
  }

  private struct Twice: View {
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        Text("here").focusable()
          .focused($field, equals: .name).focused($field, equals: .place).focused($isFocused)
        Text("focus: \(field.map { "\($0)" } ?? "none") \(isFocused)")
        Button("name") { field = .name }
        Button("place") { field = .place }
        Button("flag") { isFocused = true }
        Button("none") { field = nil }
      }
    }
  }

  @Test("6.80 Of two bindings of one view either brings the focus, and both follow it")
  func two() throws {
    let host = TextHost(columns: 18, rows: 6) { Twice() }
    try host.tap("place")
    #expect(line(host) == "focus: place true")
    try host.tap("name")
    #expect(line(host) == "focus: name true")
    try host.tap("none")
    #expect(line(host) == "focus: none false")
    try host.tap("flag")
    #expect(line(host) == "focus: name true")
  }

  private struct Leaving: View {
    @FocusState private var field: Field?
    @State private var isShown = true
    @State private var isDisabled = false
    @State private var isHidden = false

    var body: some View {
      VStack(alignment: .leading) {
        if isShown {
          Text("name").focusable().disabled(isDisabled).focused($field, equals: .name)
        }
        Text("focus: \(field.map { "\($0)" } ?? "none")")
        Button("show") {
          isShown = true
          field = .name
        }
        Button("remove") { isShown = false }
        Button("disable") { isDisabled = true }
      }
      .onAppear { field = .name }
    }
  }

  @Test("The focus is set as a view appears, and goes with it")
  func appearing() throws {
    let host = TextHost(columns: 14, rows: 5) { Leaving() }
    #expect(line(host) == "focus: name")
    try host.tap("remove")
    #expect(line(host) == "focus: none")
    try host.tap("show")
    #expect(line(host) == "focus: name")
    #expect(row(host) == 0)
    try host.tap("disable")
    #expect(line(host) == "focus: none")
  }

  private struct Child: View {
    @FocusState.Binding var field: Field?

    var body: some View {
      Text("child").focusable().focused($field, equals: .name)
      Button("take") { field = .name }
    }
  }

  private struct Parent: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack(alignment: .leading) {
        Child(field: $field)
        Text("focus: \(field == .name)")
      }
      .defaultFocus($field, .name)
    }
  }

  @Test("A binding is handed down, and a default is taken at first")
  func binding() throws {
    let host = TextHost(columns: 14, rows: 6) { Parent() }
    #expect(line(host) == "focus: true")
    host.press(.tab)
    #expect(line(host) == "focus: false")
    try host.tap("take")
    #expect(line(host) == "focus: true")
  }

  private struct Rows: View {
    let model: Model
    @FocusState private var row: String?

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(model.rows, id: \.self) { id in Text(id).focusable().focused($row, equals: id) }
        Text("focus: \(row ?? "none")")
      }
    }
  }

  @Observable final class Model {
    var rows = ["A", "B", "C"]
  }

  @Test("Trial 25 The focus belongs to a row, not to its place")
  func identity() {
    let model = Model()
    let host = TextHost(columns: 14, rows: 5) { Rows(model: model) }
    host.press(.tab)
    host.press(.tab)
    #expect(line(host) == "focus: B")
    model.rows = ["Z", "A", "B", "C"]
    #expect(line(host) == "focus: B")
    model.rows = ["Z", "A", "C", "B"]
    #expect(line(host) == "focus: B")
    #expect(row(host) == 3)
    model.rows = ["Z", "C", "B"]
    #expect(line(host) == "focus: B")
    model.rows = ["Z", "C"]
    #expect(line(host) == "focus: none")
  }

  @Test("Moving the focus evaluates and draws what it leaves and where it goes, not all rows")
  func cost() {
    let host = TextHost(columns: 20, rows: 50) {
      VStack(alignment: .leading) {
        ForEach(0..<40, id: \.self) { index in Button("row \(index)") {} }
      }
    }
    for _ in 0..<3 { host.press(.tab) }
    host.resetStatistics()
    host.press(.tab)
    #expect(host.statistics.nodesDrawn <= 10)
    #expect(host.statistics.nodesMeasured == 0)
  }
}
