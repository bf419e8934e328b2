import DeclarativeText
import Observation
import Support
import Testing

/// `_printChanges()` says why a body is evaluated.
@MainActor @Suite struct ChangeReportTests {
  @Observable final class Model {
    var value = 0
  }

  private final class Object: ObservableObject {
    @Published var value = 0
  }

  private struct Plain: View {
    let number: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("plain \(number)")
    }
  }

  private struct Owner: View {
    let model: Model
    let object: Object
    @State private var name = "a"
    @State private var other = 0
    @State private var plain = 0
    @ObservedObject private var observed: Object

    init(model: Model, object: Object) {
      self.model = model
      self.object = object
      observed = object
    }

    var body: some View {
      let _ = Self._logChanges()
      Text("\(name) \(model.value) \(observed.value)")
      Button("name") { name += "b" }
      Button("both") {
        other += 1
        name += "c"
      }
      Button("plain") { plain += 1 }
      Plain(number: plain + other)
      Leaf(name: $name)
    }
  }

  private struct Leaf: View {
    @Binding var name: String
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = Self._printChanges()
      Text("\(name) \(isEnabled)")
    }
  }

  private let model = Model()
  private let object = Object()

  private func told(_ act: (TextHost) throws -> Void) throws -> [String] {
    let host = TextHost(columns: 20, rows: 8) { Owner(model: model, object: object) }
    _ = warnings { _ = host.frame }
    return try warnings {
      try act(host)
      _ = host.frame
    }
  }

  @Test("6.17 The first time it is the view itself, its identity and each property")
  func first() {
    let told = warnings {
      _ = TextHost(columns: 20, rows: 8) { Owner(model: model, object: object) }.frame
    }
    #expect(
      told == [
        "Owner: @self, @identity, _name, _other, _plain, _observed changed.",
        "Plain: @self changed.",
        "Leaf: @self, @identity, _name, _isEnabled changed.",
      ])
  }

  @Test("6.17 Then it is what has changed since")
  func later() throws {
    #expect(
      try told { try $0.tap("name") } == ["Owner: _name changed.", "Leaf: _name changed."])
    #expect(
      try told { try $0.tap("both") } == [
        "Owner: _name, _other changed.", "Plain: @self changed.", "Leaf: _name changed.",
      ])
    #expect(
      try told { try $0.tap("plain") } == ["Owner: _plain changed.", "Plain: @self changed."])
    #expect(try told { _ in object.value += 1 } == ["Owner: _observed changed."])
    #expect(try told { _ in model.value += 1 } == ["Owner: @dependencies changed."])
    #expect(try told { _ in } == [])
  }

  @Test("6.17 Outside a body there is nothing to tell")
  func outside() {
    #expect(warnings { Plain._printChanges() } == [])
  }
}
