import DeclarativeText
import Observation
import Support
import Testing

/// Models that are read only in closures that make content, not in a body.
@MainActor @Suite struct ObservedClosureTests {
  @Observable final class Model {
    var words = ["a", "b"]
  }

  struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Shows `content`, changes a word, and expects the change to show.
  private func expectChange<Content: View>(@ViewBuilder _ content: (Model) -> Content) {
    let model = Model()
    let host = TextHost(columns: 1, rows: 1) { content(model) }
    expectFrame(of: host) { "b" }
    for word in ["c", "d", "b"] {
      model.words[1] = word
      expectFrame(of: host) { word }
    }
  }

  @Test func forEach() {
    expectChange { model in ForEach(1..<2, id: \.self) { Text(model.words[$0]) } }
  }

  @Test func forEachInALazyStack() {
    expectChange { model in
      ScrollView { LazyVStack { ForEach(1..<2, id: \.self) { Text(model.words[$0]) } } }
    }
  }

  @Test func geometryReader() {
    expectChange { model in GeometryReader { _ in Text(model.words[1]) } }
  }

  @Test func scrollViewReader() {
    expectChange { model in ScrollViewReader { _ in Text(model.words[1]) } }
  }

  @Test func overlayPreferenceValue() {
    expectChange { model in
      Color.clear.preference(key: Count.self, value: 1)
        .overlayPreferenceValue(Count.self) { Text(model.words[$0]) }
    }
  }

  @Test("Rows read as they come into sight are watched as the first ones are")
  func rowsInSight() {
    let model = Model()
    model.words = (0..<100).map { "w\($0)" }
    let host = TextHost(columns: 4, rows: 2) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<100, id: \.self) { Text(model.words[$0]) } }
      }
    }
    host.scroll(column: 0, row: 0, by: 50)
    expectFrame(of: host) { "w50·\nw51·" }
    model.words[50] = "new"
    expectFrame(of: host) { "new·\nw51·" }
    host.scroll(column: 0, row: 0, by: -50)
    model.words[0] = "old"
    expectFrame(of: host) { "old·\nw1··" }
  }
}
