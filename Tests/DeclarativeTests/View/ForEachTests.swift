import DeclarativeText
import Testing

@MainActor @Suite struct ForEachTests {
  private typealias Counter = IdentityTests.Counter

  private struct Item: Identifiable, Hashable {
    var id: Int
    var name: String { "i\(id)." }
  }

  private struct Rows: View {
    @State private var items = [1, 2, 3].map(Item.init)
    let steps: [([Int]) -> [Int]]
    @State private var step = 0

    var body: some View {
      VStack {
        Button("step") {
          items = steps[step](items.map(\.id)).map(Item.init)
          step += 1
        }
        ForEach(items) { Counter(name: $0.name) }
      }
    }
  }

  private func host(_ steps: [([Int]) -> [Int]]) throws -> TextHost {
    let host = TextHost(columns: 20, rows: 12) { Rows(steps: steps) }
    try host.change("i1.0")
    try host.change("i2.0")
    try host.change("i2.1")
    #expect(host.lines.dropFirst() == ["i1.1", "i2.2", "i3.0"])
    return host
  }

  private func lines(after steps: ([Int]) -> [Int]...) throws -> [String] {
    let host = try host(steps)
    for _ in steps { try host.change("step") }
    return Array(host.lines.dropFirst())
  }

  @Test("6.26 State follows the id when elements move, come and go")
  func followsIDs() throws {
    #expect(try lines(after: { $0.reversed() }) == ["i3.0", "i2.2", "i1.1"])
    #expect(try lines(after: { [0] + $0 }) == ["i0.0", "i1.1", "i2.2", "i3.0"])
    #expect(try lines(after: { $0.filter { $0 != 1 } }) == ["i2.2", "i3.0"])
    #expect(try lines(after: { [$0[2], $0[0], 9, $0[1]] }) == ["i3.0", "i1.1", "i9.0", "i2.2"])
    #expect(try lines(after: { [$0[1], $0[2]] }) == ["i2.2", "i3.0"])
    #expect(try lines(after: { _ in [2] }) == ["i2.2"])
  }

  @Test("6.26 Moving makes no node and evaluates no row")
  func movingIsCheap() throws {
    let host = try host([{ $0.reversed() }])
    host.resetStatistics()
    try host.change("step")
    #expect(host.statistics.nodesCreated == 0)
    #expect(host.statistics.bodiesEvaluated == 1)
  }

  @Test("6.26 Inserting one makes one row")
  func insertingIsCheap() throws {
    let host = try host([{ [$0[0], 7, $0[1], $0[2]] }])
    host.resetStatistics()
    try host.change("step")
    // The rows' own body and the new row's.
    #expect(host.statistics.bodiesEvaluated == 2)
  }

  @Test("6.26 Equal ids do not crash, before or after they come apart")
  func duplicates() throws {
    let result = try lines(
      after: { $0 + [2, 2] }, { [2, 1, 2, 2] + $0.suffix(1) }, { _ in [2, 3] }, { _ in [2, 2] })
    #expect(result.count == 2)
    #expect(result.allSatisfy { $0.hasPrefix("i2.") })
  }

  private struct Indexed: View {
    @State private var names = ["x", "y", "z"]

    var body: some View {
      VStack {
        Button("first") { names.removeFirst() }
        ForEach(0..<names.count, id: \.self) { Counter(name: names[$0]) }
      }
    }
  }

  @Test("6.27 By index, state stays with the place when the first element is removed")
  func byIndex() throws {
    let host = TextHost(columns: 20, rows: 12) { Indexed() }
    try host.change("x0")
    try host.change("first")
    #expect(host.lines.dropFirst() == ["y1", "z0"])
  }

  @Test("6.28 An element with another id is another view")
  func changedID() throws {
    #expect(try lines(after: { [$0[0], 20, $0[2]] }) == ["i1.1", "i20.0", "i3.0"])
    #expect(
      try lines(after: { [$0[0], 20, $0[2]] }, { [$0[0], 2, $0[2]] }) == ["i1.1", "i2.0", "i3.0"])
  }

  @Test("6.31 Without elements a ForEach is nothing, and can come back")
  func empties() throws {
    #expect(try lines(after: { _ in [] }) == [])
    #expect(try lines(after: { _ in [] }, { _ in [1] }) == ["i1.0"])
  }

  private struct Several: View {
    @State private var items = [1, 2]

    var body: some View {
      VStack {
        Button("swap") { items.reverse() }
        ForEach(items, id: \.self) { item in
          Counter(name: "a\(item).")
          if item == 1 { Text("one") }
        }
      }
    }
  }

  @Test("6.26 Rows of several views move together")
  func severalViews() throws {
    let host = TextHost(columns: 20, rows: 12) { Several() }
    try host.change("a1.0")
    try host.change("swap")
    #expect(host.lines.dropFirst() == ["a2.0", "a1.1", "one"])
  }

  private struct Nested: View {
    @State private var isSwapped = false

    var body: some View {
      VStack {
        Button("swap") { isSwapped.toggle() }
        ForEach(isSwapped ? ["q", "p"] : ["p", "q"], id: \.self) { outer in
          ForEach(0..<2) { inner in Counter(name: "\(outer)\(inner).") }
        }
      }
    }
  }

  @Test("6.26 A ForEach in a ForEach moves with its element")
  func nested() throws {
    let host = TextHost(columns: 20, rows: 12) { Nested() }
    try host.change("p1.0")
    try host.change("swap")
    #expect(host.lines.dropFirst() == ["q0.0", "q1.0", "p0.0", "p1.1"])
  }

  @Test("Random edits keep what was counted for each id", arguments: 0..<20)
  func randomEdits(seed: Int) throws {
    var random = SystemlessGenerator(seed: UInt64(seed))
    var ids = [1, 2, 3]
    var lists: [[Int]] = []
    for _ in 0..<10 {
      ids.shuffle(using: &random)
      if Bool.random(using: &random), !ids.isEmpty { ids.removeLast() }
      let added = Int.random(in: 1...12, using: &random)
      if !ids.contains(added) { ids.insert(added, at: ids.count / 2) }
      lists.append(ids)
    }
    let host = try host(lists.map { list in { _ in list } })
    var counts = [1: 1, 2: 2]
    var shown: Set = [1, 2, 3]
    for list in lists {
      try host.change("step")
      for id in shown.subtracting(list) { counts[id] = 0 }
      shown = Set(list)
      #expect(host.lines.dropFirst() == list.map { "i\($0).\(counts[$0] ?? 0)" }[...])
    }
  }
}

/// Numbers that are the same in every run.
private struct SystemlessGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
