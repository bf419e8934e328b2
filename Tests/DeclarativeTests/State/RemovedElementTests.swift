import DeclarativeText
import Support
import Testing

/// A binding to an element that has been removed reads the last value and drops what is written,
/// with one warning.
@MainActor @Suite struct RemovedElementTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private final class Kept {
    var bindings: [Binding<Item>] = []
  }

  private static let message =
    "Declarative: Binding: the Item it leads to has been removed; what is read is its last value, "
    + "and writes are dropped."

  private struct Screen: View {
    let kept: Kept
    @State private var items = (1...4).map { Item(id: $0, name: "n\($0)") }

    var body: some View {
      Text(items.map(\.name).joined(separator: " "))
      Button("fetch") { kept.bindings = items.indices.map { $items[$0] } }
      Button("fewer") { items.removeLast(2) }
      Button("none") { items = [] }
    }
  }

  private func screen(_ kept: Kept) throws -> TextHost {
    let host = TextHost(columns: 30, rows: 4) { Screen(kept: kept) }
    try host.change("fetch")
    return host
  }

  @Test("Trial 27 By index, it reads the last value, and writes are dropped")
  func byIndex() throws {
    let kept = Kept()
    let host = try screen(kept)
    let told = try warnings {
      try host.change("fewer")
      #expect(kept.bindings.map(\.wrappedValue.name) == ["n1", "n2", "n3", "n4"])
      kept.bindings[3].wrappedValue.name = "late"
      kept.bindings[3].name.wrappedValue = "later"
      kept.bindings[0].wrappedValue.name = "first"
      #expect(kept.bindings[3].wrappedValue.name == "n4")
      #expect(host.lines.first == "first n2")
      try host.change("none")
      kept.bindings[0].wrappedValue.name = "late"
      #expect(kept.bindings[0].wrappedValue.name == "first")
      #expect(host.lines == ["fetch", "fewer", "none"])
    }
    #expect(told == [Self.message])
  }

  @Test("As long as the element is there, nothing is told")
  func thereIsTheElement() throws {
    let kept = Kept()
    let host = try screen(kept)
    let told = try warnings {
      kept.bindings[3].wrappedValue.name = "x"
      try host.change("fewer")
      kept.bindings[1].wrappedValue.name += "y"
      #expect(host.lines.first == "n1 n2y")
    }
    #expect(told == [])
  }

  @Test("A binding to no element is a mistake that names the index")
  func outside() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Binding.constant([1, 2])[2]
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Binding: there is no element at 2, of 2."))
  }

  private struct Row: View {
    let kept: Kept
    @Binding var item: Item
    let remove: @MainActor () -> Void
    @State private var taps = 0

    var body: some View {
      HStack {
        Button("\(item.name)") {
          item.name += "!"
          taps += 1
        }
        Button("remove \(item.id)", action: remove)
      }
      .onAppear { kept.bindings.append($item) }
    }
  }

  private struct Rows<Container: View>: View {
    let kept: Kept
    let isAnimated: Bool
    let container: (AnyView) -> Container
    @State private var items = (1...4).map { Item(id: $0, name: "n\($0)") }

    var body: some View {
      container(
        AnyView(
          ForEach($items) { $item in
            Row(kept: kept, item: $item) {
              withAnimation(isAnimated ? .linear(duration: 1) : nil) {
                items.removeAll { $0.id == item.id }
              }
            }
          }))
    }
  }

  private func rows<Container: View>(
    _ kept: Kept, isAnimated: Bool = false,
    @ViewBuilder in container: @escaping (AnyView) -> Container
  ) -> TextHost {
    TextHost(columns: 30, rows: 6) {
      Rows(kept: kept, isAnimated: isAnimated, container: container)
    }
  }

  @Test("Trial 27 Rows that remove themselves are no mistake", arguments: [false, true])
  func removingItself(isAnimated: Bool) throws {
    for host in [
      rows(Kept(), isAnimated: isAnimated) { rows in VStack { rows } },
      rows(Kept(), isAnimated: isAnimated) { rows in ScrollView { LazyVStack { rows } } },
    ] {
      let told = try warnings {
        for id in [2, 4, 1, 3] {
          try host.change("remove \(id)")
          host.advance(by: .milliseconds(300))
          _ = host.frame
        }
        host.advance(by: .seconds(2))
        #expect(host.lines == [])
      }
      #expect(told == [])
    }
  }

  @Test("Trial 27 A row's binding that is kept writes no other row, with one warning")
  func keptByARow() throws {
    let kept = Kept()
    let host = rows(kept) { rows in VStack { rows } }
    _ = host.frame
    let told = try warnings {
      let second = try #require(kept.bindings.first { $0.wrappedValue.id == 2 })
      try host.change("remove 2")
      second.wrappedValue.name = "late"
      second.wrappedValue.name = "later"
      #expect(second.wrappedValue == Item(id: 2, name: "n2"))
      #expect(host.lines.map { $0.prefix(2) } == ["n1", "n3", "n4"])
    }
    #expect(told == [Self.message])
  }
}
