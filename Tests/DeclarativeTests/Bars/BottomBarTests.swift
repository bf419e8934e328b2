import DeclarativeText
import Support
import Testing

/// The bar at the bottom of a screen that is too narrow for it.
@MainActor @Suite struct BottomBarTests {
  private func host(columns: Int, status: String? = nil) -> TextHost {
    TextHost(columns: columns, rows: 6) {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Reply") {} }
            ToolbarItem(placement: .bottomBar) { Button("Forward") {} }
            if let status { ToolbarItem(placement: .status) { Text(status) } }
          }
      }
    }
  }

  @Test("7.40 Where there is room all items are in the bar")
  func wide() { #expect(host(columns: 16).lines.last == "Reply  Forward") }

  @Test("7.40 What does not fit is in a menu: nothing is cut off")
  func narrow() throws {
    let host = host(columns: 15)
    #expect(host.lines.last == "Reply  ⋯")
    try host.tap("More")
    #expect(host.frame.text.contains("│Forward│"))
  }

  @Test("7.40 Items do not run into what is in the middle")
  func middle() {
    #expect(host(columns: 40, status: "unread").lines.last == "Reply  Forward  unread")
    #expect(host(columns: 30, status: "unread").lines.last == "Reply  ⋯   unread")
  }
}
