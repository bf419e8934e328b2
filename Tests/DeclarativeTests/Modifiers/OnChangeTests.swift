import DeclarativeText
import Testing

@MainActor @Suite struct OnChangeTests {
  /// Shows a value that is set from outside, in separate turns.
  private struct Setting<Value: Equatable, Content: View>: View {
    let values: [Value]
    @State var value: Value
    @State private var next = 0
    let content: (Value) -> Content

    var body: some View {
      Button("next") {
        value = values[next]
        next += 1
      }
      content(value)
    }
  }

  private func log<Value: Equatable, Content: View>(
    _ first: Value, _ values: [Value], _ content: @escaping (Log, Value) -> Content
  ) throws -> [String] {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) {
      Setting(values: values, value: first) { content(log, $0) }
    }
    _ = host.frame
    for _ in values { try host.change("next") }
    return log.entries
  }

  @Test("6.41 6.42 Values of separate turns are told old and new")
  func pairs() throws {
    let entries = try log(0, [1, 2]) { log, value in
      Text("x").onChange(of: value) { log.note("\($0)>\($1)") }
    }
    #expect(entries == ["0>1", "1>2"])
  }

  private struct Appearing: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Button("next") { value = 2 }
        .onAppear { value = 1 }
        .onChange(of: value) { log.note("\($0)>\($1)") }
    }
  }

  @Test("6.41 A value set in onAppear is a change")
  func fromOnAppear() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Appearing(log: log) }
    try host.change("next")
    #expect(log.entries == ["0>1", "1>2"])
  }

  @available(*, deprecated)
  private struct AppearingOldForm: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Button("next") { value = 2 }
        .onAppear { value = 1 }
        .onChange(of: value) { new in log.note("\(new)") }
        .onChange(of: value) { log.note("-") }
    }
  }

  @available(*, deprecated)
  @Test("6.41 The forms of one parameter and of none")
  func otherForms() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { AppearingOldForm(log: log) }
    try host.change("next")
    #expect(log.entries == ["1", "-", "2", "-"])
  }

  @Test("6.44 initial: true without a change is one call")
  func initial() throws {
    let entries = try log(5, [5, 5]) { log, value in
      Text("x").onChange(of: value, initial: true) { log.note("\($0)>\($1)") }
    }
    #expect(entries == ["5>5"])
    let none = try log(5, [5]) { log, value in Text("x").onChange(of: value) { log.note("x") } }
    #expect(none == [])
  }

  @Test("6.45 6.46 Equal values are no change, others each are one")
  func equalValues() throws {
    let numbers = try log(0, [1, 2, 2]) { log, value in
      Text("x").onChange(of: value) { log.note("\($1)") }
    }
    #expect(numbers == ["1", "2"])
    let flags = try log(false, [true, false, true]) { log, value in
      Text("x").onChange(of: value) { log.note("call") }
    }
    #expect(flags == ["call", "call", "call"])
  }

  @available(*, deprecated)
  private func deprecatedForm(_ log: Log, _ value: Int) -> some View {
    Text("x").onChange(of: value) { new in log.note("saw \(value), new \(new)") }
  }

  @available(*, deprecated)
  @Test("6.47 The deprecated form runs the action of before the change, the others that of after")
  func capturedValues() throws {
    let old = try log(0, [1, 2]) { deprecatedForm($0, $1) }
    #expect(old == ["saw 0, new 1", "saw 1, new 2"])
    let new = try log(0, [1, 2]) { log, value in
      Text("x").onChange(of: value) { log.note("saw \(value), new \($1)") }
    }
    #expect(new == ["saw 1, new 1", "saw 2, new 2"])
  }

  @Test("6.48 Several onChange of one value run inner before outer, with the same values")
  func innerFirst() throws {
    let entries = try log(0, [1]) { log, value in
      Text("x")
        .onChange(of: value) { log.note("first \($0)>\($1)") }
        .padding(0)
        .onChange(of: value) { log.note("second \($0)>\($1)") }
    }
    #expect(entries == ["first 0>1", "second 0>1"])
  }

  private struct Endless: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      log.note("body")
      return Button("go") { value += 1 }
        .onChange(of: value) { value += 1 }
    }
  }

  @Test("6.49 Writing what is observed runs again in the same frame, but not without end")
  func stopsAtSomePoint() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Endless(log: log) }
    _ = host.frame
    log.clear()
    try host.change("go")
    #expect((2...200).contains(log.entries.count))
  }

  private struct Trial: View {
    let log: Log
    @State private var n = 0
    @State private var sibling = 0

    var body: some View {
      Text("\(n)")
        .onAppear { n = 1 }
        .onChange(of: n) { _, v in
          log.note("\(v)")
          sibling = v * 10
          if v < 3 { n = v + 1 }
        }
      Sibling(value: $sibling)
    }

    struct Sibling: View {
      @Binding var value: Int

      var body: some View { Text("sibling \(value)") }
    }
  }

  @Test("Trial 23 A write during an update is not lost; then nothing more happens")
  func writesDuringUpdates() {
    let log = Log()
    let host = TextHost(columns: 12, rows: 2) { Trial(log: log) }
    #expect(host.lines == ["3", "sibling 30"])
    #expect(log.entries == ["1", "2", "3"])
    _ = host.flush()
    host.resetStatistics()
    #expect(host.flush() == [])
    _ = host.frame
    #expect(host.statistics.bodiesEvaluated == 0)
    #expect(host.statistics.wakeUps == 0)
    #expect(host.statistics.nodesDrawn == 0)
  }

  private final class Unseen {
    var value = 0
  }

  private struct Comparing: View {
    let log: Log
    let unseen: Unseen
    @State private var count = 0

    var body: some View {
      Button("update") { count += 1 }
        .onChange(of: unseen.value) { log.note("\($0)>\($1)") }
      Text("\(count)")
    }
  }

  @Test("6.50 Values are compared when the view is evaluated, not when they are assigned")
  func comparedOnEvaluation() throws {
    let log = Log()
    let unseen = Unseen()
    let host = TextHost(columns: 10, rows: 2) { Comparing(log: log, unseen: unseen) }
    _ = host.frame
    unseen.value = 1
    _ = host.frame
    unseen.value = 2
    _ = host.frame
    #expect(log.entries == [])
    try host.change("update")
    #expect(log.entries == ["0>2"])
  }

  private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    @State private var third = 0

    var body: some View {
      VStack {
        Button("go") { first += 1 }
        Text("\(first)\(second)\(third)")
          .onChange(of: second) { third = second }
      }
      .onChange(of: first) { second = first }
    }
  }

  @Test("One onChange that causes another is settled in one frame")
  func chains() throws {
    let host = TextHost(columns: 10, rows: 2) { Chain() }
    _ = host.frame
    try host.tap("go")
    #expect(host.lines == ["go", "111"])
  }

  private struct Fresh: View {
    let log: Log
    @State private var tick = 0

    var body: some View {
      let seen = tick
      Button("tick") { tick += 1 }
      Button("seen") { log.note("\(seen)") }
    }
  }

  @Test("A stored action is the one of the last evaluation")
  func actionsAreFresh() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Fresh(log: log) }
    try host.change("tick")
    try host.change("tick")
    try host.change("seen")
    #expect(log.entries == ["2"])
  }
}
