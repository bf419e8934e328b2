import DeclarativeText
import Observation
import Support
import Testing

/// Elements of one `ForEach` with one id: what is kept for the id is the first one's, the others
/// are told apart by their order, and a warning says so once.
@MainActor @Suite struct RepeatedIDTests {
  fileprivate struct Item: Hashable {
    let id: Int
    let name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  @MainActor @Observable fileprivate final class Model {
    var items: [Item]

    init(_ items: [Item]) { self.items = items }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Rows<Container: View>: View {
    let model: Model
    let container: (AnyView) -> Container

    var body: some View {
      container(AnyView(ForEach(model.items, id: \.id) { Counter(name: $0.name) }))
    }
  }

  private typealias Screen = (host: TextHost, model: Model)

  private func screen<Container: View>(
    _ items: [Item], @ViewBuilder in container: @escaping (AnyView) -> Container
  ) -> Screen {
    let model = Model(items)
    return (TextHost(columns: 20, rows: 12) { Rows(model: model, container: container) }, model)
  }

  /// A screen in each kind of container.
  private func screens(_ items: [Item]) -> [Screen] {
    [
      screen(items) { rows in VStack { rows } },
      screen(items) { rows in Grid { rows } },
      screen(items) { rows in ScrollView { LazyVStack { rows } } },
      screen(items) { rows in ScrollView { LazyVGrid(columns: [GridItem()]) { rows } } },
    ]
  }

  private let twins = [Item(1, "a"), Item(2, "b"), Item(2, "c"), Item(3, "d")]

  @Test("6.26 Every element is shown, and each keeps a state of its own")
  func eachIsAView() throws {
    for (host, _) in screens(twins) {
      #expect(host.lines == ["a0", "b0", "c0", "d0"])
      try host.change("c0")
      try host.change("b0")
      try host.change("b1")
      #expect(host.lines == ["a0", "b2", "c1", "d0"])
    }
  }

  @Test("6.26 The first with an id has what is kept for the id, wherever it comes from")
  func theFirstWins() throws {
    for (host, model) in screens(twins) {
      try host.change("b0")
      try host.change("b1")
      try host.change("c0")
      model.items = [Item(2, "new"), Item(1, "a"), Item(2, "b"), Item(2, "c"), Item(3, "d")]
      #expect(host.lines == ["new2", "a0", "b1", "c0", "d0"])
      model.items = [Item(3, "d"), Item(2, "c"), Item(1, "a")]
      #expect(host.lines == ["d0", "c2", "a0"])
      model.items = [Item(2, "c"), Item(2, "b")]
      #expect(host.lines == ["c2", "b0"])
    }
  }

  @Test("6.26 An element that comes to have the id of a later one takes its state")
  func becomesOne() throws {
    for (host, model) in screens([Item(1, "a"), Item(2, "b")]) {
      try host.change("b0")
      model.items = [Item(2, "a"), Item(2, "b")]
      #expect(host.lines == ["a1", "b0"])
      model.items = [Item(1, "a"), Item(2, "b")]
      #expect(host.lines == ["a0", "b1"])
    }
  }

  @Test("6.26 A warning names the view, the data and the id, once for a ForEach")
  func warnsOnce() {
    let message =
      "Declarative: ForEach in Rows: more than one element of Array<Item> has the id 2; what is "
      + "kept for an id is the first one's, and the others are told apart by their order."
    let told = warnings {
      for (host, model) in screens(twins) {
        _ = host.frame
        model.items += [Item(1, "e"), Item(2, "f")]
        _ = host.frame
        model.items.removeFirst()
        _ = host.frame
      }
    }
    #expect(told == Array(repeating: message, count: 4))
  }

  @Test("6.26 Different ids, in any order, are no mistake")
  func noWarning() {
    let told = warnings {
      for (host, model) in screens([Item(3, "a"), Item(1, "b"), Item(2, "c")]) {
        _ = host.frame
        model.items = [Item(2, "c"), Item(3, "a"), Item(7, "x"), Item(1, "b")]
        _ = host.frame
        model.items.reverse()
        _ = host.frame
        model.items = []
        _ = host.frame
      }
    }
    #expect(told == [])
  }

  private struct Nested: View {
    let outer: [Int]
    let inner: [Int]

    var body: some View {
      ForEach(Array(outer.enumerated()), id: \.element) { place in
        ForEach(Array(inner.enumerated()), id: \.element) { innerPlace in
          Counter(name: "\(place.offset)\(innerPlace.offset).")
        }
      }
    }
  }

  @Test("6.26 A ForEach in a ForEach has identities of its own in each")
  func nested() throws {
    let told = try warnings {
      let host = TextHost(columns: 20, rows: 12) {
        VStack { Nested(outer: [5, 5], inner: [8, 8]) }
      }
      try host.change("00.0")
      try host.change("11.0")
      #expect(host.lines == ["00.1", "01.0", "10.0", "11.1"])
    }
    // The outer one and the inner one: two mistakes.
    #expect(told.count == 2)
  }

  @Test("6.26 In a lazy container, a row that comes into sight may be the first with its id")
  func scrolledTo() throws {
    let model = Model((0..<100).map { Item($0 == 90 ? 20 : $0, "r\($0).") })
    let host = TextHost(columns: 20, rows: 10) { Scrolled(model: model) }
    let before = try warnings {
      try host.change("to 86")
      try host.change("r90.0")
      try host.change("r90.1")
    }
    #expect(before == [])
    let told = try warnings {
      try host.change("to 18")
      #expect(host.lines.contains("r20.0"))
      try host.change("r20.0")
      try host.change("to 86")
      #expect(host.lines.contains("r90.2"))
      // Without the first, the other is the first.
      model.items.remove(at: 20)
      try host.change("to 86")
      #expect(host.lines.contains("r90.1"))
    }
    #expect(told.count == 1)
  }

  private struct Scrolled: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        Button("to 18") { proxy.scrollTo(18, anchor: .top) }
        Button("to 86") { proxy.scrollTo(86, anchor: .top) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.id) { Counter(name: $0.name) }
          }
        }
      }
    }
  }

  @Test("6.26 An id that is another at each asking does no harm")
  func unstableIDs() {
    struct Unstable { var id: Int { Int.random(in: 0..<5) } }
    struct Screen: View {
      let model: Model

      var body: some View {
        let items = model.items.map { _ in Unstable() }
        ScrollView { LazyVStack { ForEach(items, id: \.id) { _ in Counter(name: "x") } } }
        ForEach(items, id: \.id) { _ in Counter(name: "y") }
      }
    }
    let model = Model(twins)
    let host = TextHost(columns: 20, rows: 10) { Screen(model: model) }
    _ = warnings {
      for step in 0..<50 {
        model.items.append(Item(step, "z"))
        if step.isMultiple(of: 3) { model.items.removeFirst(2) }
        _ = host.frame
      }
    }
    #expect(!host.lines.isEmpty)
  }
}
