import DeclarativeText

/// The first page: what the library is, the other screens, and how to see them.
struct HomeScreen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Wordmark()
      Blank()
      Group {
        Text("SwiftUI's language for text interfaces. **One view**, drawn in any terminal,")
        Text("or a frame: a value to print, to compare, and to save as a picture.")
      }
      .lineLimit(nil)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top) {
          FirstProgram()
          VStack {
            Panel("Screens") { ScreenList() }
            Panel("Counter") { Counter() }
          }
        }
        .fixedSize()
        Panel("Screens") { ScreenList() }
        ScreenList()
      }
      Blank()
      Shell("swift run demo show dashboard --columns 200 --rows 50")
      Shell("swift run demo show text --format svg > text.svg")
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(maxWidth: .infinity)
  }
}

/// An empty row.
private struct Blank: View {
  var body: some View { Text(" ") }
}

/// The name in large letters where there is room.
private struct Wordmark: View {
  private static let letters = """
    █▀▀▄ █▀▀▀ ▄▀▀▀ █    ▄▀▀▄ █▀▀▄ ▄▀▀▄ ▀▀█▀▀ █ █   █ █▀▀▀
    █  █ █▀▀  █    █    █▄▄█ █▄▄▀ █▄▄█   █   █  █ █  █▀▀
    █▄▄▀ █▄▄▄ ▀▄▄▄ █▄▄▄ █  █ █ ▀▄ █  █   █   █  ▀▄▀  █▄▄▄
    """

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(verbatim: Self.letters).lineLimit(nil)
      Text("Declarative").bold()
    }
    .foregroundStyle(
      .linearGradient(
        colors: [.cyan, .blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
  }
}

/// The source of `Counter`.
private struct FirstProgram: View {
  var body: some View {
    Panel("Counter.swift") {
      VStack(alignment: .leading) {
        Text("\(keyword("struct")) \(type("Counter")): \(type("View")) {")
        Text("  \(keyword("@State var")) count = \(number("0"))")
        Text("")
        Text("  \(keyword("var")) body: \(keyword("some")) \(type("View")) {")
        Text("    \(type("HStack")) {")
        Text("      \(type("Text"))(\(string("\"Count \\(count)\"")))")
        Text("      \(type("Button"))(\(string("\"Add\""))) { count += \(number("1")) }")
        Text("    }")
        Text("  }")
        Text("}")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func keyword(_ word: String) -> Text { Text(word).foregroundStyle(.pink).bold() }
  private func type(_ word: String) -> Text { Text(word).foregroundStyle(.mint) }
  private func string(_ word: String) -> Text { Text(word).foregroundStyle(.orange) }
  private func number(_ word: String) -> Text { Text(word).foregroundStyle(.yellow) }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ScreenList: View {
  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        ForEach(DemoScreen.all.dropFirst(), id: \.name) {
          Text($0.name).foregroundStyle(.tint).bold()
        }
      }
      VStack(alignment: .leading) {
        ForEach(DemoScreen.all.dropFirst(), id: \.name) {
          Text($0.summary).foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A line to type into a shell.
private struct Shell: View {
  let command: String

  init(_ command: String) { self.command = command }

  var body: some View {
    HStack {
      Text("$").foregroundStyle(.green)
      Text(verbatim: command)
    }
  }
}
