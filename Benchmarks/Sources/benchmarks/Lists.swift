import DeclarativeText

/// Lists with a selection: the cursor goes from row to row.
@MainActor let lists: [Workload] =
  [1_000, 1_000_000]
  .flatMap { rows in
    [
      Workload(
        name: "List.down\(rows)", summary: "the cursor of a list of \(rows) rows goes down one"
      ) {
        let host = selectedList(rows)
        return (host, { host.press($0 % 800 < 400 ? .downArrow : .upArrow) })
      },
      Workload(
        name: "List.page\(rows)", summary: "the cursor of a list of \(rows) rows goes down a page",
        prepare: {
          let host = selectedList(rows)
          return (host, { host.press($0 % 80 < 40 ? .pageDown : .pageUp) })
        }, frames: 500),
      Workload(
        name: "List.end\(rows)", summary: "the cursor of a list of \(rows) rows goes to its end",
        prepare: {
          let host = selectedList(rows)
          return (host, { host.press($0 % 2 == 0 ? .end : .home) })
        }, frames: 500),
    ]
  }

private struct SelectedList: View {
  let count: Int
  @State private var selection: Int?

  var body: some View {
    List(0..<count, selection: $selection) { Text("Row \($0)") }
  }
}

/// A list whose cursor is on its first row.
@MainActor private func selectedList(_ rows: Int) -> TextHost {
  let host = screen(columns: 80, rows: 24) { SelectedList(count: rows) }
  host.press(.tab)
  host.press(.downArrow)
  return host
}

/// The first frame of a list.
@MainActor func selectedListOpens(_ name: String, rows: Int) -> Figures {
  opens(name) { screen(columns: 80, rows: 24) { SelectedList(count: rows) } }
}
