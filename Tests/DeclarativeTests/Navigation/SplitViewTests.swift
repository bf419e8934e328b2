import DeclarativeText
import Support
import Testing

/// Columns side by side, and as the screens of a stack.
@MainActor @Suite struct SplitViewTests {
  private struct Boxes: View {
    @State private var box: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
          .navigationTitle("Boxes")
          .navigationSplitViewColumnWidth(16)
      } detail: {
        Text(box.map { "letters of \($0)" } ?? "choose")
      }
    }
  }

  @Test("Where there is room the columns are side by side; what is chosen is in the last")
  func columns() {
    let host = TextHost(columns: 64, rows: 4) { Boxes() }
    expectFrame(of: host) {
      """
      ·Boxes··········│···············································
      ·Inbox··········│···············································
      ·Sent···········│·····················choose····················
      ················│···············································
      """
    }
    host.click(column: 3, row: 2)
    #expect(host.lines[2].hasSuffix("letters of Sent"))
  }

  @Test("Where there is not, choosing in one column shows the next; Escape goes back")
  func compact() {
    let host = TextHost(columns: 30, rows: 4) { Boxes() }
    #expect(host.lines == ["Boxes", "Inbox", "Sent"])
    host.press(.tab)
    host.press(.downArrow)
    #expect(host.lines == ["Boxes", "Inbox", "Sent"])
    host.press(.return)
    #expect(host.lines == ["‹ Boxes", "letters of Inbox"])
    host.press(.escape)
    #expect(host.lines == ["Boxes", "Inbox", "Sent"])
  }

  @Test("A link in the sidebar shows its screen in the last column")
  func links() throws {
    struct Links: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("one", value: 1)
            NavigationLink("two") { Text("by itself") }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
          Text("nothing yet")
        }
      }
    }
    let host = TextHost(columns: 70, rows: 5) { Links() }
    #expect(host.frame.text.contains("nothing yet"))
    try host.change("one")
    #expect(host.frame.text.contains("number 1"))
    #expect(host.frame.text.contains("one"))
    try host.change("Back")
    #expect(host.frame.text.contains("nothing yet"))
  }
}
