import DeclarativeText
import Observation
import Support
import Testing

/// What is on or off, and what goes up and down.
@MainActor @Suite struct ToggleTests {
  @Observable final class Model {
    var isOn = false
    var all = [false, true, false]
    var count = 2
    var share = 0.5
  }

  @Test("A box before the label is turned by Space, by Return and by a click")
  func checkbox() throws {
    let model = Model()
    let host = TextHost(columns: 10, rows: 1) {
      Live { Toggle("Sound", isOn: Bindable(model).isOn) }
    }
    expectFrame(of: host) { "·[·]·Sound" }
    host.press(.tab)
    host.press(.space)
    expectFrame(of: host) { "·[x]·Sound" }
    host.press(.return)
    #expect(!model.isOn)
    host.click(column: 6, row: 0)
    #expect(model.isOn)
    try host.tap("Sound")
    #expect(!model.isOn)
  }

  @Test("A disabled one cannot be turned")
  func disabled() throws {
    let model = Model()
    let host = TextHost(columns: 10, rows: 1) {
      Live { Toggle("Sound", isOn: Bindable(model).isOn).disabled(true) }
    }
    host.press(.tab)
    host.press(.space)
    host.click(column: 6, row: 0)
    #expect(!model.isOn)
  }

  @Test("A switch has its knob at the trailing edge")
  func switches() {
    let model = Model()
    let host = TextHost(columns: 14, rows: 1) {
      Live { Toggle("Sound", isOn: Bindable(model).isOn).toggleStyle(.switch) }
    }
    expectFrame(of: host) { "Sound······○──" }
    model.isOn = true
    expectFrame(of: host) { "Sound······──●" }
  }

  @Test("One for several is mixed where they are, and turns them all on first")
  func sources() throws {
    let model = Model()
    let host = TextHost(columns: 8, rows: 1) {
      Live {
        Toggle(
          "all", sources: Bindable(model).all.indices.map { Bindable(model).all[$0] }, isOn: \.self)
      }
    }
    expectFrame(of: host) { "·[-]·all" }
    try host.tap("all")
    #expect(model.all == [true, true, true])
    expectFrame(of: host) { "·[x]·all" }
    try host.tap("all")
    #expect(model.all == [false, false, false])
  }

  @Test("A style of one's own has its own state, and the usual style in it")
  func ownStyle() throws {
    struct Words: ToggleStyle {
      @State private var turns = 0

      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          Button {
            turns += 1
            configuration.isOn.toggle()
          } label: {
            Text("\(configuration.isOn ? "on" : "off") \(turns)")
          }
          Toggle(configuration)
        }
      }
    }
    let model = Model()
    let host = TextHost(columns: 9, rows: 2) {
      Live { Toggle("Sound", isOn: Bindable(model).isOn).toggleStyle(Words()) }
    }
    #expect(host.lines == ["off 0", "[ ] Sound"])
    try host.tap("off 0")
    #expect(host.lines == ["on 1", "[x] Sound"])
  }

  @Test("Steps go up and down as far as the range, and the last one ends at its end")
  func stepper() throws {
    let model = Model()
    let host = TextHost(columns: 12, rows: 1) {
      Live { Stepper("n \(model.count)", value: Bindable(model).count, in: 0...5, step: 2) }
    }
    expectFrame(of: host) { "···n·2·−·+··" }
    try host.tap("Increment")
    #expect(model.count == 4)
    try host.tap("Increment")
    #expect(model.count == 5)
    #expect(throws: TapError.self) { try host.tap("Increment") }
    for _ in 0..<3 { try host.tap("Decrement") }
    #expect(model.count == 0)
    #expect(throws: TapError.self) { try host.tap("Decrement") }
  }

  @Test("A step is told before and after, and an action that is missing cannot be run")
  func actions() throws {
    let log = Log()
    let host = TextHost(columns: 12, rows: 1) {
      Stepper("n", onIncrement: { log.note("up") }, onDecrement: nil) { log.note("\($0)") }
    }
    _ = host.frame
    try host.tap("Increment")
    #expect(log.take() == ["true", "up", "false"])
    #expect(throws: TapError.self) { try host.tap("Decrement") }
    #expect(log.take() == [])
  }
}
