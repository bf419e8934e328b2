import DeclarativeText
import Testing

@MainActor @Suite struct EquatableViewTests {
  private struct Parity: View, Equatable {
    let log: Log
    let number: Int

    nonisolated static func == (first: Parity, second: Parity) -> Bool {
      first.number % 2 == second.number % 2
    }

    var body: some View {
      log.note("parity \(number)")
      return Text("n\(number)")
    }
  }

  private struct PlainParity: View, Equatable {
    let number: Int

    nonisolated static func == (first: PlainParity, second: PlainParity) -> Bool {
      first.number % 2 == second.number % 2
    }

    var body: some View { Text("n\(number)") }
  }

  private struct Stepping<Content: View>: View {
    let step: Int
    @State private var number = 0
    let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("step") { number += step }
        content(number)
      }
    }
  }

  @Test("6.14 An equatable view is evaluated only when it compares unequal")
  func equatable() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) {
      Stepping(step: 1) { Parity(log: log, number: $0 / 2).equatable() }
    }
    for _ in 0..<8 { try host.change("step") }
    #expect(log.entries == ["parity 0", "parity 1", "parity 2", "parity 3", "parity 4"])
    log.clear()
    let even = TextHost(columns: 10, rows: 2) {
      Stepping(step: 2) { Parity(log: log, number: $0).equatable() }
    }
    for _ in 0..<3 { try even.change("step") }
    #expect(log.entries == ["parity 0"])
    #expect(even.lines == ["step", "n0"])
  }

  @Test("6.15 Plain data is compared by its bytes, other views by ==; equatable() asks for ==")
  func bytesOrEquality() throws {
    let plain = TextHost(columns: 10, rows: 2) { Stepping(step: 2) { PlainParity(number: $0) } }
    try plain.change("step")
    #expect(plain.lines == ["step", "n2"])
    let forced = TextHost(columns: 10, rows: 2) {
      Stepping(step: 2) { PlainParity(number: $0).equatable() }
    }
    try forced.change("step")
    #expect(forced.lines == ["step", "n0"])
    let log = Log()
    let reference = TextHost(columns: 10, rows: 2) {
      Stepping(step: 2) { Parity(log: log, number: $0) }
    }
    try reference.change("step")
    #expect(log.entries == ["parity 0"])
  }

  private struct Mixed: View {
    struct Part {
      var name: String
      var numbers: [Int]
    }

    let log: Log
    let part: Part
    let pair: (Int, String)
    let choice: Result<String, Never>?

    var body: some View {
      log.note("mixed")
      return Text(part.name)
    }
  }

  private struct Unequatable: View {
    let log: Log
    @State private var number = 0

    var body: some View {
      VStack {
        Button("step") { number += 1 }
        Text("\(number)")
        Mixed(
          log: log,
          part: .init(name: String(repeating: "long name ", count: 2), numbers: [1, 2]),
          pair: (number / 2, String(repeating: "x", count: 30)), choice: nil)
      }
    }
  }

  @Test("6.15 A view without == is compared field by field, with values made anew each time")
  func fieldByField() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 4) { Unequatable(log: log) }
    _ = host.frame
    try host.change("step")
    #expect(log.entries.count == 1)
    try host.change("step")
    #expect(log.entries.count == 2)
  }

  private protocol Named {
    var name: String { get }
  }

  private struct Short: Named {
    let name: String
  }

  private final class Shared: Named {
    let name = "shared"
  }

  private enum Choice {
    case none
    case some(Int, any Named)
  }

  private struct Loose: View {
    let log: Log
    let named: any Named
    var maybe: (any Named)?
    let error: any Error
    let type: any Any.Type
    let choice: Choice
    let action: () -> Void
    let anything: Any

    var body: some View {
      log.note(named.name)
      return Text(named.name)
    }
  }

  private struct LooseOwner: View {
    let log: Log
    let shared: Shared
    @State private var isShort = false

    var body: some View {
      VStack {
        Button("step") { isShort.toggle() }
        Loose(
          log: log, named: isShort ? Short(name: "short") : shared, maybe: isShort ? shared : nil,
          error: CancellationError(), type: isShort ? Int.self : String.self,
          choice: isShort ? .none : .some(1, shared), action: {}, anything: isShort ? 1 : "x")
      }
    }
  }

  @Test("6.15 Fields of any type at all can be told apart")
  func fieldsOfAnyType() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 4) { LooseOwner(log: log, shared: Shared()) }
    try host.change("step")
    try host.change("step")
    #expect(log.entries == ["shared", "short", "shared"])
  }
}
