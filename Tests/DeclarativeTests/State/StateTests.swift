import DeclarativeText
import Testing

@MainActor @Suite struct StateTests {
  private struct Appearing: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      log.note("body \(value)")
      return Text("\(value)")
        .onAppear {
          log.note("appear")
          value = 1
        }
    }
  }

  @Test("6.02 State changed in onAppear evaluates the body again; onAppear is not called again")
  func changedInOnAppear() {
    let log = Log()
    let host = TextHost(columns: 5, rows: 1) { Appearing(log: log) }
    #expect(host.lines == ["1"])
    #expect(log.entries == ["body 0", "appear", "body 1"])
    #expect(host.statistics.bodiesEvaluated == 2)
  }

  private struct Nested: View {
    let log: Log
    var number = 0
    var flag = false

    var body: some View {
      log.note("nested")
      return Text("nested \(number) \(flag)")
    }
  }

  private struct Parent: View {
    enum Input { case constant, number, isOverTen }

    let log: Log
    let input: Input
    @State private var counter = 0

    var body: some View {
      log.note("parent")
      return VStack {
        Button("add") { counter += 1 }
        Text("\(counter)")
        switch input {
        case .constant: Nested(log: log)
        case .number: Nested(log: log, number: counter)
        case .isOverTen: Nested(log: log, flag: counter > 10)
        }
      }
    }
  }

  private func counts(_ input: Parent.Input) throws -> [Int] {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Parent(log: log, input: input) }
    _ = host.frame
    try host.change("add")
    #expect(host.statistics.bodiesEvaluated == log.entries.count)
    return [log.count("nested"), log.count("parent")]
  }

  @Test("6.07 A child whose inputs do not change is not evaluated with its parent")
  func constantChild() throws {
    #expect(try counts(.constant) == [1, 2])
  }

  @Test("6.08 A child is evaluated when an input changes, not when it comes out equal")
  func changedChild() throws {
    #expect(try counts(.number) == [2, 2])
    #expect(try counts(.isOverTen) == [1, 2])
  }

  private struct Child: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      log.note("child \(count)")
      return Button("child") { count += 1 }
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      log.note("owner")
      return VStack {
        Child(log: log)
        Text("sibling \(count)")
      }
    }
  }

  @Test("6.12 A child's own state evaluates the child only")
  func ownState() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Owner(log: log) }
    try host.change("child")
    #expect(log.entries == ["owner", "child 0", "child 1"])
    #expect(host.lines == ["child", "sibling 0"])
  }

  private struct Fixed: View {
    @State var value: Int

    var body: some View { Text("state \(value)") }
  }

  private struct Giver: View {
    @State private var number = 1

    var body: some View {
      Button("add") { number += 1 }
      Fixed(value: number)
    }
  }

  @Test("6.16 A state's initial value counts once per identity")
  func initialValue() throws {
    let host = TextHost(columns: 20, rows: 4) { Giver() }
    try host.change("add")
    #expect(host.lines == ["add", "state 1"])
  }

  private struct EqualWrite: View {
    let log: Log
    @State private var value = 1
    @State private var list = [1, 2]

    var body: some View {
      log.note("body \(value) \(list)")
      return Button("same") {
        value = 1
        list = [1, 2]
      }
    }
  }

  @Test("Writing an equal value evaluates nothing")
  func equalWrite() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { EqualWrite(log: log) }
    try host.change("same")
    #expect(log.entries.count == 1)
    #expect(host.statistics.wakeUps == 0)
  }

  private struct Unread: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      log.note("body")
      return Button("write") { value += 1 }
    }
  }

  @Test("A state that the body does not read does not evaluate it")
  func unreadState() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Unread(log: log) }
    _ = host.frame
    host.resetStatistics()
    try host.change("write")
    #expect(log.entries == ["body"])
    #expect(host.statistics.bodiesEvaluated == 0)
    #expect(host.statistics.nodesDrawn == 0)
  }

  private struct Switching: View {
    let log: Log
    @State private var showsFirst = true
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      log.note("body")
      return VStack {
        Button("switch") { showsFirst.toggle() }
        Button("first") { first += 1 }
        Button("second") { second += 1 }
        Text(showsFirst ? "\(first)" : "\(second)")
      }
    }
  }

  @Test("What a body read the last time counts, not what it once read")
  func readsAreRenewed() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Switching(log: log) }
    _ = host.frame
    try host.change("second")
    #expect(log.take().count == 1)
    try host.change("switch")
    #expect(log.take().count == 1)
    try host.change("first")
    #expect(log.take().isEmpty)
    try host.change("second")
    #expect(log.take().count == 1)
    #expect(host.lines.last == "2")
  }

  @Test("Two hosts of one view share no state")
  func hostsAreApart() throws {
    let view = Giver()
    let first = TextHost(columns: 20, rows: 4) { view }
    let second = TextHost(columns: 20, rows: 4) { view }
    try first.change("add")
    #expect(first.lines == ["add", "state 1"])
    #expect(second.lines == ["add", "state 1"])
    let log = Log()
    let third = TextHost(columns: 20, rows: 4) { Owner(log: log) }
    let fourth = TextHost(columns: 20, rows: 4) { Owner(log: log) }
    _ = (third.frame, fourth.frame, log.take())
    try third.change("child")
    _ = fourth.frame
    #expect(log.entries == ["child 1"])
  }

  private struct Threaded: View {
    @State private var value = 0

    var body: some View {
      let write = $value
      Text("\(value)")
        .task {
          await Task.detached { write.wrappedValue = 7 }.value
        }
    }
  }

  @Test("A state written off the main thread reaches the screen")
  func offTheMainThread() async {
    let host = TextHost(columns: 20, rows: 1) { Threaded() }
    await host.settle()
    for _ in 0..<100 where host.lines != ["7"] { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(host.lines == ["7"])
  }

  private struct OptionalState: View {
    @State private var value: Int?

    var body: some View {
      Button("set") { value = (value ?? 0) + 1 }
      Text(value.map { "\($0)" } ?? "none")
    }
  }

  @Test("A state without a value begins as nil")
  func optionalState() throws {
    let host = TextHost(columns: 20, rows: 2) { OptionalState() }
    #expect(host.lines == ["set", "none"])
    try host.change("set")
    #expect(host.lines == ["set", "1"])
  }
}
