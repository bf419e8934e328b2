import DeclarativeText
import Support
import Testing

/// What is not chosen by a `ViewThatFits` is measured, and otherwise not there.
@MainActor @Suite struct ChoiceLifetimeTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func logged(_ name: String, _ log: Log) -> some View {
    Text(name)
      .onAppear { log.lines.append("\(name) appears") }
      .onDisappear { log.lines.append("\(name) leaves") }
  }

  @Test("Only what is chosen appears; it leaves when another is")
  func appearing() {
    let log = Log()
    let host = TextHost(columns: 12, rows: 1) {
      ViewThatFits {
        logged("Hello, world", log)
        logged("Hello", log)
        logged("Hi", log)
      }
    }
    _ = host.frame
    #expect(log.take() == ["Hello, world appears"])
    host.resize(columns: 3, rows: 1)
    _ = host.frame
    #expect(Set(log.take()) == ["Hello, world leaves", "Hi appears"])
    host.resize(columns: 6, rows: 1)
    _ = host.frame
    #expect(Set(log.take()) == ["Hi leaves", "Hello appears"])
    _ = host.frame
    #expect(log.take() == [])
  }

  @Test("A choice as a whole appears once, whatever it shows")
  func around() {
    let log = Log()
    let host = TextHost(columns: 12, rows: 1) {
      ViewThatFits {
        Text("Hello, world")
        Text("Hi")
      }
      .onAppear { log.lines.append("appears") }
      .onDisappear { log.lines.append("leaves") }
    }
    _ = host.frame
    host.resize(columns: 3, rows: 1)
    #expect(host.frame.text == " Hi")
    #expect(log.take() == ["appears"])
  }

  @Test("A choice within a choice that is not taken shows nothing")
  func nested() {
    let log = Log()
    let host = TextHost(columns: 3, rows: 1) {
      ViewThatFits(in: .horizontal) {
        HStack {
          ViewThatFits(in: .horizontal) {
            logged("inner wide", log)
            logged("in", log)
          }
          Text("and more")
        }
        logged("out", log)
      }
    }
    _ = host.frame
    #expect(log.take() == ["out appears"])
    host.resize(columns: 40, rows: 1)
    _ = host.frame
    #expect(Set(log.take()) == ["out leaves", "inner wide appears"])
  }

  private struct Late: View {
    let log: Log
    @State private var isFull = false

    var body: some View {
      ViewThatFits {
        HStack {
          Button("fill") { isFull = true }
          if isFull { Text("x").onAppear { log.lines.append("x appears") } }
        }
        VStack {
          Text("no")
          if isFull { Text("y").onAppear { log.lines.append("y appears") } }
        }
      }
    }
  }

  @Test("What comes later into what is chosen appears, into the others it does not")
  func later() throws {
    let log = Log()
    let host = TextHost(columns: 12, rows: 2) { Late(log: log) }
    try host.tap("fill")
    _ = host.frame
    #expect(log.take() == ["x appears"])
  }

  @Test("Tasks run for what is chosen only, and end when another is")
  func tasks() async {
    let log = Log()
    func working(_ name: String) -> some View {
      Text(name)
        .task {
          log.lines.append("\(name) starts")
          while !Task.isCancelled { await Task.yield() }
          log.lines.append("\(name) ends")
        }
    }
    let host = TextHost(columns: 12, rows: 1) {
      ViewThatFits {
        working("Hello, world")
        working("Hi")
      }
    }
    _ = host.frame
    await wait { !log.lines.isEmpty }
    #expect(log.take() == ["Hello, world starts"])
    host.resize(columns: 3, rows: 1)
    _ = host.frame
    await wait { log.lines.count == 2 }
    #expect(Set(log.take()) == ["Hello, world ends", "Hi starts"])
  }

  /// Gives tasks their turns; where others keep the main actor busy, that takes a while.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<50 { await Task.yield() }
    for _ in 0..<1_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("What is not chosen cannot be tapped, and keeps its state until it is again")
  func state() throws {
    let host = TextHost(columns: 12, rows: 1) {
      ViewThatFits {
        Counting(name: "Counting").accessibilityIdentifier("it")
        Counting(name: "C").accessibilityIdentifier("it")
      }
    }
    try host.tap("Counting 0")
    #expect(throws: TapError.missing("C 0")) { try host.tap("C 0") }
    #expect(host.rect(of: "it")?.width == 10)
    host.resize(columns: 4, rows: 1)
    #expect(host.frame.text == " C 0")
    #expect(host.rect(of: "it")?.width == 3)
    #expect(throws: TapError.missing("Counting 1")) { try host.tap("Counting 1") }
    host.resize(columns: 12, rows: 1)
    #expect(host.frame.text == " Counting 1")
  }
}
