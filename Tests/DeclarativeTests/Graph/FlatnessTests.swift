import Observation
import Support
import Testing

@testable import Declarative
@testable import DeclarativeText

/// However often things change, what lives is what is on the screen, and a change costs the same.
///
/// The full million is `benchmarks Flat`.
@MainActor @Suite struct FlatnessTests {
  /// Objects that have been on a screen at some time.
  @MainActor private final class Census {
    private struct Entry {
      weak var object: AnyObject?
    }

    private var seen: [ObjectIdentifier: Entry] = [:]
    private(set) var count = 0

    /// Notes everything that lives on a screen now.
    func take(_ host: TextHost) {
      for object in Self.living(on: host) where seen[ObjectIdentifier(object)]?.object !== object {
        seen[ObjectIdentifier(object)] = Entry(object: object)
        count += 1
      }
    }

    /// What was seen, is not on the screen any more, and lives all the same, counted by type.
    func leaked(beside host: TextHost) -> [String: Int] {
      let here = Set(Self.living(on: host).map { ObjectIdentifier($0) })
      let left = seen.values.compactMap(\.object).filter { !here.contains(ObjectIdentifier($0)) }
      return Dictionary(left.map { ("\(type(of: $0))", 1) }, uniquingKeysWith: +)
    }

    /// The nodes, what they keep, their observers, and the elements.
    private static func living(on host: TextHost) -> [AnyObject] {
      let graph = host.screen.graph
      var objects: [AnyObject] = []
      for node in graph.nodes {
        objects.append(node)
        objects += [node.memory, node.body, node.watch, node.watch?.signal].compactMap { $0 }
        objects += node.body?.properties.compactMap { $0 } ?? []
      }
      var elements = graph.tree.root.map { [$0] } ?? []
      while let element = elements.popLast() {
        objects.append(element)
        elements += element.children
        elements += element.leaving ?? []
      }
      return objects
    }
  }

  @MainActor @Observable fileprivate final class Model {
    var tick = 0
    var rows = [0, 1, 2, 3]
    var isOn = false
    var name = 0
    var list = Array(0..<30)
    var places: [Place] = [Place()]
    @ObservationIgnored let object = Object()
    @ObservationIgnored private var next = 100

    /// One change; of every 128, 8 are of the structure.
    func change(_ step: Int) {
      guard step % 16 == 5 else {
        tick += 1
        return
      }
      next += 1
      switch step / 16 % 8 {
      case 0: rows = [rows[1], rows[3], next, rows[0]]
      case 1: isOn.toggle()
      case 2: name += 1
      case 3: object.value += 1
      case 4: list = [next] + list.dropLast()
      case 5: places = [Place()]
      case 6: withAnimation(.linear(duration: 0.1)) { rows.swapAt(0, 2) }
      // Two with one id, for a while.
      default: rows[3] = rows[2]
      }
    }

    @Observable final class Place {
      var value = 0
    }
  }

  fileprivate final class Object: ObservableObject {
    @Published var value = 0
  }

  @Test("Of 10,000 changes nothing is left behind, and the last cost what the first did")
  func changes() async throws {
    let model = Model()
    let host = TextHost(columns: 12, rows: 8) { Screen(model: model) }
    let census = Census()
    var costs: [Int] = []
    _ = warnings {
      for step in 0..<10_240 {
        if step % 1024 == 0 { host.resetStatistics() }
        model.change(step)
        _ = host.flush()
        if step % 128 == 125 { host.advance(by: .milliseconds(200)) }
        if step % 128 == 0 { census.take(host) }
        if step % 1024 == 1023 {
          let statistics = host.statistics
          costs.append(statistics.bodiesEvaluated + statistics.nodesCreated)
        }
      }
    }
    // Rows out of sight are kept for their state; without data they go too.
    model.list = []
    _ = host.flush()
    await host.settle()
    host.advance(by: .seconds(1))
    #expect(census.count > 500)
    #expect(census.leaked(beside: host) == [:])
    #expect(host.screen.graph.runningTasks.value == 0)
    let least = try #require(costs.min())
    #expect(costs.allSatisfy { $0 - least <= least / 50 }, "\(costs)")
  }

  @Test("Of 10,000 rows that come and go nothing is left behind", arguments: 0..<3)
  func rows(container: Int) async {
    let model = Model()
    let host = TextHost(columns: 12, rows: 12) { RowsScreen(model: model, container: container) }
    let census = Census()
    for step in 0..<100 {
      model.list = (0..<100).map { step * 100 + $0 }
      _ = host.flush()
      if step % 10 == 0 { census.take(host) }
      if step % 20 == 0 { await host.settle() }
    }
    model.list = []
    _ = host.flush()
    await host.settle()
    #expect(census.count > 500)
    #expect(census.leaked(beside: host) == [:])
    #expect(host.screen.graph.runningTasks.value == 0)
  }
}

private struct Screen: View {
  let model: FlatnessTests.Model
  @State private var sum = 0

  var body: some View {
    VStack(spacing: 0) {
      Tick(model: model)
      Text("\(sum)")
      Rows(model: model)
      ScrollView { LazyVStack(spacing: 0) { Listed(model: model) } }
    }
    .environmentObject(model.object)
    .onPreferenceChange(Sum.self) { sum = $0 % 3 }
  }
}

private struct Tick: View {
  let model: FlatnessTests.Model

  var body: some View { Text("\(model.tick)") }
}

private struct Rows: View {
  let model: FlatnessTests.Model

  var body: some View {
    ForEach(model.rows, id: \.self) { Row(number: $0) }
    if model.isOn { Text("on").task {}.transition(.opacity) } else { AnyView(Text("off")) }
    Place(place: model.places[0]).id(model.name).environment(\.lineLimit, model.isOn ? 1 : 2)
  }
}

private struct Listed: View {
  let model: FlatnessTests.Model

  var body: some View {
    ForEach(model.list, id: \.self) { Row(number: $0) }
  }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  @StateObject private var own = FlatnessTests.Object()
  @EnvironmentObject private var shared: FlatnessTests.Object

  var body: some View {
    Text("\(number) \(count) \(own.value) \(shared.value)")
      .preference(key: Sum.self, value: number)
      .onAppear { count += 1 }
      .onReceive(shared.objectWillChange) { own.value += 1 }
  }
}

private struct Place: View {
  @Bindable var place: FlatnessTests.Model.Place
  @Environment(\.lineLimit) private var lineLimit

  var body: some View { Text("\(place.value) \(lineLimit ?? 0)") }
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct RowsScreen: View {
  let model: FlatnessTests.Model
  let container: Int

  var body: some View {
    switch container {
    case 0: VStack { rows }
    case 1: Grid { rows }
    default: ScrollView { LazyVStack { rows } }
    }
  }

  private var rows: some View {
    ForEach(model.list, id: \.self) { number in
      Text("\(number)").task { await Task.yield() }
    }
  }
}
