import DeclarativeText
import Support
import Testing

@MainActor @Suite struct LabelTests {
  private struct Arrow: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text("->")
        configuration.icon
      }
    }
  }

  @Test("A label is a symbol before a title; a style shows one of the two, or does as it likes")
  func styles() {
    expectFrame(columns: 12, rows: 6) {
      VStack(alignment: .leading) {
        Label("Add", systemImage: "plus")
        Label("Add", systemImage: "plus").labelStyle(.titleAndIcon)
        Label("Add", systemImage: "plus").labelStyle(.titleOnly)
        Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        Label("Add", systemImage: "plus").labelStyle(Arrow())
        Label {
          Text("Own")
        } icon: {
          Text("*")
        }
      }
    } is: {
      """
      ··+·Add·····
      ··+·Add·····
      ··Add·······
      ··+·········
      ··Add·->·+··
      ··*·Own·····
      """
    }
  }

  private struct Quoted: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("'")
        Label(configuration)
        Text("'")
      }
    }
  }

  @Test("In a style the label is shown as without it")
  func nestedStyle() {
    expectFrame(columns: 8, rows: 1) {
      Label("Add", systemImage: "plus").labelStyle(Quoted())
    } is: {
      "·'+·Add'"
    }
  }

  @Test("A button with a symbol is labelled with its title")
  func button() throws {
    var count = 0
    let host = TextHost(columns: 8, rows: 1) { Button("Add", systemImage: "plus") { count += 1 } }
    try host.tap("Add")
    #expect(count == 1)
    #expect(host.frame.text.contains("+ Add"))
  }

  @Test("What is not there is told in the middle of its place")
  func unavailable() {
    expectFrame(columns: 20, rows: 7) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "plus")
      } description: {
        Text("It comes here.")
      } actions: {
        Button("Look") {}
      }
    } is: {
      """
      ····················
      ··········+·········
      ·······No·Mail······
      ···It·comes·here.···
      ····················
      ········Look········
      ····················
      """
    }
  }

  @Test("A search that found nothing says what was searched for")
  func search() {
    let host = TextHost(columns: 44, rows: 3) { ContentUnavailableView.search(text: "dog") }
    #expect(host.lines.contains { $0.contains("No Results for “dog”") })
    let empty = TextHost(columns: 44, rows: 3) { ContentUnavailableView.search }
    #expect(empty.lines.contains { $0.contains("No Results") && !$0.contains("“") })
  }
}
