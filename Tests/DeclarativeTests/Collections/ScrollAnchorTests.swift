import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ScrollAnchorTests {
  private struct Lines: View {
    @State private var count: Int
    let isLazy: Bool

    init(_ count: Int, isLazy: Bool = false) {
      _count = State(initialValue: count)
      self.isLazy = isLazy
    }

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
          } else {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
          }
        }
        Button("more") { count += 2 }
      }
    }
  }

  @Test("A scroll view begins at its anchor", arguments: [false, true])
  func begins(isLazy: Bool) {
    let host = TextHost(columns: 7, rows: 4) {
      Lines(50, isLazy: isLazy).defaultScrollAnchor(.bottom)
    }
    expectFrame(of: host) { "line·47\nline·48\nline·49\n··more·" }
  }

  @Test("In the middle, as many lines are above as below")
  func beginsInTheMiddle() {
    let host = TextHost(columns: 6, rows: 4) { Lines(9).defaultScrollAnchor(.center) }
    expectFrame(of: host) { "line·3\nline·4\nline·5\n·more·" }
  }

  @Test("It stays at the anchor while its content grows", arguments: [false, true])
  func follows(isLazy: Bool) throws {
    let host = TextHost(columns: 7, rows: 4) {
      Lines(20, isLazy: isLazy).defaultScrollAnchor(.bottom)
    }
    _ = host.frame
    try host.tap("more")
    expectFrame(of: host) { "line·19\nline·20\nline·21\n··more·" }
  }

  @Test("Scrolled away from the anchor, it stays where it is", arguments: [false, true])
  func stays(isLazy: Bool) throws {
    let host = TextHost(columns: 7, rows: 4) {
      Lines(20, isLazy: isLazy).defaultScrollAnchor(.bottom)
    }
    host.scroll(column: 0, row: 0, by: -1)
    expectFrame(of: host) { "line·16\nline·17\nline·18\n··more·" }
    try host.tap("more")
    expectFrame(of: host) { "line·16\nline·17\nline·18\n··more·" }
    host.scroll(column: 0, row: 0, by: 9)
    try host.tap("more")
    expectFrame(of: host) { "line·21\nline·22\nline·23\n··more·" }
  }

  @Test("It stays at the anchor when the screen changes")
  func resized() {
    let host = TextHost(columns: 7, rows: 4) { Lines(20).defaultScrollAnchor(.bottom) }
    _ = host.frame
    host.resize(columns: 7, rows: 3)
    expectFrame(of: host) { "line·18\nline·19\n··more·" }
  }

  @Test("What has room to spare stands at the anchor")
  func aligns() throws {
    let host = TextHost(columns: 6, rows: 4) { Lines(1).defaultScrollAnchor(.bottom) }
    expectFrame(of: host) { "······\n······\nline·0\n·more·" }
    try host.tap("more")
    expectFrame(of: host) { "line·0\nline·1\nline·2\n·more·" }
    try host.tap("more")
    expectFrame(of: host) { "line·2\nline·3\nline·4\n·more·" }
  }

  @Test("Each respect has an anchor of its own")
  func roles() throws {
    let begins = TextHost(columns: 6, rows: 4) {
      Lines(7).defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    expectFrame(of: begins) { "line·4\nline·5\nline·6\n·more·" }
    try begins.tap("more")
    expectFrame(of: begins) { "line·4\nline·5\nline·6\n·more·" }
    let stands = TextHost(columns: 6, rows: 4) {
      Lines(1).defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
    }
    expectFrame(of: stands) { "······\nline·0\n······\n·more·" }
    let top = TextHost(columns: 6, rows: 4) {
      Lines(9).defaultScrollAnchor(nil).defaultScrollAnchor(.bottom)
    }
    expectFrame(of: top) { "line·0\nline·1\nline·2\n·more·" }
  }
}
