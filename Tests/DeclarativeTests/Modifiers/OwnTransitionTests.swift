import Support
import Testing

@testable import Declarative
@testable import DeclarativeText

/// Transitions that users write: by modifiers, step by step, as a view comes and as it goes.
@MainActor @Suite struct OwnTransitionTests {
  private struct Rise: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * -4)
    }
  }

  private struct Screen<Way: Transition>: View {
    let way: Way
    let log: Log
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("switch") {
          withAnimation(.linear(duration: 4)) { isShown.toggle() }
        }
        Button("at once") { isShown.toggle() }
        if isShown {
          Text("ab").transition(way).onDisappear { log.note("gone") }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func row(_ host: TextHost) -> String {
    let frame = host.frame
    return (0..<10).map { String(frame[column: $0, row: 2].character) }.joined()
      .replacing(" ", with: "·")
  }

  @Test("A view comes from where its transition begins, and goes to where it ends")
  func comesAndGoes() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 3) { Screen(way: Rise(), log: log) }
    #expect(row(host) == "··········")
    try host.tap("switch")
    // Before it comes its phase is -1: four columns to the right.
    #expect(row(host) == "····ab····")
    host.advance(by: .seconds(1))
    #expect(row(host) == "···ab·····")
    host.advance(by: .seconds(2))
    #expect(row(host) == "·ab·······")
    host.advance(by: .seconds(1))
    #expect(row(host) == "ab········")
    try host.tap("switch")
    #expect(row(host) == "ab········")
    host.advance(by: .seconds(1))
    // When it has gone its phase is 1: four columns to the left.
    #expect(row(host) == "b·········")
    host.advance(by: .seconds(3))
    #expect(row(host) == "··········")
    #expect(log.entries == ["gone"])
  }

  @Test("Made at once a change has no steps")
  func atOnce() throws {
    let host = TextHost(columns: 10, rows: 3) { Screen(way: Rise(), log: Log()) }
    try host.tap("at once")
    #expect(row(host) == "ab········")
    try host.tap("at once")
    #expect(row(host) == "··········")
  }

  @Test("Nothing moves for those who want no motion: a view becomes visible in its place")
  func reducedMotion() throws {
    let host = TextHost(columns: 10, rows: 3) { Screen(way: Rise(), log: Log()) }
    host.reducesMotion = true
    try host.tap("switch")
    host.advance(by: .seconds(1))
    #expect(row(host) == "ab········")
  }

  @Test("What is known of the library's transitions holds for their types")
  func knownTypes() throws {
    let host = TextHost(columns: 10, rows: 3) { Screen(way: .move(edge: .leading), log: Log()) }
    try host.tap("switch")
    #expect(row(host) == "··········")
    host.advance(by: .seconds(2))
    #expect(row(host) == "b·········")
    host.advance(by: .seconds(2))
    #expect(row(host) == "ab········")
  }

  private struct Pad: ViewModifier {
    let columns: CGFloat

    func body(content: Content) -> some View { content.padding(.leading, columns) }
  }

  private struct Modified: View {
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("switch") { withAnimation(.linear(duration: 4)) { isShown.toggle() } }
        Text("-")
        if isShown {
          Text("ab")
            .transition(.modifier(active: Pad(columns: 4), identity: Pad(columns: 0)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A modifier becomes another as the view comes, and again as it goes")
  func modifiers() throws {
    let host = TextHost(columns: 10, rows: 3) { Modified() }
    try host.tap("switch")
    #expect(row(host) == "····ab····")
    host.advance(by: .seconds(2))
    #expect(row(host) == "··ab······")
    host.advance(by: .seconds(2))
    #expect(row(host) == "ab········")
    try host.tap("switch")
    host.advance(by: .seconds(2))
    #expect(row(host) == "··ab······")
    host.advance(by: .seconds(2))
    #expect(row(host) == "··········")
  }

  @Test("A view that is leaving goes with what it was in")
  func leavesWithItsContainer() throws {
    struct Nested: View {
      @State private var inner = true
      @State private var outer = true

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("inner") { withAnimation(.linear(duration: 4)) { inner = false } }
          Button("outer") { outer = false }
          if outer {
            VStack { if inner { Text("ab").transition(Rise()) } }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TextHost(columns: 10, rows: 3) { Nested() }
    try host.tap("inner")
    host.advance(by: .seconds(1))
    try host.tap("outer")
    #expect(row(host) == "··········")
    host.advance(by: .seconds(9))
    #expect(row(host) == "··········")
    #expect(!host.screen.graph.tree.motions.isRunning)
  }

  @Test("A view leaves within a clip that closes as the size does, not at once")
  func leavesWithinClip() throws {
    struct Closing: View {
      @State private var isOpen = true

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("close") { withAnimation(.linear(duration: 4)) { isOpen = false } }
          if isOpen {
            Text("one").transition(.identity)
            Text("two").transition(.move(edge: .trailing))
            Text("abc").transition(.opacity)
          }
        }
        .clipped()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TextHost(columns: 8, rows: 4) { Closing() }
    try host.tap("close")
    host.advance(by: .milliseconds(1100))
    // Of three rows' way the clip has closed 0.8; two has moved 0.8 of its three columns.
    expectFrame(of: host) {
      """
      close···
      ········
      ·two····
      ········
      """
    }
    host.advance(by: .seconds(3))
    expectFrame(of: host) {
      """
      close···
      ········
      ········
      ········
      """
    }
  }

  @Test("A transition by hand: the view as it is in a phase")
  func byHand() {
    expectFrame(columns: 8, rows: 1) {
      Rise().apply(content: Text("ab").frame(width: 8, alignment: .leading), phase: .willAppear)
    } is: {
      "····ab··"
    }
  }
}
