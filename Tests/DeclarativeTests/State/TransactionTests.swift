import DeclarativeText
import Testing

@MainActor @Suite struct TransactionTests {
  private struct Steps: View {
    let log: Log
    let steps: (Binding<Int>) -> Void
    @State private var value = 0

    var body: some View {
      log.note("body \(value)")
      return Text("\(value)")
        .onAppear { steps($value) }
        .onChange(of: value) { log.note("change \($0) \($1)") }
    }
  }

  private func log(_ steps: @escaping (Binding<Int>) -> Void) -> [String] {
    let log = Log()
    let host = TextHost(columns: 10, rows: 1) { Steps(log: log, steps: steps) }
    _ = host.frame
    return log.entries
  }

  @Test("6.01 Writes in one event are one update, those in two transactions two")
  func writesCoalesce() {
    let entries = log { value in
      value.wrappedValue = 1
      value.wrappedValue = 2
      withAnimation {
        value.wrappedValue = 3
        value.wrappedValue = 4
      }
    }
    #expect(entries == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
  }

  @Test("6.01 Without a transaction only the last write is seen")
  func plainWrites() {
    let entries = log { for number in 1...5 { $0.wrappedValue = number } }
    #expect(entries == ["body 0", "body 5", "change 0 5"])
  }

  @Test("6.01 Plain, animated, plain again: three updates")
  func threeBatches() {
    let entries = log { value in
      value.wrappedValue = 1
      withAnimation(.linear) { value.wrappedValue = 2 }
      value.wrappedValue = 3
    }
    #expect(
      entries == [
        "body 0", "body 1", "change 0 1", "body 2", "change 1 2", "body 3", "change 2 3",
      ])
  }

  @Test("6.01 Each withAnimation is an update of its own")
  func twoAnimations() {
    let entries = log { value in
      withAnimation { value.wrappedValue = 1 }
      withAnimation { value.wrappedValue = 2 }
    }
    #expect(entries == ["body 0", "body 1", "change 0 1", "body 2", "change 1 2"])
  }

  @Test("6.01 A transaction without anything set is a plain write")
  func emptyTransaction() {
    let entries = log { value in
      value.wrappedValue = 1
      withTransaction(Transaction()) { value.wrappedValue = 2 }
    }
    #expect(entries == ["body 0", "body 2", "change 0 2"])
  }

  @Test("6.01 A batch that changes nothing evaluates nothing")
  func equalBatch() {
    let entries = log { value in
      value.wrappedValue = 1
      withAnimation { value.wrappedValue = 1 }
      withAnimation {
        value.wrappedValue = 2
        value.wrappedValue = 1
      }
    }
    #expect(entries == ["body 0", "body 1", "change 0 1"])
  }

  @Test("6.01 Outside an update the latest write is read")
  func readsLatest() {
    var seen: [Int] = []
    _ = log { value in
      value.wrappedValue = 1
      withAnimation { value.wrappedValue = 2 }
      seen.append(value.wrappedValue)
      withAnimation { value.wrappedValue += 1 }
      seen.append(value.wrappedValue)
    }
    #expect(seen == [2, 3])
  }

  private struct Pair: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      log.note("\(first) \(second)")
      return Button("go") {
        first = 1
        second = 1
        withAnimation {
          first = 2
          second = 2
        }
      }
    }
  }

  @Test("6.01 States of one batch are seen together")
  func batchesAreWhole() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 1) { Pair(log: log) }
    _ = host.frame
    host.resetStatistics()
    try host.change("go")
    #expect(log.entries == ["0 0", "1 1", "2 2"])
    #expect(host.statistics.wakeUps == 1)
  }

  private struct Follower: View {
    let log: Log
    @State private var value = 0
    @State private var copy = 0

    var body: some View {
      log.note("\(value) \(copy)")
      return Button("go") {
        value = 1
        withAnimation { value = 2 }
      }
      .onChange(of: value) { _, new in copy = new }
    }
  }

  @Test("6.01 What onChange writes comes after what already waits")
  func writesKeepTheirOrder() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 1) { Follower(log: log) }
    try host.change("go")
    #expect(log.entries.first == "0 0")
    #expect(log.entries.last == "2 2")
    #expect(log.entries.contains("1 0"))
  }

  private struct Endless: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Text("\(value)")
        .onAppear { value = 1 }
        .onChange(of: value) { _, new in if new < 200 { withAnimation { value = new + 1 } } }
    }
  }

  @Test("6.01 Animated changes that cause animated changes settle in one frame")
  func chainsSettle() {
    let host = TextHost(columns: 10, rows: 1) { Endless(log: Log()) }
    #expect(host.lines == ["200"])
  }

  @Test("A binding with an animation writes in a transaction of its own")
  func animatedBinding() {
    let entries = log { value in
      value.wrappedValue = 1
      value.animation().wrappedValue = 2
    }
    #expect(entries == ["body 0", "body 1", "change 0 1", "body 2", "change 1 2"])
  }

  @Test("A binding's function is given the transaction it is written with")
  func transactionReachesSetter() {
    var seen: [Animation?] = []
    let binding = Binding<Int>(
      get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
    binding.wrappedValue = 1
    withAnimation(.linear) { binding.wrappedValue = 2 }
    binding.animation(.easeIn).wrappedValue = 3
    withTransaction(\.animation, .spring) { binding.wrappedValue = 4 }
    #expect(seen == [nil, .linear, .easeIn, .spring])
  }

  @Test("withAnimation gives back what its body does, and nests")
  func nesting() {
    let result = withAnimation(.linear) {
      withAnimation(nil) { Transaction(animation: .default).animation }
    }
    #expect(result == .default)
  }
}
