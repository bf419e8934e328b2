import DeclarativeText
import Observation
import Support
import Testing

/// Mistakes that a program can live with are told of once, and what happens then is defined.
@MainActor @Suite struct MisuseTests {
  /// What a view that is not on the screen reads and writes.
  private struct Early: View {
    @State var count = 4
    @State var name = "a"
    @StateObject var object = Object()
    @Environment(\.lineLimit) var lineLimit

    var body: some View {
      Button("\(count) \(name) \(object.value)") {
        count += 1
        name += "b"
        object.value += 1
      }
    }
  }

  private final class Object: ObservableObject {
    @Published var value = 7
  }

  @Test("A state read before its view is on the screen is the initial value, with one warning")
  func readsEarly() {
    let told = warnings {
      let view = Early(count: 5)
      #expect(view.count == 5)
      #expect(view.count == 5)
      #expect(view.$count.wrappedValue == 5)
    }
    #expect(
      told == [
        "Declarative: @State: a value of type Int is read of a view that is not on the screen; "
          + "it is the initial value, and stays so."
      ])
  }

  @Test("A state written before its view is on the screen stays as it was, with one warning")
  func writesEarly() throws {
    var host: TextHost?
    let told = warnings {
      let view = Early()
      view.count = 9
      view.count = 10
      host = TextHost(columns: 20, rows: 1) { view }
      #expect(host?.lines == ["4 a 7"])
    }
    #expect(
      told == [
        "Declarative: @State: a value of type Int is written of a view that is not on the screen, "
          + "and dropped; an initializer sets _name = State(initialValue:)."
      ])
  }

  @Test("States of two types are two mistakes")
  func twoMistakes() {
    let told = warnings {
      _ = Early().count
      _ = Early().name
      _ = Early().count
    }
    #expect(told.map { $0.contains("type Int is") } == [true, false])
    #expect(told.map { $0.contains("type String is") } == [false, true])
  }

  @Test("A state object read too early is made each time; the environment is the default")
  func otherProperties() {
    let told = warnings {
      let view = Early()
      #expect(view.object !== view.object)
      #expect(view.lineLimit == nil)
      _ = Early().lineLimit
    }
    #expect(
      told == [
        "Declarative: @StateObject: the Object is read of a view that is not on the screen; it is "
          + "made anew at each reading.",
        "Declarative: @Environment: a value of type Optional<Int> is read of a view that is not on the "
          + "screen; it is the default, and stays so.",
      ])
  }

  private struct Proper: View, Equatable {
    @State private var count = 0
    @State private var kept: (() -> Int)?
    @Environment(\.isEnabled) private var isEnabled

    nonisolated static func == (first: Proper, second: Proper) -> Bool { true }

    var body: some View {
      Button("count \(count) \(kept?() ?? -1)") {
        count += 1
        kept = { count }
      }
      .onChange(of: count) { kept = { isEnabled ? count : 0 } }
      .task { count += 10 }
    }
  }

  @Test("What bodies, actions, tasks and closures made there read is no mistake")
  func noWarning() async throws {
    let log = WarningLog(isKept: true)
    try await Warnings.$log.withValue(log) {
      let host = TextHost(columns: 20, rows: 1) { Proper() }
      await host.settle()
      #expect(host.lines == ["count 10 10"])
      try host.change("count 10 10")
      #expect(host.lines == ["count 11 11"])
    }
    #expect(log.lines == [])
  }

  @Observable final class Model {
    var value = 0
  }

  private struct ModelReader: View {
    @Environment(Model.self) private var model

    var body: some View { Text("\(model.value)") }
  }

  private struct ObjectReader: View {
    @EnvironmentObject private var object: Object

    var body: some View { Text("\(object.value)") }
  }

  private func error(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test("A view that contains itself without an end is named")
  func endlessView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TextHost(columns: 20, rows: 1) { Endless() }.frame }
    }
    #expect(
      error(of: result)
        .contains("Endless: views are nested 250000 deep; a view must not contain itself for ever.")
    )
  }

  @Test("6.60 A missing model names its type, and the modifier that sets it")
  func missingModel() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TextHost(columns: 20, rows: 1) { ModelReader() }.frame }
    }
    #expect(
      error(of: result)
        .contains(
          "@Environment(Model.self): no Model is in the environment; a view around this one sets "
            + "it with environment(_:)."))
  }

  @Test("6.60 A missing environment object names its type, and the modifier that sets it")
  func missingObject() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TextHost(columns: 20, rows: 1) { ObjectReader() }.frame }
    }
    #expect(
      error(of: result)
        .contains(
          "@EnvironmentObject: no Object is in the environment; a view around this one sets it "
            + "with environmentObject(_:)."))
  }
}
