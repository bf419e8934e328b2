/// The items of a bar for which there is no room, behind a button.
///
///     Title   Edit  ⋯
///           ╭────────╮
///           │ Share  │
///           │ Delete │
///           ╰────────╯
struct OverflowMenu: View {
  let entries: [ToolbarEntry]
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: "⋯")
    }
    .accessibilityLabel("More")
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      EntryMenu(entries: entries) { isOpen = false }
    }
  }
}

/// The title of a screen that opens a menu.
struct TitleMenu<Title: View>: View {
  let entry: ToolbarEntry
  let title: Title
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack {
        title
        Text(verbatim: "⌄").foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.primary)
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      EntryMenu(entries: [entry]) { isOpen = false }
    }
  }
}

/// Items one below the other; choosing one closes the menu.
private struct EntryMenu: View {
  let entries: [ToolbarEntry]
  let close: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entries, id: \.identifier) { StageView($0.hoist) }
      }
    }
    .onAppear { for entry in entries { entry.around.afterAction = close } }
    .onDisappear { for entry in entries { entry.around.afterAction = {} } }
  }
}
