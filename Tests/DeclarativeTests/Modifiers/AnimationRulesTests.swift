import Support
import Testing

@testable import Declarative
@testable import DeclarativeText

/// Which animation a change has, and what becomes of it.
@MainActor @Suite struct AnimationRulesTests {
  private struct Mover: View {
    let inner: Animation?
    @State private var isAway = false
    @State private var isLoud = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 8)) { isAway.toggle() } }
        Button("loud") { isLoud.toggle() }
        Text("x").offset(x: isAway ? 8 : 0).animation(inner, value: isAway)
        Text("y").offset(x: isAway ? 8 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func column(_ letter: Character, in host: TextHost) -> Int? {
    let frame = host.frame
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns where frame[column: column, row: row].character == letter
      {
        if row > 1 { return column }
      }
    }
    return nil
  }

  @Test("The animation nearest a view counts, not the one the change is made with")
  func nearest() throws {
    let host = TextHost(columns: 10, rows: 4) { Mover(inner: .linear(duration: 2)) }
    try host.tap("go")
    host.advance(by: .seconds(1))
    #expect(column("x", in: host) == 4)
    #expect(column("y", in: host) == 1)
    host.advance(by: .seconds(1))
    #expect(column("x", in: host) == 8)
    #expect(column("y", in: host) == 2)
  }

  @Test("No animation for a value takes it from a change of that value")
  func noneForValue() throws {
    let host = TextHost(columns: 10, rows: 4) { Mover(inner: nil) }
    try host.tap("go")
    #expect(column("x", in: host) == 8)
    #expect(column("y", in: host) == 0)
  }

  @Test("A change of something else leaves what is on its way alone")
  func unrelated() throws {
    let host = TextHost(columns: 10, rows: 4) { Mover(inner: .linear(duration: 2)) }
    try host.tap("go")
    host.advance(by: .seconds(1))
    try host.tap("loud")
    #expect(column("x", in: host) == 4)
    host.advance(by: .seconds(1))
    #expect(column("x", in: host) == 8)
  }

  private struct Endless: View {
    @State private var isAway = false
    @State private var isThere = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") {
          withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isAway = true }
        }
        Button("stop") { withAnimation(.linear(duration: 1)) { isAway = false } }
        Button("away") { isThere = false }
        if isThere { Text("x").offset(x: isAway ? 8 : 0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("What repeats for ever ends when its value is changed again, from where it is")
  func stopping() throws {
    let host = TextHost(columns: 10, rows: 4) { Endless() }
    try host.tap("go")
    host.advance(by: .seconds(6))
    #expect(column("x", in: host) == 4)
    try host.tap("stop")
    #expect(column("x", in: host) == 4)
    host.advance(by: .milliseconds(500))
    #expect(column("x", in: host) == 2)
    host.advance(by: .seconds(1))
    #expect(column("x", in: host) == 0)
    #expect(!host.screen.graph.tree.motions.isRunning)
  }

  @Test("What repeats for ever ends with its view")
  func leaving() throws {
    let host = TextHost(columns: 10, rows: 4) { Endless() }
    try host.tap("go")
    host.advance(by: .seconds(1))
    try host.tap("away")
    host.advance(by: .seconds(30))
    #expect(column("x", in: host) == nil)
    #expect(!host.screen.graph.tree.motions.isRunning)
  }

  @Test("A spring that is turned round goes on from where it is")
  func springs() throws {
    struct Springing: View {
      @State private var isAway = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(.spring(duration: 1, bounce: 0)) { isAway.toggle() } }
          Text("")
          Text("x").padding(.leading, isAway ? 40 : 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TextHost(columns: 60, rows: 4) { Springing() }
    try host.tap("go")
    var last = 0
    for step in 0..<40 {
      if step == 6 || step == 14 { try host.tap("go") }
      host.advance(by: .milliseconds(50))
      let frame = host.frame
      let now = (0..<60).first { frame[column: $0, row: 1].character == "x" } ?? -1
      #expect(now >= 0 && abs(now - last) < 9, "from \(last) to \(now)")
      last = now
    }
  }

  @Test("A screen that goes away midway leaves nothing running")
  func tornDown() throws {
    weak var tree: ElementTree?
    do {
      let host = TextHost(columns: 10, rows: 4) { Endless() }
      try host.tap("go")
      host.advance(by: .seconds(1))
      tree = host.screen.graph.tree
      #expect(tree != nil)
    }
    #expect(tree == nil)
  }
}
