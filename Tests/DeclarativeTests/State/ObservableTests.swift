import DeclarativeText
import Observation
import Testing

@MainActor @Suite struct ObservableTests {
  @Observable final class Model {
    var tracked = 0
    var other = 0
    @ObservationIgnored var ignored = 0
    var items = ["a", "b"]
  }

  private struct Child: View {
    let log: Log
    let value: Int

    var body: some View {
      log.note("child")
      return Text("\(value)")
    }
  }

  private struct Parent: View {
    let log: Log
    let model: Model
    let readsIgnored: Bool

    var body: some View {
      log.note("parent")
      return VStack {
        Child(log: log, value: readsIgnored ? model.ignored : model.tracked)
        Child(log: log, value: -1)
      }
      .onAppear {
        if readsIgnored { model.ignored += 1 } else { model.tracked += 1 }
      }
    }
  }

  @Test(
    "6.05 A tracked property evaluates its reader and the child it changes; an ignored one none")
  func trackedAndIgnored() {
    for (isIgnored, parents, children) in [(false, 2, 3), (true, 1, 2)] {
      let log = Log()
      let host = TextHost(columns: 10, rows: 2) {
        Parent(log: log, model: Model(), readsIgnored: isIgnored)
      }
      _ = host.frame
      #expect(log.count("parent") == parents)
      #expect(log.count("child") == children)
    }
  }

  private struct Two: View {
    let log: Log
    @State private var model = Model()

    var body: some View {
      log.note("owner")
      return VStack {
        Shown(log: log, name: "tracked") { model.tracked }
        Shown(log: log, name: "other") { model.other }
        Button("tracked") { model.tracked += 1 }
        Button("other") { model.other += 1 }
      }
    }
  }

  private struct Shown: View {
    let log: Log
    let name: String
    let value: () -> Int

    var body: some View {
      log.note(name)
      return Text("\(name) \(value())")
    }
  }

  @Test("6.06 Only the properties that a body has read evaluate it")
  func propertyByProperty() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Two(log: log) }
    _ = host.frame
    log.clear()
    try host.change("tracked")
    #expect(log.take() == ["tracked"])
    try host.change("other")
    try host.change("other")
    #expect(log.take() == ["other", "other"])
    #expect(host.lines.prefix(2) == ["tracked 1", "other 2"])
  }

  private struct Conditional: View {
    let log: Log
    let model: Model

    var body: some View {
      log.note("body")
      return Text(model.tracked > 0 ? "\(model.other)" : "none")
    }
  }

  @Test("6.06 Properties that a body no longer reads do not evaluate it")
  func readsAreRenewed() {
    let log = Log()
    let model = Model()
    let host = TextHost(columns: 20, rows: 1) { Conditional(log: log, model: model) }
    _ = host.frame
    func count(_ change: () -> Void) -> Int {
      change()
      _ = host.frame
      return log.take().count
    }
    _ = log.take()
    #expect(count { model.other += 1 } == 0)
    #expect(count { model.tracked += 1 } == 1)
    #expect(count { model.other += 1 } == 1)
    #expect(count { model.tracked = 0 } == 1)
    #expect(count { model.other += 1 } == 0)
    #expect(
      count {
        model.tracked += 1
        model.other += 1
      } == 1)
  }

  private struct Editing: View {
    @Bindable var model: Model

    var body: some View {
      Text("value \(model.tracked)")
      Writer(value: $model.tracked)
      ForEach($model.items, id: \.self) { $item in
        Button("\(item)") { item += "!" }
      }
    }
  }

  private struct Writer: View {
    @Binding var value: Int

    var body: some View { Button("write \(value)") { value += 1 } }
  }

  @Test("@Bindable makes bindings to a model's properties, which are read where they are used")
  func bindable() throws {
    let host = TextHost(columns: 20, rows: 6) { Editing(model: Model()) }
    try host.change("write 0")
    try host.change("b")
    #expect(host.lines == ["value 1", "write 1", "a", "b!"])
  }

  @Test("A model changed while nobody shows it costs nothing; changed off the main thread it shows")
  func otherThreads() async {
    let model = Model()
    let log = Log()
    let host = TextHost(columns: 20, rows: 1) { Conditional(log: log, model: model) }
    _ = host.frame
    nonisolated(unsafe) let shared = model
    await Task.detached {
      shared.tracked = 1
      shared.other = 5
    }
    .value
    for _ in 0..<100 where host.lines != ["5"] { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(host.lines == ["5"])
  }

  @Test("Views that were evaluated again leave no observer behind")
  func noObserversLeft() {
    let model = Model()
    let host = TextHost(columns: 20, rows: 1) { Pulse(model: model) }
    _ = host.frame
    var slowest = 0
    for _ in 0..<2000 {
      model.other += 1
      _ = host.frame
    }
    slowest = host.statistics.bodiesEvaluated
    #expect(slowest == 2001)
  }

  private struct Pulse: View {
    let model: Model

    var body: some View {
      _ = model.tracked
      return Text("\(model.other)")
    }
  }
}
