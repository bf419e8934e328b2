import DeclarativeText
import Support
import Testing

@MainActor @Suite struct KeyPressTests {
  private final class Log {
    var lines: [String] = []

    func note(_ line: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
      lines.append(line)
      return result
    }
  }

  @Test("A key goes from the view that has the focus outwards, until one takes it")
  func outwards() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 4) {
      VStack {
        Text("a").focusable()
          .onKeyPress("x") { log.note("a x") }
          .onKeyPress(phases: .all) { log.note("a any \($0.characters)", .ignored) }
        Text("b").focusable()
      }
      .onKeyPress(characters: .letters) { log.note("around \($0.characters)") }
    }
    host.press(.tab)
    log.lines = []
    host.type("xy")
    #expect(log.lines == ["a x", "a any y", "around y"])
    log.lines = []
    #expect(host.press("z", modifiers: .control))
    #expect(log.lines == ["a any z", "around z"])
  }

  @Test("A key that nobody takes is not taken")
  func notTaken() {
    let host = TextHost(columns: 20, rows: 1) { Text("a").focusable() }
    #expect(!host.press("x"))
    #expect(host.press(.tab))
    #expect(!host.press("x"))
    #expect(!host.press(.escape))
  }

  @Test("Where nothing can have the focus, the views around everything are asked")
  func nothingToFocus() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 1) {
      Text("press q").onKeyPress("q") { log.note("q") }
    }
    #expect(host.press("q"))
    #expect(log.lines == ["q"])
  }

  @Test("Return and Space activate a button that has the focus; what is said right on it is first")
  func buttons() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 3) {
      VStack {
        Button("one") { _ = log.note("one") }
        Button("two") { _ = log.note("two") }
          .onKeyPress(.space) { log.note("space") }
      }
      .onKeyPress(.return) { log.note("around") }
    }
    host.press(.tab)
    host.press(.return)
    host.press(.space)
    host.press(.tab)
    host.press(.space)
    host.press(.return)
    #expect(log.lines == ["one", "one", "space", "two"])
    #expect(!host.press("r", modifiers: .control))
  }

  @Test("Phases, sets of keys and sets of characters choose among keys")
  func choices() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 1) {
      Text("a").focusable()
        .onKeyPress("u", phases: .up) { _ in log.note("up") }
        .onKeyPress(keys: ["k", .home]) { log.note("set \($0.key.character == "k")") }
        .onKeyPress(characters: .decimalDigits) { log.note("digit \($0.characters)") }
    }
    host.press(.tab)
    host.type("uk7x")
    host.press(.home)
    host.press(KeyPress("u", phase: .up))
    host.press(KeyPress("k", phase: .repeat))
    host.press(KeyPress("k", phase: .up))
    #expect(log.lines == ["set true", "digit 7", "set false", "up", "set true"])
  }

  @Test("Arrows and Escape are commands where nobody took them")
  func commands() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 2) {
      VStack {
        Text("a").focusable().onKeyPress(.leftArrow) { log.note("left") }
      }
      .onMoveCommand { direction in _ = log.note("\(direction)") }
      .onExitCommand { _ = log.note("exit") }
    }
    host.press(.tab)
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape] {
      host.press(key)
    }
    #expect(log.lines == ["up", "down", "left", "right", "exit"])
  }

  @Test("A shortcut activates its control from anywhere, command being control here")
  func shortcuts() {
    let log = Log()
    let host = TextHost(columns: 20, rows: 6) {
      VStack {
        Text("a").focusable().onKeyPress("k") { log.note("k") }
        Button("save") { _ = log.note("save") }.keyboardShortcut("s")
        Button("save all") { _ = log.note("save all") }.keyboardShortcut("S")
        Button("plain") { _ = log.note("plain") }.keyboardShortcut("k", modifiers: [])
        Button("off") { _ = log.note("off") }.keyboardShortcut("d").disabled(true)
        Button("done") { _ = log.note("done") }.keyboardShortcut(.defaultAction)
      }
    }
    #expect(host.press("s", modifiers: .control))
    #expect(host.press("s", modifiers: .command))
    #expect(host.press("s", modifiers: [.control, .shift]))
    #expect(host.press("S", modifiers: .control))
    #expect(!host.press("s"))
    #expect(!host.press("d", modifiers: .control))
    #expect(host.press("k"))
    #expect(host.press(.return))
    // What a view takes is no shortcut.
    host.press(.tab)
    #expect(host.press("k"))
    #expect(log.lines == ["save", "save", "save all", "save all", "plain", "done", "k"])
  }
}
