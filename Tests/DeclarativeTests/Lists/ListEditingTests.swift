import DeclarativeText
import Foundation
import Support
import Testing

/// Deleting and moving rows, and the actions of rows.
@MainActor @Suite struct ListEditingTests {
  private struct Letters: View {
    @State private var letters = ["A", "B", "C"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0).deleteDisabled($0 == "C") }
          .onDelete { offsets in
            for index in offsets.reversed() { letters.remove(at: index) }
          }
          .onMove { offsets, target in
            guard let index = offsets.first else { return }
            let letter = letters.remove(at: index)
            letters.insert(letter, at: index < target ? target - 1 : target)
          }
      }
    }
  }

  @Test("Delete takes out the row at the cursor; the cursor stays at its place")
  func deleting() {
    let host = TextHost(columns: 6, rows: 3) { Letters() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.delete)
    #expect(host.lines == ["A", "C"])
    // C is at the cursor now, and not to be deleted.
    host.press(.delete)
    #expect(host.lines == ["A", "C"])
    host.press(.upArrow)
    host.press(.deleteForward)
    #expect(host.lines == ["C"])
  }

  @Test("Alt and an arrow move the row at the cursor, and the cursor along")
  func moving() {
    let host = TextHost(columns: 6, rows: 3) { Letters() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .option)
    #expect(host.lines == ["B", "A", "C"])
    host.press(.downArrow, modifiers: .option)
    #expect(host.lines == ["B", "C", "A"])
    host.press(.downArrow, modifiers: .option)
    #expect(host.lines == ["B", "C", "A"])
    host.press(.upArrow, modifiers: .option)
    #expect(host.lines == ["B", "A", "C"])
  }

  private struct Mail: View {
    @State private var done: [String] = []

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(done.count) done: \(done.last ?? "nothing")")
        List(["one", "two"], id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("Flag") { done.append("flag \(name)") }
              Button("Bin", role: .destructive) { done.append("bin \(name)") }
            }
        }
      }
    }
  }

  @Test("A row's actions are in it while the cursor is; the right arrow goes to them")
  func actions() {
    let host = TextHost(columns: 20, rows: 3) { Mail() }
    host.press(.tab)
    expectFrame(of: host) {
      """
      0·done:·nothing·····
      ·one················
      ·two················
      """
    }
    host.press(.downArrow)
    host.press(.downArrow)
    expectFrame(of: host) {
      """
      0·done:·nothing·····
      ·one················
      ·two·······Flag·Bin·
      """
    }
    host.press(.rightArrow)
    host.press(.return)
    #expect(host.lines[0] == "1 done: flag two")
    host.press(.rightArrow)
    host.press(.return)
    #expect(host.lines[0] == "2 done: bin two")
  }

  @Test("A row's background is behind all of it")
  func background() {
    let host = TextHost(columns: 6, rows: 2) {
      List {
        Text("a").listRowBackground(Color.red)
        Text("b")
      }
    }
    #expect((0..<6).allSatisfy { host.frame[column: $0, row: 0].style.background == .red })
    #expect(host.frame[column: 3, row: 1].style.background == nil)
  }

  @Test("A line below a row is drawn where it is asked for")
  func separators() {
    expectFrame(columns: 6, rows: 4) {
      List {
        Text("a").listRowSeparator(.visible)
        Text("b")
      }
    } is: {
      """
      ·a····
      ·─────
      ·b····
      ······
      """
    }
  }

  @Test("Styles: sections apart or not, farther in, in a border")
  func styles() {
    @ViewBuilder func sections() -> some View {
      Section("1") { Text("a") }
      Section("2") { Text("b") }
    }
    expectFrame(columns: 6, rows: 5) {
      List { sections() }
    } is: {
      """
      ·1····
      ·a····
      ······
      ·2····
      ·b····
      """
    }
    expectFrame(columns: 6, rows: 5) {
      List { sections() }.listStyle(.plain)
    } is: {
      """
      ·1····
      ·a····
      ·2····
      ·b····
      ······
      """
    }
    expectFrame(columns: 6, rows: 5) {
      List { sections() }.listStyle(.insetGrouped)
    } is: {
      """
      ··1···
      ··a···
      ······
      ··2···
      ··b···
      """
    }
    expectFrame(columns: 6, rows: 5) {
      List { Text("a") }.listStyle(.bordered)
    } is: {
      """
      ╭────╮
      │·a··│
      │····│
      │····│
      ╰────╯
      """
    }
  }

  @Test("A link in a row has a mark at the end; a row whose link has the focus is marked")
  func links() {
    let host = TextHost(columns: 12, rows: 4) {
      NavigationStack {
        List {
          NavigationLink("one") { Text("first") }
          NavigationLink("two") { Text("second") }
        }
      }
    }
    expectFrame(of: host) {
      """
      ·one······›·
      ·two······›·
      ············
      ············
      """
    }
    host.press(.tab)
    host.press(.downArrow)
    #expect(host.frame[column: 0, row: 1].style.background != nil)
    #expect(host.frame[column: 0, row: 0].style.background == nil)
    host.press(.return)
    #expect(host.lines == ["‹", "second"])
  }
}
