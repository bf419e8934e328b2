import DeclarativeText
import Support
import Testing

@MainActor @Suite struct NavigationStackTests {
  private struct Notes: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Inside").navigationTitle("Note") }
          .navigationTitle("Notes")
      }
    }
  }

  @Test("A link pushes a screen; its bar leads back")
  func pushing() throws {
    let host = TextHost(columns: 20, rows: 5) { Notes() }
    expectFrame(of: host) {
      """
      ·Notes··············
      ····················
      ········Open········
      ····················
      ····················
      """
    }
    try host.tap("Open")
    expectFrame(of: host) {
      """
      ·‹ Notes············
      ·Note···············
      ·······Inside·······
      ····················
      ····················
      """
    }
    try host.tap("Back")
    #expect(host.lines == ["Notes", "Open"])
    try host.tap("Open")
    host.press(.escape)
    #expect(host.lines == ["Notes", "Open"])
  }

  private struct Sheeted: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("behind")
        Button("show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Text("In front") }
    }
  }

  @Test("A sheet is in front of what is behind")
  func sheet() throws {
    let host = TextHost(columns: 50, rows: 14) { Sheeted() }
    _ = host.frame
    try host.tap("show")
    print(host.frame.text)
    host.press(.escape)
    print(host.frame.text)
  }
}
