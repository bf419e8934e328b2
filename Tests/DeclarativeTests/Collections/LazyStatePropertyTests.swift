import DeclarativeText
import Observation
import Support
import Testing

/// Random edits and scrolling of a lazy list: each row holds the state of its id, in sight or not.
@MainActor @Suite struct LazyStatePropertyTests {
  @MainActor @Observable fileprivate final class Model {
    var ids: [Int]
    var hidden: Set<Int> = []

    init(_ ids: [Int]) { self.ids = ids }
  }

  private struct Row: View {
    let model: Model
    let id: Int
    @State private var count = 0

    var body: some View {
      if !model.hidden.contains(id) {
        Button("\(id)=\(count)") { count += 1 }.accessibilityLabel("+\(id)")
      }
    }
  }

  private struct Screen: View {
    let model: Model
    let isGrid: Bool

    var body: some View {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem()], spacing: 0) { rows }
        } else {
          LazyVStack(spacing: 0) { rows }
        }
      }
    }

    private var rows: some View {
      ForEach(model.ids, id: \.self) { Row(model: model, id: $0) }
    }
  }

  @Test("Each row holds the state of its id", arguments: [false, true], 0..<20)
  func random(isGrid: Bool, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model(Array(0..<50))
    let host = TextHost(columns: 20, rows: 8) { Screen(model: model, isGrid: isGrid) }
    var held: [Int: Int] = [:]
    for step in 0..<80 {
      let change = try act(&random, model, host, &held)
      held = held.filter { model.ids.contains($0.key) }
      let shown = model.ids.filter { !model.hidden.contains($0) }.map { "\($0)=\(held[$0] ?? 0)" }
      let lines = host.lines
      let isPart = lines.isEmpty ? shown.isEmpty : shown.contains(lines)
      guard isPart, lines.count == min(shown.count, 8) else {
        Issue.record("seed \(seed), step \(step), after \(change):\n\(lines)\nof\n\(shown)")
        return
      }
    }
  }

  private func act(
    _ random: inout SeededGenerator, _ model: Model, _ host: TextHost, _ held: inout [Int: Int]
  ) throws -> String {
    let place = Int.random(in: 0...model.ids.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      guard let line = host.lines.randomElement(using: &random),
        let id = Int(line.prefix { $0 != "=" })
      else { return "nothing" }
      try host.tap("+\(id)")
      held[id, default: 0] += 1
      return "a tap on \(id)"
    case 2, 3:
      let distance = [-40, -9, -3, -1, 1, 3, 9, 40].randomElement(using: &random) ?? 1
      host.scroll(column: 0, row: 0, by: distance)
      return "scrolling by \(distance)"
    case 4:
      let new = Int.random(in: 0..<90, using: &random)
      if !model.ids.contains(new) { model.ids.insert(new, at: place) }
      return "inserting \(new) at \(place)"
    case 5:
      let range = place..<min(place + Int.random(in: 1...5, using: &random), model.ids.count)
      model.ids.removeSubrange(range)
      return "removing \(range)"
    case 6:
      guard let from = model.ids.indices.randomElement(using: &random) else { return "nothing" }
      let id = model.ids.remove(at: from)
      model.ids.insert(id, at: min(place, model.ids.count))
      return "moving \(id) to \(place)"
    case 7:
      if Int.random(in: 0..<4, using: &random) == 0 { model.ids.shuffle(using: &random) }
      return "perhaps shuffling"
    default:
      guard let id = model.ids.randomElement(using: &random) else { return "nothing" }
      model.hidden.formSymmetricDifference([id])
      return "hiding or showing \(id)"
    }
  }
}
