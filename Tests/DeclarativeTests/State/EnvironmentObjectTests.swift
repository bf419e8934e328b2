import DeclarativeText
import Observation
import Testing

@MainActor @Suite struct EnvironmentObjectTests {
  @Observable final class Model {
    var value = 1

    init(_ value: Int = 1) { self.value = value }
  }

  private struct Reader: View {
    @Environment(Model.self) private var model

    var body: some View { Text("value \(model.value)") }
  }

  private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text(model.map { "some \($0.value)" } ?? "nil") }
  }

  private struct Careless: View {
    @Environment(Model.self) private var model

    var body: some View { Text("fine") }
  }

  @Test("6.59 A model is found by its type, and followed")
  func byType() {
    let model = Model()
    let host = TextHost(columns: 20, rows: 2) {
      VStack {
        Reader()
        OptionalReader()
      }
      .environment(model)
    }
    #expect(host.lines == ["value 1", "some 1"])
    model.value = 2
    #expect(host.lines == ["value 2", "some 2"])
  }

  @Test("6.59 An optional one is nil when there is none, or nil was set")
  func optional() {
    let host = TextHost(columns: 20, rows: 3) {
      OptionalReader()
      OptionalReader().environment(nil as Model?).environment(Model())
      OptionalReader().environment(Model(4)).environment(nil as Model?)
    }
    #expect(host.lines == ["nil", "nil", "some 4"])
  }

  private struct Switching: View {
    @State private var isSet = false

    var body: some View {
      Button("set") { isSet.toggle() }
      OptionalReader().environment(isSet ? Model(8) : nil)
    }
  }

  @Test("6.59 It is found when it is set later, and lost again")
  func setLater() throws {
    let host = TextHost(columns: 20, rows: 3) { Switching() }
    #expect(host.lines.last == "nil")
    try host.change("set")
    #expect(host.lines.last == "some 8")
    try host.change("set")
    #expect(host.lines.last == "nil")
  }

  @Test("6.60 A missing model that is read ends the program; one that is not read does not")
  func missing() async {
    #expect(TextHost(columns: 20, rows: 3) { Careless() }.lines == ["fine"])
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = TextHost(columns: 20, rows: 3) { Reader() }
        _ = host.frame
      }
    }
  }
}
