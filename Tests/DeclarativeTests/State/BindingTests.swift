import DeclarativeText
import Testing

@MainActor @Suite struct BindingTests {
  private struct Child: View {
    let log: Log
    let name: String
    @Binding var value: Int

    var body: some View {
      log.note(name)
      return Button("\(name)") { value += 1 }
    }
  }

  private struct Parent: View {
    let log: Log
    @State private var counter = 0

    var body: some View {
      log.note("parent")
      return VStack {
        Button("add") { counter += 1 }
        Child(log: log, name: "child", value: $counter)
        Text("\(counter)")
      }
    }
  }

  @Test("6.10 A child with a binding to a changed value is evaluated")
  func changedBinding() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Parent(log: log) }
    try host.change("add")
    #expect(log.count("child") == 2)
    #expect(log.count("parent") == 2)
  }

  @Test("6.11 Writing through a child's binding updates parent and child")
  func writingThrough() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Parent(log: log) }
    try host.change("child")
    #expect(log.count("child") == 2)
    #expect(log.count("parent") == 2)
    #expect(host.lines.last == "1")
  }

  private struct Passing: View {
    let log: Log
    @State private var counter = 0

    var body: some View {
      log.note("parent")
      return VStack {
        Button("add") { counter += 1 }
        Child(log: log, name: "child", value: $counter)
        Toggling(isOn: $counter.isPositive)
      }
    }
  }

  private struct Toggling: View {
    @Binding var isOn: Bool

    var body: some View { Text(isOn ? "on" : "off") }
  }

  @Test("A view that only passes a binding on does not depend on the value")
  func passingOn() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Passing(log: log) }
    try host.change("add")
    #expect(log.count("child") == 2)
    #expect(host.lines.last == "on")
    try host.change("child")
    #expect(log.count("child") == 3)
    #expect(log.count("parent") == 1)
  }

  private struct Model: Equatable {
    var first = 0
    var second = 0
  }

  private struct Members: View {
    let log: Log
    @State private var model = Model()

    var body: some View {
      log.note("parent \(model.first) \(model.second)")
      return VStack {
        Child(log: log, name: "one", value: $model.first)
        Child(log: log, name: "two", value: $model.second)
      }
    }
  }

  @Test("6.75 A member binding writes the parent once, and evaluates only who reads the member")
  func memberBinding() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { Members(log: log) }
    _ = host.frame
    log.clear()
    try host.change("one")
    #expect(log.take() == ["parent 1 0", "one"])
    try host.change("two")
    #expect(log.take() == ["parent 1 1", "two"])
  }

  @Test("6.75 A write through a member is one write of the whole")
  func memberWrites() {
    var model = Model()
    var writes = 0
    let binding = Binding(
      get: { model },
      set: {
        model = $0
        writes += 1
      })
    binding.first.wrappedValue = 4
    #expect(writes == 1)
    #expect(model == Model(first: 4, second: 0))
    binding.second.wrappedValue += 1
    #expect(writes == 2)
    #expect(model == Model(first: 4, second: 1))
  }

  @Test("6.76 A constant binding ignores writes")
  func constant() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) {
      Child(log: log, name: "fixed", value: .constant(3))
    }
    try host.change("fixed")
    #expect(log.entries == ["fixed"])
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  private struct Chain: View {
    let log: Log
    let depth: Int
    @Binding var value: Int

    var body: some View {
      log.note("\(depth)")
      return VStack {
        if depth > 0 {
          Erased(log: log, depth: depth - 1, value: $value)
        } else {
          Button("deep") { value += 1 }
          Text("value \(value)")
        }
      }
    }
  }

  private struct Erased: View {
    let log: Log
    let depth: Int
    let value: Binding<Int>

    var body: some View { AnyView(Chain(log: log, depth: depth, value: value)) }
  }

  private struct ChainRoot: View {
    let log: Log
    @State private var value = 0

    var body: some View { Chain(log: log, depth: 5, value: $value) }
  }

  @Test("A binding handed down a chain of views is written and read at its end")
  func chain() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) { ChainRoot(log: log) }
    try host.change("deep")
    #expect(host.lines == ["deep", "value 1"])
    try host.change("deep")
    #expect(host.lines == ["deep", "value 2"])
  }

  private struct Derived: View {
    @State private var number = 1

    var body: some View {
      let text = Binding(get: { "n\(number)" }, set: { number = Int($0.dropFirst()) ?? 0 })
      Reader(text: text)
      Button("twice") { text.wrappedValue = "n\(number * 2)" }
    }
  }

  private struct Reader: View {
    @Binding var text: String

    var body: some View { Text(text) }
  }

  @Test("A binding of two functions is read again when what it reads changes")
  func functions() throws {
    let host = TextHost(columns: 20, rows: 4) { Derived() }
    try host.change("twice")
    try host.change("twice")
    #expect(host.lines == ["n4", "twice"])
  }

  @Test("Bindings to optionals, and to what is in them")
  func optionals() {
    var value: Int? = 1
    let optional = Binding<Int?>(get: { value }, set: { value = $0 })
    let inner = Binding<Int>(optional)
    inner?.wrappedValue = 5
    #expect(value == 5)
    value = nil
    inner?.wrappedValue = 6
    #expect(value == nil)
    #expect(inner?.wrappedValue == 1)
    #expect(Binding<Int>(optional) == nil)
    let wrapped = Binding<Int?>(Binding.constant(2))
    #expect(wrapped.wrappedValue == 2)
  }

  @Test("A binding to a collection is a collection of bindings")
  func collection() {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(values == [10, 20, 30])
    let last = binding[2]
    values = [7]
    last.wrappedValue = 9
    #expect(values == [7])
    #expect(last.wrappedValue == 30)
    #expect(binding.map(\.wrappedValue) == [7])
  }
}

extension Int {
  fileprivate var isPositive: Bool {
    get { self > 0 }
    set { self = newValue ? 1 : 0 }
  }
}
