import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct LazyStackTests {
  @Test("4.47 Rows are made when they are needed; a plain stack makes all at once")
  func made() {
    let log = RowLog()
    let host = TextHost(columns: 6, rows: 4) {
      ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { log.row($0) } } }
    }
    expectFrame(of: host) { "·row·0\n·row·1\n·row·2\n·row·3" }
    #expect(log.appeared.contains(3))
    #expect(log.appeared.count < 30)
    let plain = RowLog()
    let all = TextHost(columns: 6, rows: 4) {
      ScrollView { VStack { ForEach(0..<1000, id: \.self) { plain.row($0) } } }
    }
    _ = all.frame
    #expect(plain.appeared.count == 1000)
  }

  @Test("4.48 Rows appear again when they are scrolled back, with the state they had")
  func stateIsKept() throws {
    let log = RowLog()
    let host = TextHost(columns: 12, rows: 3) {
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Counter(row: $0, log: log) } } }
    }
    try host.tap("add 1")
    expectFrame(of: host) { "··add·0:·0··\n··add·1:·1··\n··add·2:·0··" }
    host.scroll(column: 0, row: 0, by: 400)
    #expect(host.frame.text.contains("add 401"))
    #expect(log.disappeared.contains(1))
    log.appeared = []
    host.scroll(column: 0, row: 0, by: -400)
    expectFrame(of: host) { "··add·0:·0··\n··add·1:·1··\n··add·2:·0··" }
    #expect(log.appeared.contains(1))
  }

  @Test("4.49 It takes the width on offer, where a plain stack takes what it needs")
  func width() {
    let lazy = Arrangement(40, 20) {
      ScrollView { LazyVStack { box("row", 6, 1) }.named("stack") }
    }
    #expect(lazy["stack"] == [0, 0, 40, 1])
    #expect(lazy["row"] == [17, 0, 6, 1])
    let plain = Arrangement(40, 20) {
      ScrollView { VStack { box("row", 6, 1) }.named("stack") }
    }
    #expect(plain["stack"] == [0, 0, 6, 1])
    let sideways = Arrangement(40, 20) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 2) {
          box("a", 6, 1)
          box("b", 5, 3)
        }
      }
    }
    #expect(sideways["a"] == [0, 19, 6, 1])
    #expect(sideways["b"] == [8, 17, 5, 3])
  }

  @Test("Outside a scroll view all is made, and lengths are exact")
  func outside() {
    let laid = Arrangement(40, 200) {
      LazyVStack(alignment: .leading, spacing: 1) {
        ForEach(0..<60, id: \.self) { box("\($0)", 6, $0 == 30 ? 5 : 2) }
      }
    }
    let height: CGFloat = 59 * 2 + 5 + 59
    #expect(laid.size == [40, height])
    #expect(laid["59"] == [0, 59 * 3 + 3, 6, 2])
  }

  @Test("A million rows open and scroll at the cost of a thousand")
  func million() {
    func cost(_ count: Int) -> [Int] {
      let host = TextHost(columns: 20, rows: 10) {
        ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
      }
      var costs: [Int] = []
      func note() {
        _ = host.frame
        let statistics = host.statistics
        costs += [
          statistics.bodiesEvaluated, statistics.nodesCreated, statistics.nodesMeasured,
          statistics.nodesPlaced, statistics.nodesDrawn,
        ]
        host.resetStatistics()
      }
      note()
      for _ in 0..<30 {
        host.scroll(column: 0, row: 0, by: 1)
        note()
      }
      host.scroll(column: 0, row: 0, by: 200)
      note()
      return costs
    }
    let costs = cost(1000)
    #expect(costs == cost(1_000_000))
    #expect(costs[1] < 100)
    #expect(costs.dropFirst(5).max() ?? .max < 60)
  }

  @Test("Scrolled to the end, the last row is at the bottom")
  func end() {
    let host = TextHost(columns: 7, rows: 3) {
      ScrollView {
        LazyVStack { ForEach(0..<1_000_000, id: \.self) { Text("\($0)") } }
      }
    }
    host.scroll(column: 0, row: 0, by: 2_000_000)
    expectFrame(of: host) { "·999997\n·999998\n·999999" }
    #expect(host.statistics.nodesCreated < 200)
    host.scroll(column: 0, row: 0, by: -1)
    expectFrame(of: host) { "·999996\n·999997\n·999998" }
  }

  @Test("Rows of other heights than was thought do not move what is seen")
  func heights() {
    let host = TextHost(columns: 6, rows: 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<300, id: \.self) { row in
            Text("row \(row)").frame(height: row % 3 == 0 ? 3 : 1, alignment: .top)
          }
        }
      }
    }
    expectFrame(of: host) { "row·0·\n······\n······\nrow·1·" }
    host.scroll(column: 0, row: 0, by: 3)
    expectFrame(of: host) { "row·1·\nrow·2·\nrow·3·\n······" }
    // Down in steps and up again: each step moves what is seen by as much.
    var rows: [String] = []
    for _ in 0..<200 {
      rows.append(host.frame.text)
      host.scroll(column: 0, row: 0, by: 1)
    }
    for text in rows.reversed() {
      host.scroll(column: 0, row: 0, by: -1)
      #expect(host.frame.text == text)
    }
  }

  @Test("A jump far down and the way back shows each row once, in order")
  func wayBack() {
    let host = TextHost(columns: 8, rows: 5) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<400, id: \.self) { row in
            Text("row \(row)").frame(height: CGFloat(1 + row % 4), alignment: .top)
          }
        }
      }
    }
    host.scroll(column: 0, row: 0, by: 100_000)
    expectFrame(of: host) { "········\nrow·399·\n········\n········\n········" }
    var seen = 399
    for _ in 0..<2000 {
      host.scroll(column: 0, row: 0, by: -1)
      let first = host.frame.text.split(separator: "\n").first.map(String.init) ?? ""
      guard let row = Int(first.dropFirst(4)) else { continue }
      #expect(row == seen || row == seen - 1)
      seen = row
    }
    #expect(seen == 0)
  }

  @Test("Fixed views and collections stand in one stack, in order")
  func pieces() {
    let host = TextHost(columns: 6, rows: 7) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("head")
          ForEach(0..<2, id: \.self) { Text("a\($0)") }
          Group {
            Text("mid")
            ForEach(["x", "y"], id: \.self) { name in
              Text(name)
              Text(name + name)
            }
          }
        }
      }
    }
    expectFrame(of: host) { "head··\na0····\na1····\nmid···\nx·····\nxx····\ny·····" }
    host.scroll(column: 0, row: 0, by: 1)
    #expect(host.frame.text.hasSuffix("y\nyy"))
  }

  @Test("An element without views takes no line")
  func emptyRows() {
    let host = TextHost(columns: 4, rows: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          ForEach(0..<9, id: \.self) { row in if row % 2 == 0 { Text("r\(row)") } }
        }
      }
    }
    expectFrame(of: host) { "r0··\n····\nr2··\n····" }
  }
}

extension LazyStackTests {
  @Test("A row that changes is evaluated alone")
  func rowState() throws {
    let host = TextHost(columns: 12, rows: 5) {
      ScrollView { LazyVStack { ForEach(0..<900, id: \.self) { Counter(row: $0, log: RowLog()) } } }
    }
    _ = host.frame
    host.resetStatistics()
    try host.tap("add 2")
    #expect(host.frame.text.contains("add 2: 1"))
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesCreated == 0)
  }

  @Test("Rows inserted above what is seen do not move it; at the very top they show")
  func insertion() {
    let model = Names((0..<50).map { "n\($0)" })
    let host = TextHost(columns: 4, rows: 3) { NameList(model: model) }
    host.scroll(column: 0, row: 0, by: 10)
    expectFrame(of: host) { "n10·\nn11·\nn12·" }
    model.names.insert(contentsOf: ["x", "y"], at: 3)
    expectFrame(of: host) { "n10·\nn11·\nn12·" }
    model.names.removeFirst(4)
    expectFrame(of: host) { "n10·\nn11·\nn12·" }
    host.scroll(column: 0, row: 0, by: -100)
    expectFrame(of: host) { "y···\nn3··\nn4··" }
    model.names.insert("top", at: 0)
    expectFrame(of: host) { "top·\ny···\nn3··" }
  }

  @Test("A list that shrinks under the view shows its end")
  func filtering() {
    let model = Names((0..<50).map { "n\($0)" })
    let host = TextHost(columns: 4, rows: 3) { NameList(model: model) }
    host.scroll(column: 0, row: 0, by: 100)
    model.names = ["n7"]
    expectFrame(of: host) { "n7··\n····\n····" }
    model.names = []
    expectFrame(of: host) { "····\n····\n····" }
    model.names = ["a", "b", "c", "d"]
    expectFrame(of: host) { "a···\nb···\nc···" }
  }

  @Test("State follows an element's id through moves, also out of sight")
  func moves() throws {
    let model = Numbers(Array(0..<200))
    let log = RowLog()
    let host = TextHost(columns: 12, rows: 3) { CounterList(model: model, log: log) }
    try host.tap("add 1")
    model.numbers.swapAt(1, 150)
    expectFrame(of: host) { "··add·0:·0··\n·add·150:·0·\n··add·2:·0··" }
    host.scroll(column: 0, row: 0, by: 149)
    #expect(host.frame.text.contains("add 1: 1"))
    // Gone from the data, its state is gone.
    model.numbers.remove(at: 150)
    _ = host.frame
    model.numbers.insert(1, at: 150)
    #expect(host.frame.text.contains("add 1: 0"))
  }

  @Test("An element removed while it is out of sight loses its state")
  func removedOutOfSight() throws {
    let model = Numbers(Array(0..<200))
    let host = TextHost(columns: 12, rows: 3) { CounterList(model: model, log: RowLog()) }
    try host.tap("add 1")
    host.scroll(column: 0, row: 0, by: 100)
    _ = host.frame
    model.numbers.remove(at: 1)
    _ = host.frame
    model.numbers.insert(1, at: 1)
    _ = host.frame
    host.scroll(column: 0, row: 0, by: -200)
    #expect(host.frame.text.contains("add 1: 0"))
  }

  @Test("Any row is scrolled to without making those between")
  func scrollTo() {
    let proxy = Proxy()
    let host = TextHost(columns: 8, rows: 4) {
      ScrollViewReader { reader in
        let _ = proxy.take(reader)
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<100_000, id: \.self) { row in
              Text("r\(row)").frame(height: CGFloat(1 + row % 3), alignment: .top)
            }
          }
        }
      }
    }
    _ = host.frame
    host.resetStatistics()
    proxy.value?.scrollTo(70_001, anchor: .top)
    expectFrame(of: host) { "r70001··\n········\n········\nr70002··" }
    proxy.value?.scrollTo(30_000, anchor: .bottom)
    expectFrame(of: host) { "r29999··\n········\n········\nr30000··" }
    // Row 29,999 is three high (29,999 mod 3 = 2), row 30,000 one.
    proxy.value?.scrollTo(99_999)
    #expect(host.frame.text.hasSuffix("r99999"))
    #expect(host.statistics.nodesCreated < 300)
  }

  @Test("Of a thousand rows visited, those without state leave nothing behind")
  func nothingLeft() {
    let host = TextHost(columns: 8, rows: 4) {
      ScrollView { LazyVStack { ForEach(0..<5000, id: \.self) { Text("r\($0)") } } }
    }
    for _ in 0..<500 {
      host.scroll(column: 0, row: 0, by: 5)
      _ = host.frame
    }
    host.resetStatistics()
    host.resize(columns: 7, rows: 4)
    _ = host.frame
    #expect(host.statistics.nodesMeasured < 100)
  }
}

@MainActor private final class RowLog {
  var appeared: [Int] = []
  var disappeared: [Int] = []

  func row(_ row: Int) -> some View {
    Text("row \(row)").onAppear { self.appeared.append(row) }
  }
}

@MainActor private final class Proxy {
  private(set) var value: ScrollViewProxy?

  func take(_ value: ScrollViewProxy) { self.value = value }
}

private struct Counter: View {
  let row: Int
  let log: RowLog
  @State private var count = 0

  var body: some View {
    Button("add \(row): \(count)") { count += 1 }
      .accessibilityLabel("add \(row)")
      .onAppear { log.appeared.append(row) }
      .onDisappear { log.disappeared.append(row) }
  }
}

@MainActor @Observable private final class Names {
  var names: [String]

  init(_ names: [String]) { self.names = names }
}

private struct NameList: View {
  let model: Names

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) { ForEach(model.names, id: \.self) { Text($0) } }
    }
  }
}

@MainActor @Observable private final class Numbers {
  var numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }
}

private struct CounterList: View {
  let model: Numbers
  let log: RowLog

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(model.numbers, id: \.self) { Counter(row: $0, log: log) } }
    }
  }
}
