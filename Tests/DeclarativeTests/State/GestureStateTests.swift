import DeclarativeText
import Testing

@MainActor @Suite struct GestureStateTests {
  private final class Gestures {
    var press: GestureState<Bool>?
    var drag: GestureState<Int?>?
  }

  private struct Pressing: View {
    let log: Log
    let gestures: Gestures
    @GestureState private var isPressed = false
    @GestureState(reset: { value, transaction in transaction.isContinuous = value == 2 })
    private var distance: Int?
    @State private var count = 0

    var body: some View {
      gestures.press = $isPressed
      gestures.drag = $distance
      log.note("body")
      return VStack(alignment: .leading) {
        Text(isPressed ? "pressed" : "free")
        Text(distance.map { "\($0)" } ?? "none")
        Button("count \(count)") { count += 1 }
      }
    }
  }

  @Test("A gesture's value is there while it goes on, and what it was at first once it has ended")
  func updatesAndResets() throws {
    let gestures = Gestures()
    let log = Log()
    let host = TextHost(columns: 8, rows: 3) { Pressing(log: log, gestures: gestures) }
    #expect(host.lines == ["free", "none", "count 0"])
    gestures.press?.update { value, _ in value = true }
    #expect(host.lines == ["pressed", "none", "count 0"])
    try host.change("count 0")
    #expect(host.lines == ["pressed", "none", "count 1"])
    gestures.press?.reset()
    #expect(host.lines == ["free", "none", "count 1"])
    #expect(log.count("body") == 4)
  }

  @Test("The change back is made with the transaction that the reset leaves")
  func resetTransaction() {
    let gestures = Gestures()
    let host = TextHost(columns: 8, rows: 3) { Pressing(log: Log(), gestures: gestures) }
    _ = host.frame
    gestures.drag?
      .update { value, transaction in
        value = 1
        transaction.isContinuous = true
      }
    gestures.drag?.update { value, _ in value = (value ?? 0) + 1 }
    #expect(host.lines == ["free", "2", "count 0"])
    gestures.drag?.reset()
    #expect(host.lines == ["free", "none", "count 0"])
  }

  @Test("A value that nothing is changed to evaluates nothing")
  func unchanged() {
    let gestures = Gestures()
    let host = TextHost(columns: 8, rows: 3) { Pressing(log: Log(), gestures: gestures) }
    _ = host.frame
    host.resetStatistics()
    gestures.press?.reset()
    gestures.press?.update { value, _ in value = false }
    _ = host.frame
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  private struct Spellings: View {
    @GestureState var a = 1
    @GestureState(initialValue: 2) var b
    @GestureState(resetTransaction: Transaction()) var c = 3
    @GestureState var d: Int?
    @GestureState(initialValue: 4, resetTransaction: Transaction()) var e
    @GestureState(reset: { _, _ in }) var f = 5
    @ScaledMetric var g = 6.0
    @ScaledMetric(relativeTo: .title) var h: CGFloat = 7

    var body: some View { Text("\(a)\(b)\(c)\(d ?? 0)\(e)\(f)\(Int(g))\(Int(h))") }
  }

  @Test("Every initialiser compiles and gives its value; a scaled metric gives its own")
  func spellings() {
    let host = TextHost(columns: 10, rows: 1) { Spellings() }
    #expect(host.lines == ["12304567"])
  }

  private struct Naming: View {
    let title: String
    let seen: (Namespace.ID) -> Void
    @Namespace private var namespace
    @State private var count = 0

    var body: some View {
      seen(namespace)
      return Button("\(title) \(count)") { count += 1 }
    }
  }

  @Test("A namespace is the same as long as its view is there, and another for every view")
  func namespaces() throws {
    var seen: [[Namespace.ID]] = [[], []]
    let host = TextHost(columns: 10, rows: 2) {
      Naming(title: "a") { seen[0].append($0) }
      Naming(title: "b") { seen[1].append($0) }
    }
    _ = host.frame
    try host.change("a 0")
    try #require(seen[0].count == 2)
    #expect(seen[0][0] == seen[0][1])
    #expect(seen[0][0] != seen[1][0])
  }
}
