import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ConfirmationDialogTests {
  private struct Choosing<Actions: View>: View {
    var visibility = Visibility.automatic
    @State private var isShown = true
    @ViewBuilder let actions: Actions

    var body: some View {
      Text(isShown ? "shown" : "hidden")
        .confirmationDialog("Colour", isPresented: $isShown, titleVisibility: visibility) {
          actions
        }
    }
  }

  @Test("7.31 A dialog has a Cancel by itself; all of its actions close it")
  func cancel() throws {
    let log = Log()
    let host = TextHost(columns: 30, rows: 8) {
      Choosing { Button("Red") { log.note("red") } }
    }
    #expect(host.frame.text.contains("Cancel"))
    try host.change("Red")
    #expect(host.lines == ["hidden"])
    let other = TextHost(columns: 30, rows: 8) {
      Choosing { Button("Red") { log.note("red") } }
    }
    try other.change("Cancel")
    #expect(other.lines == ["hidden"])
    #expect(log.entries == ["red"])
  }

  @Test("7.31 An action that cancels takes the place of Cancel, and Escape runs it")
  func ownCancel() {
    let log = Log()
    let host = TextHost(columns: 30, rows: 8) {
      Choosing {
        Button("Red") {}
        Button("None", role: .cancel) { log.note("none") }
      }
    }
    #expect(host.frame.text.contains("None"))
    #expect(!host.frame.text.contains("Cancel"))
    host.press(.escape)
    #expect(log.entries == ["none"])
    #expect(host.lines == ["hidden"])
  }

  @Test("Escape closes a dialog that has only its own Cancel")
  func escape() {
    let host = TextHost(columns: 30, rows: 8) { Choosing { Button("Red") {} } }
    host.press(.escape)
    #expect(host.lines == ["hidden"])
  }

  @Test(
    "7.33 The title is shown where it is asked for",
    arguments: [(Visibility.automatic, false), (.visible, true), (.hidden, false)])
  func title(visibility: Visibility, isShown: Bool) {
    let host = TextHost(columns: 30, rows: 8) {
      Choosing(visibility: visibility) { Button("Red") {} }
    }
    #expect(host.frame.text.contains("Colour") == isShown)
  }

  @Test("The older action sheets work as dialogs do")
  func older() throws {
    let log = Log()
    let host = TextHost(columns: 40, rows: 9) {
      Text("behind")
        .actionSheet(isPresented: .constant(true)) {
          ActionSheet(
            title: Text("Old"), message: Text("Way"),
            buttons: [.default(Text("Do")) { log.note("do") }, .cancel(Text("Leave"))])
        }
    }
    #expect(host.frame.text.contains("Old"))
    #expect(host.frame.text.contains("Leave"))
    try host.tap("Do")
    #expect(log.entries == ["do"])
  }
}
