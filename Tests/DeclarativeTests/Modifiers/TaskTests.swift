import DeclarativeText
import Testing

@MainActor @Suite struct TaskTests {
  private struct Growing: View {
    @State private var show = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.task { show = true }
        if show { Color.blue }
      }
    }
  }

  @Test("6.32 A state set by a task adds a second child")
  func addsAChild() async {
    let host = TextHost(columns: 2, rows: 4) { Growing() }
    #expect(host.frame[column: 0, row: 3].style.background == .red)
    await host.settle()
    let frame = host.frame
    let colors = (0..<4).map { frame[column: 0, row: $0].style.background }
    #expect(colors == [.red, .red, .blue, .blue])
  }

  /// Waits until it is cancelled.
  private static func waitForever(_ log: Log, _ name: String) async {
    log.note("start \(name)")
    while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
    log.note("cancelled \(name)")
  }

  private struct Removable: View {
    let log: Log
    @State private var isShown = true
    @State private var id = 0

    var body: some View {
      VStack {
        Button("remove") { isShown.toggle() }
        Button("id") { id += 1 }
        if isShown { Text("a").task { await waitForever(log, "a") }.id(id) }
      }
    }
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("6.35 A task starts when its view appears and is cancelled when it disappears")
  func cancelledByRemoval() async throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 4) { Removable(log: log) }
    _ = host.frame
    await wait { log.entries == ["start a"] }
    try host.change("remove")
    await wait { log.entries.count == 2 }
    #expect(log.entries == ["start a", "cancelled a"])
  }

  @Test("6.35 A change of identity cancels it and starts another")
  func cancelledByIdentity() async throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 4) { Removable(log: log) }
    _ = host.frame
    await wait { log.entries.count == 1 }
    try host.change("id")
    await wait { log.entries.count == 3 }
    #expect(log.entries.sorted() == ["cancelled a", "start a", "start a"])
  }

  @Test("6.35 A host that goes away cancels the tasks of its views")
  func cancelledByTheHost() async {
    let log = Log()
    do {
      let host = TextHost(columns: 10, rows: 4) { Removable(log: log) }
      _ = host.frame
      await wait { log.entries.count == 1 }
    }
    await wait { log.entries.count == 2 }
    #expect(log.entries == ["start a", "cancelled a"])
  }

  private struct Numbered: View {
    let log: Log
    @State private var value = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("value") { value += 1 }
        Button("other \(other)") { other += 1 }
        Text("a").task(id: value) { await waitForever(log, "\(value)") }
      }
    }
  }

  @Test("6.36 task(id:) runs at appearance and again per change of its id, the old one cancelled")
  func byID() async throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 4) { Numbered(log: log) }
    _ = host.frame
    await wait { log.entries.count == 1 }
    try host.change("other 0")
    try host.change("other 1")
    #expect(log.entries == ["start 0"])
    try host.change("value")
    await wait { log.entries.count == 3 }
    #expect(log.count("start 0") == 1)
    #expect(log.count("start 1") == 1)
    #expect(log.entries.count == 3)
  }

  @MainActor private final class Gate {
    var isOpen = true
  }

  private struct Finishing: View {
    let log: Log
    let gate: Gate
    @State private var isShown = true

    var body: some View {
      Button("remove") { isShown = false }
      if isShown {
        Text("a")
          .task {
            log.note("start")
            while !gate.isOpen { await Task.yield() }
            log.note(Task.isCancelled ? "end, cancelled" : "end")
          }
      }
    }
  }

  @Test("6.37 Cancellation is cooperative: a task that does not look runs to its end")
  func cooperative() async throws {
    let log = Log()
    let gate = Gate()
    let host = TextHost(columns: 10, rows: 2) { Finishing(log: log, gate: gate) }
    await host.settle()
    #expect(log.take() == ["start", "end"])
    gate.isOpen = false
    let other = TextHost(columns: 10, rows: 2) { Finishing(log: log, gate: gate) }
    _ = other.frame
    await wait { !log.entries.isEmpty }
    #expect(log.entries == ["start"])
    try other.change("remove")
    gate.isOpen = true
    await other.settle()
    #expect(log.entries == ["start", "end, cancelled"])
  }

  @Test("A task on a group runs for each member")
  func onGroups() async {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) {
      Group {
        Text("a")
        Text("b")
      }
      .task { log.note("run") }
    }
    await host.settle()
    #expect(log.count("run") == 2)
  }

  @Test("A task of a view removed before the frame does not start")
  func neverStarted() async {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Fleeting(log: log) }
    await host.settle()
    #expect(log.count("run") == 0)
    #expect(host.lines == ["done"])
  }

  private struct Fleeting: View {
    let log: Log
    @State private var step = 0

    var body: some View {
      Text(step == 0 ? "wait" : "done").onChange(of: 1, initial: true) { step = 1 }
      if step == 0 { Text("x").task { log.note("run") } }
    }
  }
}
