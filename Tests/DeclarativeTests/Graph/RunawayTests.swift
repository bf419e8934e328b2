import DeclarativeText
import Support
import Testing

/// What never settles is stopped, with one warning that names the view, and the program lives.
@MainActor @Suite struct RunawayTests {
  private struct Chasing: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
        .onChange(of: count) { count += 1 }
    }
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      let _ = { count += 1 }()
      Text("\(count)")
    }
  }

  private struct Total: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Growing: View {
    @State private var total = 0

    var body: some View {
      Text("x").preference(key: Total.self, value: total + 1)
        .onPreferenceChange(Total.self) { total = $0 }
    }
  }

  private struct Blinking: View {
    @State private var isOn = false

    var body: some View {
      if isOn { Text("on").onAppear { isOn = false } } else { Text("off").onAppear { isOn = true } }
    }
  }

  private struct Animating: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { withAnimation { count += 1 } }
    }
  }

  private struct Screen<Content: View>: View {
    let content: Content
    @State private var taps = 0

    var body: some View {
      Button("taps \(taps)") { taps += 1 }
      content.id(taps)
    }
  }

  private func told<Content: View>(of content: Content, tapping label: String? = nil) throws
    -> [String]
  {
    try warnings {
      let host = TextHost(columns: 30, rows: 3) { Screen(content: content) }
      for tap in 0..<3 {
        if let label, host.lines.contains(label) { try host.change(label) }
        try host.change("taps \(tap)")
        #expect(host.lines.first == "taps \(tap + 1)")
      }
    }
  }

  private func message(_ what: String) -> [String] {
    ["Declarative: \(what), without end; stopped, and the frame shows the state so far."]
  }

  @Test("6.49 An onChange that always changes what it observes")
  func onChange() throws {
    #expect(
      try told(of: Chasing(), tapping: "0")
        == message("onChange or onPreferenceChange in Chasing changes what it observes"))
  }

  @Test("A body that changes what it reads")
  func body() throws {
    #expect(try told(of: Restless()) == message("a body in Restless changes what it reads"))
  }

  @Test("A preference that is made of what it is told")
  func preferences() throws {
    #expect(
      try told(of: Growing())
        == message("onChange or onPreferenceChange in Growing changes what it observes"))
  }

  @Test("Views that bring each other to the screen")
  func appearances() throws {
    #expect(
      try told(of: Blinking()) == message("an action in Blinking causes what it is called for"))
  }

  @Test("Animated changes that cause animated changes")
  func animations() throws {
    #expect(
      try told(of: Animating()) == message("an action in Animating causes what it is called for"))
  }
}
