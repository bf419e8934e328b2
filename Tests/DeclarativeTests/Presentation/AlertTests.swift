import DeclarativeText
import Foundation
import Support
import Testing

/// Alerts and dialogs.
@MainActor @Suite struct AlertTests {
  private struct Asking: View {
    let log: Log
    @State private var isAsking = false
    @State private var isReady = false

    var body: some View {
      VStack {
        Text(isAsking ? "asking" : "idle")
        Button("ask") { isAsking = true }
      }
      .alert("Delete it?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log.note("deleted") }
        Button("Keep", role: .cancel) { log.note("kept") }
      } message: {
        Text("It cannot come back.")
      }
    }
  }

  @Test("An alert is a panel in the middle, its buttons side by side")
  func look() throws {
    let host = TextHost(columns: 40, rows: 10) { Asking(log: Log()) }
    try host.change("ask")
    expectFrame(of: host) {
      """
      ········································
      ········································
      ·······╭────────────────────────╮·······
      ·······│·······Delete·it?·······│·······
      ·······│··It·cannot·come·back.··│·······
      ·······│························│·······
      ·······│······Delete···Keep·····│·······
      ·······╰────────────────────────╯·······
      ········································
      ········································
      """
    }
  }

  @Test("7.29 Any button closes the alert after its action")
  func buttons() throws {
    let log = Log()
    let host = TextHost(columns: 40, rows: 10) { Asking(log: log) }
    try host.change("ask")
    try host.change("Delete")
    #expect(log.take() == ["deleted"])
    #expect(host.lines == ["idle", "ask"])
    try host.change("ask")
    host.press(.tab)
    host.press(.return)
    #expect(log.take() == ["kept"])
    #expect(host.lines == ["idle", "ask"])
  }

  @Test("Escape is the button that cancels")
  func escape() throws {
    let log = Log()
    let host = TextHost(columns: 40, rows: 10) { Asking(log: log) }
    try host.change("ask")
    host.press(.escape)
    #expect(log.take() == ["kept"])
    #expect(host.lines == ["idle", "ask"])
  }

  @Test("7.29 Without buttons there is one that says OK")
  func withoutButtons() {
    struct Plain: View {
      @State private var isTold = true

      var body: some View { Text("\(isTold)").alert("Done", isPresented: $isTold) {} }
    }
    let host = TextHost(columns: 30, rows: 7) { Plain() }
    #expect(host.frame.text.contains("OK"))
    host.press(.return)
    #expect(host.lines == ["false"])
  }

  @Test("7.34 The button for the return key has the focus at first")
  func defaultAction() {
    struct Default: View {
      let log: Log
      @State private var isAsking = true

      var body: some View {
        Text("")
          .alert("Well?", isPresented: $isAsking) {
            Button("One") { log.note("one") }
            Button("Two") { log.note("two") }.keyboardShortcut(.defaultAction)
          }
      }
    }
    let log = Log()
    let host = TextHost(columns: 30, rows: 7) { Default(log: log) }
    host.press(.return)
    #expect(log.entries == ["two"])
  }

  @Test("Trial 33 A disabled button does nothing, and Tab skips it")
  func disabledButton() throws {
    struct Disabled: View {
      let log: Log
      @State private var isAsking = true
      @State private var isReady = false

      var body: some View {
        Text("\(isAsking)")
          .alert("Save", isPresented: $isAsking) {
            Button("OK") { log.note("saved") }.disabled(!isReady)
            Button("Wait") { log.note("waits") }
          } message: {
            Text(isReady ? "ready" : "not ready").focusable()
              .onKeyPress("a") {
                isReady = true
                return .handled
              }
          }
      }
    }
    let log = Log()
    let host = TextHost(columns: 40, rows: 9) { Disabled(log: log) }
    #expect(throws: TapError.disabled("OK")) { try host.tap("OK") }
    host.press("a")
    #expect(host.frame.text.contains("ready"))
    host.press(.tab)
    host.press(.return)
    #expect(log.entries == ["saved"])
    #expect(host.lines == ["false"])
  }

  @Test("Alerts tell of values and of errors")
  func values() throws {
    struct Broken: LocalizedError { var errorDescription: String? { "It broke." } }
    struct Telling: View {
      @State private var isValue = false
      @State private var isError = false

      var body: some View {
        VStack {
          Button("value") { isValue = true }
          Button("error") { isError = true }
        }
        .alert("About", isPresented: $isValue, presenting: 7) { number in
          Button("take \(number)") {}
        } message: { number in
          Text("the number \(number)")
        }
        .alert(isPresented: $isError, error: Broken()) { Button("Oh") {} }
      }
    }
    let host = TextHost(columns: 40, rows: 9) { Telling() }
    try host.change("value")
    #expect(host.frame.text.contains("the number 7"))
    try host.change("take 7")
    try host.change("error")
    #expect(host.frame.text.contains("It broke."))
    try host.change("Oh")
    #expect(host.lines == ["value", "error"])
  }

  private struct Choosing: View {
    let log: Log
    let hasCancel: Bool
    @State private var isChoosing = true

    var body: some View {
      Text("\(isChoosing)")
        .confirmationDialog("Photo", isPresented: $isChoosing) {
          Button("Take one") { log.note("taken") }
          if hasCancel { Button("Never mind", role: .cancel) { log.note("never") } }
        }
    }
  }

  @Test("7.31 A dialog has a button that cancels; one of its own takes its place")
  func dialogs() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 10) { Choosing(log: log, hasCancel: false) }
    #expect(host.frame.text.contains("Cancel"))
    host.press(.escape)
    #expect(host.lines == ["false"])
    #expect(log.entries.isEmpty)
    let own = TextHost(columns: 30, rows: 10) { Choosing(log: log, hasCancel: true) }
    #expect(!own.frame.text.contains("Cancel"))
    own.press(.escape)
    #expect(own.lines == ["false"])
    #expect(log.take() == ["never"])
    let taking = TextHost(columns: 30, rows: 10) { Choosing(log: log, hasCancel: true) }
    try taking.change("Take one")
    #expect(log.take() == ["taken"])
    #expect(taking.lines == ["false"])
  }

  @Test("7.33 A dialog's title is shown or not")
  func titles() {
    for (visibility, isShown) in [(Visibility.visible, true), (.hidden, false)] {
      let host = TextHost(columns: 30, rows: 8) {
        Text("")
          .confirmationDialog(
            "Title", isPresented: .constant(true), titleVisibility: visibility
          ) { Button("a") {} }
      }
      #expect(host.frame.text.contains("Title") == isShown)
    }
  }

  @Test("An alert after a sheet waits until the sheet has gone")
  func afterSheet() throws {
    struct Both: View {
      @State private var isSheet = true
      @State private var isAlert = true

      var body: some View {
        Text("behind")
          .sheet(isPresented: $isSheet) { Button("close") { isSheet = false } }
          .alert("Alert", isPresented: $isAlert) {}
      }
    }
    let host = TextHost(columns: 40, rows: 12) { Both() }
    if host.frame.text.contains("Alert") { host.press(.escape) }
    try host.change("close")
    if host.frame.text.contains("Alert") { host.press(.escape) }
    #expect(host.lines == ["behind"])
  }

  @Test("Older alerts: a value with buttons")
  func olderAlerts() throws {
    struct Older: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        Text("\(isShown)")
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Sure?"), message: Text("really"),
              primaryButton: .destructive(Text("Go")) { log.note("gone") },
              secondaryButton: .cancel())
          }
      }
    }
    let log = Log()
    let host = TextHost(columns: 40, rows: 9) { Older(log: log) }
    #expect(host.frame.text.contains("really"))
    try host.change("Go")
    #expect(log.entries == ["gone"])
    #expect(host.lines == ["false"])
  }

  @Test("7.26 A cover takes all of the screen; Escape closes it")
  func cover() {
    struct Covered: View {
      @State private var isCovered = true

      var body: some View {
        Text("behind").fullScreenCover(isPresented: $isCovered) { Text("cover") }
      }
    }
    let host = TextHost(columns: 9, rows: 3) { Covered() }
    #expect(host.lines == ["cover"])
    host.press(.escape)
    #expect(host.lines == ["behind"])
  }

  @Test("A popover stands beside its view; a click outside closes it")
  func popover() throws {
    struct Popping: View {
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("more") { isShown = true }
            .popover(isPresented: $isShown) { Text("much more") }
          Spacer()
        }
      }
    }
    let host = TextHost(columns: 20, rows: 6) { Popping() }
    try host.change("more")
    expectFrame(of: host) {
      """
      ········more········
      ···╭───────────╮····
      ···│·much·more·│····
      ···╰───────────╯····
      ····················
      ····················
      """
    }
    host.click(column: 18, row: 5)
    #expect(host.lines == ["more"])
    try host.change("more")
    host.press(.escape)
    #expect(host.lines == ["more"])
  }
}
