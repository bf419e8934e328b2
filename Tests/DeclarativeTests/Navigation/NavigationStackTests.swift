import DeclarativeText
import Support
import Testing

/// What a stack shows: by links, by its path, and by what is presented.
@MainActor @Suite struct NavigationStackTests {
  private struct Notes: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Inside").navigationTitle("Note") }
          .navigationTitle("Notes")
      }
    }
  }

  @Test("7.13 A link with a view pushes it; its bar leads back, and so does Escape")
  func pushing() throws {
    let host = TextHost(columns: 24, rows: 5) { Notes() }
    expectFrame(of: host) {
      """
      ·Notes··················
      ························
      ························
      ··········Open··········
      ························
      """
    }
    try host.tap("Open")
    expectFrame(of: host) {
      """
      ·‹·Notes················
      ·Note···················
      ························
      ·········Inside·········
      ························
      """
    }
    try host.tap("Back")
    #expect(host.lines == ["Notes", "Open"])
    try host.tap("Open")
    host.press(.escape)
    #expect(host.lines == ["Notes", "Open"])
  }

  @Test("7.01 The root stays: there is no Back on it, and Escape does nothing")
  func root() {
    let host = TextHost(columns: 24, rows: 5) { Notes() }
    #expect(throws: TapError.missing("Back")) { try host.tap("Back") }
    #expect(!host.press(.escape))
    #expect(host.lines == ["Notes", "Open"])
  }

  /// A stack with a path that others set.
  private struct Numbers: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var labels: [String] = []

    var body: some View {
      VStack(spacing: 0) {
        Text("path \(path.map(String.init).joined(separator: " "))")
        Button("one two") { path = [1, 2] }
        Button("three two") { path = [3, 2] }
        Button("root") { path = [] }
        Button("less") { path.removeLast() }
        NavigationStack(path: $path) {
          NavigationLink("to 7", value: 7)
            .navigationDestination(for: Int.self) { number in
              Screen(number: number, log: log)
            }
        }
      }
    }
  }

  private struct Screen: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack {
        Text("screen \(number), \(count)")
        Button("count \(number)") { count += 1 }
        NavigationLink("to \(number * 10)", value: number * 10)
      }
      .onAppear { log.note("appear \(number)") }
      .onDisappear { log.note("disappear \(number)") }
    }
  }

  private func numbers() -> (TextHost, Log) {
    let log = Log()
    return (TextHost(columns: 30, rows: 16) { Numbers(log: log) }, log)
  }

  @Test("7.03 A link with a value appends it to the path, and 7.04 its type finds the screen")
  func values() throws {
    let (host, _) = numbers()
    try host.change("to 7")
    #expect(host.lines.contains("path 7"))
    #expect(host.lines.contains("screen 7, 0"))
    try host.change("to 70")
    #expect(host.lines.contains("path 7 70"))
    #expect(host.lines.contains("screen 70, 0"))
    #expect(!host.lines.contains("screen 7, 0"))
  }

  @Test("7.05 Setting the path shows its screens at once; an empty one goes back to the root")
  func settingThePath() throws {
    let (host, log) = numbers()
    try host.change("one two")
    #expect(host.lines.contains("screen 2, 0"))
    #expect(log.take() == ["appear 2"])
    try host.change("Back")
    #expect(host.lines.contains("path 1"))
    #expect(host.lines.contains("screen 1, 0"))
    try host.change("root")
    #expect(host.lines.contains("to 7"))
    #expect(!host.lines.contains { $0.hasPrefix("screen") })
    try host.change("one two")
    try host.change("less")
    #expect(host.lines.contains("path 1"))
    #expect(host.lines.contains("screen 1, 0"))
  }

  @Test("7.14 State of a covered screen is kept, of one taken off it is lost")
  func state() throws {
    let (host, _) = numbers()
    try host.change("to 7")
    try host.change("count 7")
    try host.change("to 70")
    try host.change("count 70")
    #expect(host.lines.contains("screen 70, 1"))
    try host.change("Back")
    #expect(host.lines.contains("screen 7, 1"))
    try host.change("to 70")
    #expect(host.lines.contains("screen 70, 0"))
  }

  @Test("7.15 What is revealed appears again, and what is covered disappears")
  func appearing() throws {
    let (host, log) = numbers()
    try host.change("to 7")
    #expect(log.take() == ["appear 7"])
    try host.change("to 70")
    #expect(log.take() == ["appear 70", "disappear 7"])
    try host.change("Back")
    #expect(log.take() == ["appear 7", "disappear 70"])
  }

  @Test("A screen stays whose value stays at its place in the path")
  func replacing() throws {
    let (host, _) = numbers()
    try host.change("one two")
    try host.change("count 2")
    try host.change("three two")
    #expect(host.lines.contains("path 3 2"))
    #expect(host.lines.contains("screen 2, 1"))
    try host.change("Back")
    #expect(host.lines.contains("screen 3, 0"))
  }

  private struct Mixed: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("\(path.count) values")
          Button("go") {
            path.append(5)
            path.append("five")
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("text \($0)") }
      }
    }
  }

  @Test("7.06 A path holds values of several types")
  func mixedPath() throws {
    let host = TextHost(columns: 20, rows: 6) { Mixed() }
    try host.change("go")
    #expect(host.lines == ["‹ Back", "text five"])
    host.press(.escape)
    #expect(host.lines == ["‹ Back", "number 5"])
    host.press(.escape)
    #expect(host.lines == ["0 values", "go"])
  }

  @Test("7.07 A path of numbers takes numbers only, and says so once")
  func typedPath() throws {
    struct Typed: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("\(path.count) values")
            NavigationLink("number", value: 1)
            NavigationLink("word", value: "one")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }
    let host = TextHost(columns: 20, rows: 6) { Typed() }
    let told = try warnings {
      try host.change("word")
      try host.change("word")
    }
    #expect(host.lines[0] == "0 values")
    #expect(told.count == 1)
    try host.change("number")
    #expect(host.lines.contains("number 1"))
  }

  @Test("7.09 A destination in a lazy stack counts from when its row is made")
  func lazyDestination() throws {
    struct Lazy: View {
      let row: Int
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack(spacing: 0) {
            NavigationLink("go", value: 7)
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { index in
                  if index == row {
                    Text("row").navigationDestination(for: Int.self) { Text("number \($0)") }
                  } else {
                    Text("row")
                  }
                }
              }
            }
          }
        }
      }
    }
    let near = TextHost(columns: 20, rows: 6) { Lazy(row: 0) }
    try near.change("go")
    #expect(near.lines.contains("number 7"))
    let far = TextHost(columns: 20, rows: 6) { Lazy(row: 900) }
    let told = try warnings { try far.change("go") }
    #expect(!far.lines.contains("number 7"))
    #expect(told.count == 1)
  }

  @Test("7.12 A value without a destination keeps its place in the path, with one warning")
  func missingDestination() throws {
    struct Lost: View {
      @State private var path = [1.5]

      var body: some View { NavigationStack(path: $path) { Text("root") } }
    }
    let told = warnings {
      #expect(TextHost(columns: 30, rows: 3) { Lost() }.lines.first == "‹ Back")
    }
    #expect(
      told == [
        "Declarative: NavigationStack: no navigationDestination(for: Double.self) is declared; "
          + "the path keeps the value."
      ])
  }

  @Test("7.08 Of two destinations for a type the one nearest the root is used, with one warning")
  func twoDestinations() throws {
    struct Twice: View {
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("inner") }
            .navigationDestination(for: Int.self) { _ in Text("outer") }
        }
      }
    }
    var host: TextHost?
    let told = warnings {
      host = TextHost(columns: 9, rows: 3) { Twice() }
      _ = host?.frame
    }
    #expect(
      told == [
        "Declarative: navigationDestination(for: Int.self): declared earlier on the stack; "
          + "the one nearest the root is used."
      ])
    try host?.change("go")
    #expect(host?.lines.last == "outer")
  }
}
