import DeclarativeText
import Testing

@MainActor @Suite struct DynamicPropertyTests {
  private struct Inner: DynamicProperty {
    @State var count = 0
    @Environment(\.layoutDirection) var direction
    var updates = 0

    mutating func update() { updates += 1 }
  }

  private struct Outer: DynamicProperty {
    var inner = Inner()
    @State var other = 10
    var sum = 0

    mutating func update() { sum = inner.count + other + inner.updates * 100 }
  }

  private struct Counter: View {
    var outer = Outer()

    var body: some View {
      Button("inner") { outer.inner.count += 1 }
      Button("other") { outer.other += 1 }
      Text("\(outer.sum) \(outer.inner.direction == .leftToRight)")
    }
  }

  @Test("States in nested structs of dynamic properties live; update() sees them")
  func nested() throws {
    let host = TextHost(columns: 20, rows: 4) { Counter() }
    #expect(host.lines.last == "110 true")
    try host.change("inner")
    try host.change("other")
    let words = host.lines.last?.split(separator: " ")
    #expect(words?.first.flatMap { Int($0) }.map { $0 % 100 } == 12)
  }

  private struct Blinking: ViewModifier {
    let label: String
    @State private var isOn = false
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      VStack {
        content
        Button("\(label)") { isOn.toggle() }
        Text("\(label) \(isOn)")
      }
    }
  }

  @Test("A modifier has state of its own, for each place it is used")
  func stateInModifier() throws {
    let host = TextHost(columns: 20, rows: 8) {
      Text("a").modifier(Blinking(label: "one"))
      Text("b").modifier(Blinking(label: "two"))
    }
    try host.change("two")
    #expect(host.lines == ["a", "one", "one false", "b", "two", "two true"])
  }

  private struct Bound: ViewModifier {
    @Binding var number: Int

    func body(content: Content) -> some View {
      Button("more") { number += 1 }
      content
    }
  }

  private struct BoundUser: View {
    let log: Log
    @State private var number = 0

    var body: some View { Inside(log: log, number: number).modifier(Bound(number: $number)) }

    struct Inside: View {
      let log: Log
      let number: Int

      var body: some View {
        log.note("inside \(number)")
        return Text("\(number)")
      }
    }
  }

  @Test("A modifier with a binding writes its owner, and its content is brought up to date")
  func bindingInModifier() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { BoundUser(log: log) }
    try host.change("more")
    #expect(host.lines == ["more", "1"])
    #expect(log.entries == ["inside 0", "inside 1"])
  }

  private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct Own: View {
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View { Button("n\(count)") { count += 1 } }
  }

  @Test("Content shown twice has two states")
  func contentShownTwice() throws {
    let host = TextHost(columns: 20, rows: 8) { VStack { Own().modifier(Doubling()) } }
    #expect(host.lines == ["n0", "n0"])
    host.click(column: 10, row: 3)
    #expect(host.lines == ["n1", "n0"])
  }

  @Test("Modifiers joined with concat apply one after the other")
  func concat() {
    let modifier = Labelled(text: "x").concat(Labelled(text: "y"))
    let host = TextHost(columns: 20, rows: 8) { Text("a").modifier(modifier) }
    #expect(host.lines == ["a", "x", "y"])
  }

  private struct Labelled: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      VStack {
        content
        Text(text)
      }
    }
  }
}
