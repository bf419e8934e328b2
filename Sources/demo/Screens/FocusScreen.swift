import DeclarativeText

/// Where the keys go: a form that knows which of its rows has the focus, tiles that are reached by
/// arrows, and buttons that are reached from anywhere.
struct FocusScreen: View {
  var body: some View {
    SideBySide {
      Panel("FocusState") { Address() }
      VStack {
        Panel("Arrows") { Tiles() }
        Panel("Shortcuts") { Shortcuts() }
        Spacer(minLength: 0)
      }
    }
  }
}

private struct Address: View {
  private enum Part: String, CaseIterable {
    case name = "Name"
    case street = "Street"
    case town = "Town"
    case country = "Country"
  }

  @FocusState private var part: Part?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Part.allCases, id: \.self) { each in
        HStack {
          Text(each.rawValue)
            .frame(maxWidth: .infinity, alignment: .leading)
            .focusable()
            .focused($part, equals: each)
          Text("◀").opacity(part == each ? 1 : 0)
        }
      }
      Divider()
      Text("part == \(part.map { ".\($0)" } ?? "nil")").foregroundStyle(.secondary)
      HStack {
        Button("First") { part = .name }
        Button("Last") { part = .country }
        Button("None") { part = nil }
      }
      Spacer()
    }
    .lineLimit(1)
    .defaultFocus($part, .street)
  }
}

/// Tiles that count how often the focus has come.
private struct Tiles: View {
  var body: some View {
    Grid {
      ForEach(0..<3, id: \.self) { _ in
        GridRow { ForEach(0..<4, id: \.self) { _ in Tile() } }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Tile: View {
  @FocusState private var isFocused: Bool
  @State private var visits = 0

  var body: some View {
    Text(visits == 0 ? "·" : "\(visits)")
      .frame(maxWidth: .infinity)
      .background(isFocused ? Color.blue : .clear)
      .focusable()
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in if isFocused { visits += 1 } }
  }
}

private struct Shortcuts: View {
  @State private var said = "nothing yet"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Save") { said = "saved" }.keyboardShortcut("s")
        Text("⌃S").foregroundStyle(.secondary)
        Button("Discard", role: .destructive) { said = "discarded" }
          .keyboardShortcut(.cancelAction)
        Text("Esc").foregroundStyle(.secondary)
      }
      Text(said)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
