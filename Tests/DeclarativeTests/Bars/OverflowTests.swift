import DeclarativeText
import Observation
import Support
import Testing

/// What becomes of the items of a bar that is too narrow for them.
@MainActor @Suite struct OverflowTests {
  @Observable final class Model {
    var done: [String] = []
    var mode = NavigationBarItem.TitleDisplayMode.inline
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      NavigationStack {
        Text("content")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { button("Save") }
            ToolbarItem { button("Share") }
            ToolbarItem(placement: .secondaryAction) { button("Delete") }
          }
      }
    }

    private func button(_ title: String) -> some View {
      Button(title) { model.done.append(title) }
    }
  }

  @Test("7.47 Where there is room all items are in the bar")
  func wide() {
    expectFrame(columns: 66, rows: 2) {
      Screen(model: Model())
    } is: {
      """
      ·······························Title··········Delete··Share··Save·
      content···························································
      """
    }
  }

  @Test("7.47 What does not fit is in a menu, the least important first; choosing closes it")
  func narrow() throws {
    let model = Model()
    let host = TextHost(columns: 36, rows: 6) { Screen(model: model) }
    let closed = """
      ················Title·······Save··⋯·
      content·····························
      ····································
      ····································
      ····································
      ····································
      """
    expectFrame(of: host) { closed }
    try host.tap("More")
    expectFrame(of: host) {
      """
      ················Title·······Save··⋯·
      content·····················╭──────╮
      ····························│Delete│
      ····························│Share·│
      ····························╰──────╯
      ····································
      """
    }
    try host.tap("Share")
    #expect(model.done == ["Share"])
    expectFrame(of: host) { closed }
    try host.tap("More")
    host.press(.escape)
    expectFrame(of: host) { closed }
    try host.tap("Save")
    #expect(model.done == ["Share", "Save"])
  }

  @Test("7.47 Items come back into the bar as it grows, with their state")
  func grows() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = TextHost(columns: 20, rows: 6) {
      NavigationStack {
        Text("content")
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar { Counter() }
      }
    }
    #expect(host.lines[0] == "T       ⋯")
    try host.tap("More")
    try host.tap("count 0")
    host.resize(columns: 60, rows: 6)
    #expect(host.lines[0].hasSuffix("count 1"))
    host.resize(columns: 20, rows: 6)
    #expect(host.lines[0].hasSuffix("⋯"))
  }

  @Test("7.38 A title in the bar at its leading edge sends what was there into the menu")
  func inlineLarge() throws {
    let model = Model()
    let host = TextHost(columns: 40, rows: 6) {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbarTitleDisplayMode(.inlineLarge)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { model.done = ["Edit"] } }
            ToolbarItem(placement: .principal) { Button("Mode") { model.done = ["Mode"] } }
            ToolbarItem { Button("Add") {} }
          }
      }
    }
    #expect(host.lines[0].hasPrefix("Title") && host.lines[0].hasSuffix("Add  ⋯"))
    try host.tap("More")
    try host.tap("Mode")
    #expect(model.done == ["Mode"])
  }

  @Test("An item that is empty takes no gap")
  func empty() {
    expectFrame(columns: 40, rows: 2) {
      NavigationStack {
        Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem { if Bool(true) { Text("a") } }
            ToolbarItem { if Bool(false) { Text("b") } }
          }
      }
    } is: {
      """
      ··················Title···············a·
      ·················content················
      """
    }
  }

  @Test("A title opens its menu")
  func titleMenu() throws {
    let model = Model()
    let host = TextHost(columns: 30, rows: 6) {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { model.done = ["Rename"] } }
      }
    }
    #expect(host.lines[0] == "Title ⌄")
    host.press(.tab)
    host.press(.return)
    #expect(host.frame.text.contains("│Rename│"))
    host.press(.return)
    #expect(model.done == ["Rename"])
    #expect(!host.frame.text.contains("Rename"))
  }
}
