import DeclarativeText
import Observation
import Support
import Testing

/// Random changes of a lazy list under random scrolling, against a plain model of what it holds.
@MainActor @Suite struct LazyPropertyTests {
  @Test(
    "What is seen is a part of the list, in order, with each row's own state",
    arguments: 0..<UInt64(cases(20, thorough: 60)))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = RowModel()
    for _ in 0..<Int.random(in: 0...60, using: &random) { model.append(&random) }
    let proxy = ProxyHolder()
    let host = TextHost(columns: 10, rows: 6) { RowList(model: model, proxy: proxy) }
    for step in 0..<60 {
      let change = act(&random, model, host, proxy)
      let shown = lines(of: host.frame)
      let all = model.lines
      let isPart =
        all.count <= 6
        ? Array(shown.prefix(all.count)) == all && shown.dropFirst(all.count).allSatisfy(\.isEmpty)
        : (0...all.count - 6).contains { Array(all[$0..<$0 + 6]) == shown }
      guard isPart else {
        Issue.record("seed \(seed), step \(step), after \(change):\n\(shown)\nof\n\(all)")
        return
      }
    }
  }

  private func lines(of frame: Frame) -> [String] {
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines + Array(repeating: "", count: max(6 - lines.count, 0))
  }

  private func act(
    _ random: inout SeededGenerator, _ model: RowModel, _ host: TextHost, _ proxy: ProxyHolder
  ) -> String {
    let place = Int.random(in: 0...max(model.rows.count - 1, 0), using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      let distance = Int.random(in: -9...9, using: &random)
      host.scroll(column: 0, row: 0, by: distance)
      return "scroll by \(distance)"
    case 3:
      let distance = Bool.random(using: &random) ? 1000 : -1000
      host.scroll(column: 0, row: 0, by: distance)
      return "scroll by \(distance)"
    case 4:
      for _ in 0..<3 { model.insert(at: place, &random) }
      return "insert at \(place)"
    case 5:
      if !model.rows.isEmpty { model.rows.remove(at: place) }
      return "remove at \(place)"
    case 6:
      model.rows.shuffle(using: &random)
      return "shuffle"
    case 7:
      if !model.rows.isEmpty { model.rows.append(model.rows.remove(at: place)) }
      return "move \(place) to the end"
    case 8:
      if !model.rows.isEmpty { model.rows[place].height = Int.random(in: 0...3, using: &random) }
      return "height of \(place)"
    case 9:
      if let row = model.rows.randomElement(using: &random), row.height > 0 {
        // Only what is made can be tapped, which is for the list to say.
        if (try? host.tap("+\(row.id)")) != nil { model.taps[row.id, default: 0] += 1 }
      }
      return "tap"
    case 10:
      if let row = model.rows.randomElement(using: &random) {
        proxy.value?.scrollTo(row.id, anchor: Bool.random(using: &random) ? .top : nil)
      }
      return "scroll to a row"
    default:
      host.resize(columns: Int.random(in: 8...12, using: &random), rows: 6)
      return "resize"
    }
  }
}

private struct Row: Identifiable, Equatable {
  let id: Int
  var height: Int
}

@MainActor @Observable private final class RowModel {
  var rows: [Row] = []
  @ObservationIgnored var taps: [Int: Int] = [:]
  @ObservationIgnored private var next = 0

  func append(_ random: inout SeededGenerator) { insert(at: rows.count, &random) }

  func insert(at place: Int, _ random: inout SeededGenerator) {
    rows.insert(Row(id: next, height: Int.random(in: 1...3, using: &random)), at: place)
    next += 1
  }

  /// Every line of the whole list.
  var lines: [String] {
    // State dies with its row.
    taps = taps.filter { tap in rows.contains { $0.id == tap.key } }
    return rows.flatMap { row in
      (0..<row.height).map { $0 == 0 ? "\(row.id):\(taps[row.id] ?? 0)" : "" }
    }
  }
}

@MainActor private final class ProxyHolder {
  private(set) var value: ScrollViewProxy?

  func take(_ value: ScrollViewProxy) { self.value = value }
}

private struct RowList: View {
  let model: RowModel
  let proxy: ProxyHolder

  var body: some View {
    ScrollViewReader { reader in
      let _ = proxy.take(reader)
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(model.rows) { row in
            TappedRow(row: row)
          }
        }
      }
    }
  }
}

private struct TappedRow: View {
  let row: Row
  @State private var taps = 0

  var body: some View {
    if row.height > 0 {
      Button("\(row.id):\(taps)") { taps += 1 }
        .accessibilityLabel("+\(row.id)")
        .frame(height: CGFloat(row.height), alignment: .top)
    }
  }
}
