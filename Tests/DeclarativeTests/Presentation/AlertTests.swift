import DeclarativeText
import Foundation
import Support
import Testing

@MainActor @Suite struct AlertTests {
  private struct Asking<Actions: View>: View {
    @State private var isShown = true
    @ViewBuilder let actions: Actions

    var body: some View {
      Button(isShown ? "shown" : "hidden") { isShown = true }
        .alert("Delete?", isPresented: $isShown) {
          actions
        } message: {
          Text("It is lost.")
        }
    }
  }

  private func asking<Actions: View>(
    columns: Int = 44, rows: Int = 9, @ViewBuilder _ actions: () -> Actions
  ) -> TextHost {
    TextHost(columns: columns, rows: rows) { Asking(actions: actions) }
  }

  @Test("An alert is a panel in the middle, its buttons in a row")
  func look() {
    expectFrame(
      of: asking(columns: 30, rows: 9) {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      }
    ) {
      """
      ······························
      ······························
      ·······╭───────────────╮······
      ·······│····Delete?····│······
      ·······│··It·is·lost.··│······
      ·······│···············│······
      ·······│·Delete···Keep·│······
      ·······╰───────────────╯······
      ······························
      """
    }
  }

  @Test("7.29 Any action closes the alert after it has run, and sets the binding to false")
  func anyAction() throws {
    let log = Log()
    let host = asking {
      Button("Delete", role: .destructive) { log.note("delete") }
      Button("Keep") { log.note("keep") }
    }
    try host.change("Keep")
    #expect(host.lines == ["hidden"])
    try host.change("hidden")
    try host.change("Delete")
    #expect(host.lines == ["hidden"])
    #expect(log.entries == ["keep", "delete"])
  }

  @Test("7.29 Without actions there is an OK; with some, no cancel comes by itself")
  func automaticActions() throws {
    let host = asking { EmptyView() }
    #expect(host.frame.text.contains("OK"))
    host.press(.return)
    #expect(host.lines == ["hidden"])
    let other = asking { Button("Keep") {} }
    #expect(!other.frame.text.contains("OK"))
    #expect(!other.frame.text.contains("Cancel"))
  }

  @Test("Escape runs the action that cancels")
  func escapeCancels() {
    let log = Log()
    let host = asking {
      Button("Delete") { log.note("delete") }
      Button("Leave", role: .cancel) { log.note("leave") }
    }
    host.press(.escape)
    #expect(log.entries == ["leave"])
    #expect(host.lines == ["hidden"])
  }

  @Test("Escape runs the only action; of several that do not cancel it runs none")
  func escapeWithoutCancel() {
    let log = Log()
    let single = asking { Button("Keep") { log.note("keep") } }
    single.press(.escape)
    #expect(log.entries == ["keep"])
    #expect(single.lines == ["hidden"])
    let several = asking {
      Button("Keep") { log.note("keep") }
      Button("Delete") { log.note("delete") }
    }
    several.press(.escape)
    #expect(log.entries == ["keep"])
    #expect(several.frame.text.contains("Delete?"))
  }

  @Test("7.34 The default action has the focus first, wherever it stands")
  func defaultAction() {
    let log = Log()
    let host = asking {
      Button("one") { log.note("one") }
      Button("two") { log.note("two") }.keyboardShortcut(.defaultAction)
    }
    host.press(.return)
    #expect(log.entries == ["two"])
    let plain = asking {
      Button("one") { log.note("one") }
      Button("two") { log.note("two") }
    }
    plain.press(.space)
    #expect(log.entries == ["two", "one"])
  }

  private struct Guarded: View {
    let log: Log
    @State private var isShown = true
    @State private var isReady = false

    var body: some View {
      Button("behind") {}
        .onKeyPress("r") {
          isReady = true
          return .handled
        }
        .alert("Save", isPresented: $isShown) {
          Button("OK") { log.note("ok") }.disabled(!isReady)
          Button("No") { log.note("no") }
        }
    }
  }

  @Test("Trial 33 A disabled button does nothing, and Tab skips it")
  func disabledButton() {
    let log = Log()
    let host = TextHost(columns: 30, rows: 8) { Guarded(log: log) }
    host.click(column: 11, row: 4)
    #expect(log.entries.isEmpty)
    #expect(host.frame.text.contains("Save"))
    host.press(.tab)
    host.press(.return)
    #expect(log.entries == ["no"])
    #expect(host.lines == ["behind"])
  }

  @Test("What can be done stays on a small screen, one below the other; the message is cut")
  func small() {
    let host = asking(columns: 20, rows: 8) {
      Button("Delete all of them") {}
      Button("Keep") {}
    }
    let lines = host.lines
    #expect(lines.contains { $0.contains("Delete?") })
    #expect(lines.contains { $0.contains("Keep") })
    #expect(lines.contains { $0.contains("Delete all") })
  }

  private struct Broken: LocalizedError {
    var errorDescription: String? { "No disk" }
  }

  @Test("An alert about an error is titled by it, and needs it")
  func errors() {
    func shown(_ error: Broken?) -> [String] {
      TextHost(columns: 30, rows: 8) {
        Text("behind")
          .alert(isPresented: .constant(true), error: error) { _ in
            Button("Retry") {}
          } message: { _ in
            Text("Free some.")
          }
      }
      .lines
    }
    #expect(shown(Broken()).contains { $0.contains("No disk") })
    #expect(shown(Broken()).contains { $0.contains("Free some.") })
    #expect(shown(nil) == ["behind"])
  }

  @Test("An alert about something is shown while there is that")
  func presenting() {
    func shown(_ name: String?) -> [String] {
      TextHost(columns: 30, rows: 8) {
        Text("behind")
          .alert("Open", isPresented: .constant(true), presenting: name) { name in
            Button("Read \(name)") {}
          } message: { name in
            Text("It is \(name).")
          }
      }
      .lines
    }
    #expect(shown("a.txt").contains { $0.contains("Read a.txt") })
    #expect(shown("a.txt").contains { $0.contains("It is a.txt.") })
    #expect(shown(nil) == ["behind"])
  }

  private struct Old: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Text(isShown ? "shown" : "hidden")
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Old"), message: Text("Way"),
            primaryButton: .destructive(Text("Do")) { log.note("do") }, secondaryButton: .cancel())
        }
    }
  }

  @Test("The older alerts work as the newer do")
  func older() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 9) { Old(log: log) }
    #expect(host.frame.text.contains("Cancel"))
    try host.change("Do")
    #expect(log.entries == ["do"])
    #expect(host.lines == ["hidden"])
    let other = TextHost(columns: 30, rows: 9) { Old(log: log) }
    other.press(.escape)
    #expect(log.entries == ["do"])
    #expect(other.lines == ["hidden"])
  }
}
