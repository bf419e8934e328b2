import DeclarativeText
import Testing

@MainActor @Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var first = false
    @Published var second = false
    var plain = 0 {
      willSet { objectWillChange.send() }
    }
  }

  /// Without a published property.
  final class Manual: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct Child: View {
    let log: Log
    let value: Bool

    var body: some View {
      log.note("child")
      return Text("\(value)")
    }
  }

  private struct Parent: View {
    let log: Log
    @StateObject private var model = Model()

    var body: some View {
      log.note("parent")
      return VStack {
        Child(log: log, value: model.first)
        Child(log: log, value: model.second)
      }
      .onAppear { model.first.toggle() }
    }
  }

  @Test("6.03 A published change evaluates the owner and the child whose input it changes")
  func publishedChange() {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Parent(log: log) }
    #expect(host.lines == ["true", "false"])
    #expect(log.count("parent") == 2)
    #expect(log.count("child") == 3)
  }

  private struct Sharing: View {
    let log: Log
    let model: Manual
    @State private var counter = 0

    var body: some View {
      log.note("owner")
      return VStack {
        Button("add") { counter += 1 }
        Text("\(counter)")
        Observing(log: log, model: model)
      }
    }
  }

  private struct Observing: View {
    let log: Log
    @ObservedObject var model: Manual

    var body: some View {
      log.note("observing \(model.value)")
      return Button("write") { model.value += 1 }
    }
  }

  @Test("6.09 A child that observes an unchanged object is not evaluated with its parent")
  func unchangedObject() throws {
    let log = Log()
    let model = Manual()
    let host = TextHost(columns: 10, rows: 4) { Sharing(log: log, model: model) }
    try host.change("add")
    #expect(log.take() == ["owner", "observing 0", "owner"])
    try host.change("write")
    model.value += 1
    _ = host.frame
    #expect(log.take() == ["observing 1", "observing 2"])
  }

  private struct Making: View {
    let log: Log
    @StateObject private var model: Model
    @State private var count = 0

    init(log: Log) {
      self.log = log
      _model = StateObject(
        wrappedValue: {
          log.note("made")
          return Model()
        }())
    }

    var body: some View {
      Button("body") { count += 1 }
      Toggling(isOn: $model.first)
      Text("\(count) \(model.first) \(model.plain)")
      Button("plain") { model.plain += 1 }
    }
  }

  private struct Toggling: View {
    @Binding var isOn: Bool

    var body: some View { Button("toggle") { isOn.toggle() } }
  }

  private struct Outside: View {
    let log: Log
    @State private var id = 0

    var body: some View {
      Text("outside \(id)")
      Button("id") { id += 1 }
      Making(log: log).id(id / 2)
    }
  }

  @Test("6.16 A state object is made once per identity; its projection makes bindings")
  func madeOnce() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Outside(log: log) }
    try host.change("id")
    try host.change("body")
    try host.change("toggle")
    try host.change("plain")
    #expect(host.lines.contains("1 true 1"))
    #expect(log.entries == ["made"])
    try host.change("id")
    #expect(host.lines.contains("0 false 0"))
    #expect(log.entries == ["made", "made"])
  }

  private struct Reading: View {
    @EnvironmentObject private var model: Model
    @EnvironmentObject private var manual: Manual

    var body: some View {
      Text("\(model.first) \(manual.value)")
      Toggling(isOn: $model.first)
    }
  }

  @Test("6.59 An environment object is found by its type, the nearest first")
  func environmentObject() throws {
    let near = Manual()
    let host = TextHost(columns: 20, rows: 4) {
      Reading()
        .environmentObject(near)
        .environmentObject(Model())
        .environmentObject(Manual())
    }
    near.value = 3
    try host.change("toggle")
    #expect(host.lines == ["true 3", "toggle"])
  }

  private struct Swapping: View {
    let models: [Manual]
    @State private var index = 0

    var body: some View {
      Button("swap") { index = 1 - index }
      Text("at \(index)")
      Inner().environmentObject(models[index])
    }

    struct Inner: View {
      @EnvironmentObject var model: Manual

      var body: some View { Text("value \(model.value)") }
    }
  }

  @Test("6.59 Another object in the environment is observed in the place of the former")
  func swapped() throws {
    let models = [Manual(), Manual()]
    models[1].value = 10
    let host = TextHost(columns: 20, rows: 4) { Swapping(models: models) }
    try host.change("swap")
    #expect(host.lines.last == "value 10")
    host.resetStatistics()
    models[0].value = 5
    #expect(host.lines.last == "value 10")
    #expect(host.statistics.bodiesEvaluated == 0)
    models[1].value = 11
    #expect(host.lines.last == "value 11")
  }

  @Test("A missing environment object that nobody reads harms nobody")
  func missingUnread() {
    let host = TextHost(columns: 20, rows: 1) { Careless() }
    #expect(host.lines == ["fine"])
  }

  private struct Careless: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text("fine") }
  }

  @Test("A removed view lets go of what it observed")
  func letsGo() throws {
    weak var weakModel: Model?
    let host = TextHost(columns: 20, rows: 3) { Disposable { weakModel = $0 } }
    _ = host.frame
    #expect(weakModel != nil)
    try host.change("remove")
    #expect(weakModel == nil)
  }

  private struct Disposable: View {
    let made: (Model) -> Void
    @State private var isShown = true

    var body: some View {
      Button("remove") { isShown = false }
      if isShown { Holder(made: made) }
    }

    struct Holder: View {
      let made: (Model) -> Void
      @StateObject private var model = Model()

      var body: some View {
        made(model)
        return Text("\(model.first)")
      }
    }
  }
}
