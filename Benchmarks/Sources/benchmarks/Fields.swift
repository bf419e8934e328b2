import DeclarativeText

/// Text fields: a letter is typed, and deleted again.
@MainActor let fields: [Workload] = [
  Workload(name: "Field.key", summary: "a letter typed into one of 50 text fields") {
    let host = screen(columns: 80, rows: 50) { FieldScreen(count: 50) }
    host.press(.tab)
    return (
      host,
      { frame in
        if frame % 2 == 0 { host.press("x") } else { host.press(.delete) }
      }
    )
  },
  Workload(name: "Field.long", summary: "a letter typed into a text of 100,000") {
    let host = screen(columns: 80, rows: 1) {
      FieldLine(text: String(repeating: "lorem ipsum ", count: 8_334))
    }
    host.press(.tab)
    return (
      host,
      { frame in
        if frame % 2 == 0 { host.press("x") } else { host.press(.delete) }
      }
    )
  },
]

private struct FieldScreen: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in FieldLine(text: "some text") } }
  }
}

private struct FieldLine: View {
  @State private var text: String

  init(text: String) { _text = State(initialValue: text) }

  var body: some View { TextField("Line", text: $text) }
}
