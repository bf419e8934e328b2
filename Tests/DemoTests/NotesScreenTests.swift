import Support
import Testing

@testable import Declarative
@testable import DeclarativeText
@testable import demo

/// The notes, used by keys alone, by the mouse alone, and by anything at all.
@Suite @MainActor struct NotesScreenTests {
  private func host(columns: Int = 80, rows: Int = 20) -> TextHost {
    TextHost(columns: columns, rows: rows) { NotesScreen() }
  }

  /// Goes on by Tab until a line has something that is not in it otherwise, or gives up.
  private func tab(_ host: TextHost, until isThere: (TextHost) -> Bool) -> Bool {
    for _ in 0..<40 {
      if isThere(host) { return true }
      host.press(.tab)
    }
    return false
  }

  /// Whether the letters of a word are shown the way the focus is.
  private func hasFocus(_ word: String, in host: TextHost) -> Bool {
    let frame = host.frame
    for row in 0..<frame.size.rows {
      let line = (0..<frame.size.columns).map { String(frame[column: $0, row: row].character) }
      let text = line.joined()
      guard let range = text.range(of: word) else { continue }
      let column = text.distance(from: text.startIndex, to: range.lowerBound)
      if frame[column: column, row: row].style.attributes.contains(.reverse) { return true }
    }
    return false
  }

  @Test func byKeysAlone() {
    let host = host()
    // The first place for the focus is the list of folders.
    host.press(.tab)
    host.press(.end)
    #expect(!host.frame.text.contains("Bread, milk"))
    host.press(.home)
    #expect(host.frame.text.contains("Bread, milk"))
    #expect(tab(host) { hasFocus("New", in: $0) })
    host.press(.return)
    #expect(host.frame.text.contains("A reminder"))
    host.press(.escape)
    #expect(!host.frame.text.contains("A reminder"))
    host.press(.return)
    host.press(.downArrow)
    #expect(tab(host) { hasFocus("Add", in: $0) })
    host.press(.return)
    #expect(host.frame.text.contains("6 notes"))
    host.press("2", modifiers: .option)
    #expect(host.frame.text.contains("Delete all"))
    #expect(tab(host) { hasFocus("Delete all", in: $0) })
    host.press(.return)
    #expect(host.frame.text.contains("Delete all notes?"))
    #expect(tab(host) { hasFocus("Delete", in: $0) })
    host.press(.escape)
    #expect(!host.frame.text.contains("Delete all notes?"))
    host.press("1", modifiers: .option)
    #expect(host.frame.text.contains("Bread, milk"))
  }

  /// Clicks in the middle of a word.
  private func click(_ word: String, in host: TextHost) -> Bool {
    let frame = host.frame
    for row in 0..<frame.size.rows {
      let text = (0..<frame.size.columns).map { String(frame[column: $0, row: row].character) }
        .joined()
      guard let range = text.range(of: word) else { continue }
      let column = text.distance(from: text.startIndex, to: range.lowerBound)
      host.click(column: column + word.count / 2, row: row)
      return true
    }
    return false
  }

  @Test func byTheMouseAlone() {
    let host = host()
    #expect(click("Museum", in: host))
    #expect(!host.frame.text.contains("Bread, milk"))
    #expect(click("The colour", in: host))
    #expect(host.frame.text.contains("‹ Museum"))
    #expect(click("‹ Museum", in: host))
    #expect(click("New", in: host))
    #expect(click("A letter", in: host))
    #expect(click("Add", in: host))
    #expect(host.frame.text.contains("A letter"))
    #expect(click("Settings", in: host))
    #expect(click("Delete all", in: host))
    #expect(click("Delete", in: host))
    #expect(click("Notes", in: host))
    #expect(host.frame.text.contains("Notes"))
  }

  /// Many rows: the year stays in sight, typing finds a month, Shift selects, a button scrolls.
  @Test func archive() {
    let host = host(rows: 12)
    #expect(click("Archive", in: host))
    #expect(host.frame.text.contains("January, minutes"))
    host.scroll(column: 40, row: 6, by: 5)
    #expect(host.frame.text.contains("2016"))
    #expect(!host.frame.text.contains("January"))
    #expect(click("Newest", in: host))
    #expect(host.frame.text.contains("2025"))
    #expect(host.frame.text.contains("December, minutes"))
    #expect(click("November", in: host))
    #expect(host.frame.text.contains("1 of 120 selected"))
    host.press(.upArrow, modifiers: .shift)
    host.press(.upArrow, modifiers: .shift)
    #expect(host.frame.text.contains("3 of 120 selected"))
    host.drag(fromColumn: 79, row: 9, toColumn: 79, row: 0)
    #expect(host.frame.text.contains("2016"))
    host.type("au")
    #expect(host.frame.text.contains("August"))
    host.press("a", modifiers: .control)
    #expect(host.frame.text.contains("120 of 120 selected"))
  }

  @Test(arguments: [CellSize(columns: 20, rows: 8), CellSize(columns: 200, rows: 60)])
  func atAnySize(_ size: CellSize) {
    let host = host(columns: size.columns, rows: size.rows)
    #expect(click("Museum", in: host))
    #expect(host.frame.text.contains("Oil for"))
    #expect(click("Sett", in: host))
    #expect(host.frame.text.contains("Every day"))
    // On a small screen the last rows are scrolled to.
    host.scroll(column: 3, row: 3, by: 20)
    #expect(host.frame.text.contains("About"))
  }

  @Test(arguments: 0..<4)
  func takesAnythingAtAll(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = DemoScreen.all.first { $0.name == (seed % 2 == 0 ? "notes" : "bars") }
    let host = TextHost(columns: 60, rows: 16) { screen?.content() }
    let keys: [KeyEquivalent] = [
      .tab, .return, .escape, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageDown,
      .pageUp, .home, .end, .delete, "1", "2", "r", "a",
    ]
    for _ in 0..<cases(400, thorough: 20_000) {
      let size = host.frame.size
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let modifiers: EventModifiers = [[], [], .option, .shift, .control][
          Int.random(in: 0..<5, using: &random)]
        host.press(keys[Int.random(in: 0..<keys.count, using: &random)], modifiers: modifiers)
      case 6, 7:
        host.click(
          column: Int.random(in: 0..<max(size.columns, 1), using: &random),
          row: Int.random(in: 0..<max(size.rows, 1), using: &random))
      case 8:
        host.scroll(
          column: Int.random(in: 0..<max(size.columns, 1), using: &random),
          row: Int.random(in: 0..<max(size.rows, 1), using: &random),
          by: Int.random(in: -5...5, using: &random))
      default:
        if Int.random(in: 0..<4, using: &random) == 0 {
          host.resize(
            columns: Int.random(in: 0...90, using: &random),
            rows: Int.random(in: 0...24, using: &random))
        } else {
          host.advance(by: .milliseconds(Int.random(in: 0...400, using: &random)))
        }
      }
      // What is drawn bit by bit is what is drawn at once.
      let shown = host.frame
      host.screen.graph.tree.damageAll()
      #expect(host.frame == shown)
    }
  }
}
