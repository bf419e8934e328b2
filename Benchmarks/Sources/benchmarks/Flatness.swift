import DeclarativeText
import Observation

/// A check rather than a measure: memory, and what a change costs, must not grow however often
/// things change.
struct Flatness {
  let name: String
  let summary: String
  /// Makes a host, and the step that makes one change or more, and returns how many.
  let prepare: @MainActor () -> (host: TextHost, step: @MainActor (Int, TextHost) -> Int)
}

@MainActor let flatness: [Flatness] = [
  Flatness(name: "Flat.changes", summary: "a million changes of every kind") {
    let model = Churn()
    return (
      screen(columns: 40, rows: 16) { ChurningScreen(model: model) },
      { step, host in
        model.change(step)
        if step % 128 == 80 { host.advance(by: .milliseconds(400)) }
        if step % 128 == 43 { host.scroll(column: 0, row: 14, by: step % 512 < 256 ? 2 : -2) }
        return 1
      }
    )
  },
  Flatness(name: "Flat.rows", summary: "a million rows made and dropped") {
    let model = Churn()
    return (
      screen(columns: 40, rows: 16) { RowsScreen(model: model) },
      { step, _ in
        model.rows = (0..<500).map { step * 500 + $0 }
        return 500
      }
    )
  },
]

extension Flatness {
  /// Runs it, and tells whether memory stayed flat, and the cost of a round the same.
  ///
  /// - Parameter changes: How many changes there are in all.
  @MainActor func holds(changes: Int) -> Bool {
    let (host, step) = prepare()
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    var index = 0
    var looks: [Int] = []
    var costs: [Double] = []
    for look in 1...10 {
      host.resetStatistics()
      let before = done
      while done < changes / 10 * look {
        done += step(index, host)
        index += 1
        _ = host.flush()
        // The tasks of views run when the main thread is free.
        if index % 64 == 0 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      }
      looks.append(residentMemory())
      let statistics = host.statistics
      let cost =
        statistics.bodiesEvaluated + statistics.nodesCreated + statistics.nodesMeasured
        + statistics.nodesDrawn
      costs.append(Double(cost) / Double(done - before))
    }
    // The first rounds fill caches; a leak of one byte a change would show in the others.
    let growth = (looks.last ?? 0) - (looks[4...].min() ?? 0)
    let isFlat = growth < 256
    let isSteady = (costs[1...].max() ?? 0) < (costs[1...].min() ?? 0) * 1.02
    let seconds = (clock.now - start).components.seconds
    print("\(name): \(summary), \(done) in \(seconds) s; memory in kB \(looks)")
    if !isFlat { print("\(name): memory has grown by \(growth) kB.") }
    if !isSteady { print("\(name): the work of a change is not the same: \(costs)") }
    return isFlat && isSteady
  }
}

/// How much memory this process has resident now, in kB; where that is not told, the most so far.
private func residentMemory() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return peakMemory() }
  return pages * Int(getpagesize()) / 1024
}

@MainActor @Observable private final class Churn {
  var value = 0
  var rows = Array(0..<6)
  var list = Array(0..<200)
  var isOn = false
  var name = 0
  var kind = 0
  var places: [Int: Place] = [:]
  var tick = 0
  @ObservationIgnored var next = 1000
  @ObservationIgnored let object = ChurnObject()

  @Observable final class Place {
    var value = 0
  }

  /// Most changes are small ones, as they are in programs; of every 128, 16 are of the structure.
  func change(_ step: Int) {
    guard step % 8 == 5 else {
      tick += 1
      return
    }
    switch step / 8 % 16 {
    case 0: rows.append(rows.removeFirst())
    case 1: rows.swapAt(1, 4)
    case 2:
      rows[step / 128 % rows.count] = next
      next += 1
    case 3, 11: isOn.toggle()
    case 4: name += 1
    case 5: kind = (kind + 1) % 3
    case 6: object.value += 1
    case 7:
      list.insert(next, at: 3)
      list.removeLast()
      next += 1
    case 8: places[0] = Place()
    case 9: withAnimation(.linear(duration: 0.3)) { value += 1 }
    // Two with one id, and one again.
    case 10: rows[5] = step % 256 < 128 ? rows[0] : next
    case 12, 13: places[0]?.value += 1
    case 14: value -= 1
    default: value += 2
    }
  }
}

private final class ChurnObject: ObservableObject {
  @Published var value = 0
}

private struct ChurningScreen: View {
  let model: Churn
  @State private var told = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ChurningTick(model: model)
      ChurningValue(model: model)
      ChurningRows(model: model, told: $told)
      ChurningParts(model: model)
      ChurningList(model: model)
    }
    .environmentObject(model.object)
    .onPreferenceChange(ChurnKey.self) { told = $0 % 10 }
  }
}

private struct ChurningTick: View {
  let model: Churn

  var body: some View { Text("tick \(model.tick % 100)") }
}

private struct ChurningRows: View {
  let model: Churn
  @Binding var told: Int

  var body: some View {
    ForEach(model.rows, id: \.self) { ChurningRow(number: $0, told: $told) }
  }
}

private struct ChurningParts: View {
  let model: Churn

  var body: some View {
    if model.isOn { ChurningTask(object: model.object) } else { Text("off") }
    ChurningState(value: model.name)
      .id(model.name)
      .environment(\.lineLimit, model.isOn ? 1 : 2)
    kind
    if let place = model.places[0] { ChurningPlace(place: place) }
  }

  private var kind: AnyView {
    switch model.kind {
    case 0: AnyView(Text("kind"))
    case 1: AnyView(ChurningState(value: 1))
    default: AnyView(HStack { Text("kind") })
    }
  }
}

private struct ChurningList: View {
  let model: Churn

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.list, id: \.self) { ChurningState(value: $0) }
      }
    }
  }
}

private struct ChurnKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct ChurningValue: View {
  let model: Churn
  @State private var seen = 0

  var body: some View {
    Text("value \(model.value % 100) \(seen)")
      .onChange(of: model.value) { seen = $1 % 7 }
      .frame(width: CGFloat(20 + model.value % 3), alignment: .leading)
  }
}

private struct ChurningRow: View {
  let number: Int
  @Binding var told: Int
  @State private var count = 0
  @StateObject private var object = ChurnObject()
  @EnvironmentObject private var shared: ChurnObject

  var body: some View {
    Text("row \(number % 1000) \(count) \(object.value) \(shared.value % 10) \(told)")
      .preference(key: ChurnKey.self, value: number % 5)
      .onAppear { count += 1 }
      .onDisappear { object.value += 1 }
  }
}

private struct ChurningTask: View {
  let object: ChurnObject
  @State private var count = 0

  var body: some View {
    Text("task \(count)")
      .task { count += 1 }
      .onReceive(object.objectWillChange) { count += 1 }
      .transition(.opacity)
  }
}

private struct ChurningState: View {
  let value: Int
  @State private var first: Int?
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    Text("\(value % 1000) \(first ?? 0) \(lineLimit ?? 0)").onAppear { first = value % 10 }
  }
}

private struct ChurningPlace: View {
  @Bindable var place: Churn.Place

  var body: some View { Text("place \(place.value)") }
}

private struct RowsScreen: View {
  let model: Churn

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.rows, id: \.self) { PlainRow(number: $0) }
      }
    }
  }
}

private struct PlainRow: View {
  let number: Int
  @State private var seen = 0

  var body: some View { Text("row \(number % 1000) \(seen)") }
}
