import DeclarativeText
import Support
import Testing

/// How lists look and scroll.
@MainActor @Suite struct ListTests {
  @Test("Every view is a row, as wide as the list")
  func rows() {
    expectFrame(columns: 12, rows: 6) {
      List {
        Text("a")
        ForEach(0..<2) { Text("row \($0)") }
        Group {
          Text("b")
          if true { Text("c") }
        }
      }
    } is: {
      """
      ·a··········
      ·row·0······
      ·row·1······
      ·b··········
      ·c··········
      ············
      """
    }
  }

  @Test("A row is as high as it needs, and wraps at the width of the list")
  func heights() {
    expectFrame(columns: 8, rows: 4) {
      List {
        Text("one two three")
        Text("four")
      }
    } is: {
      """
      ·one····
      ·two····
      ·three··
      ·four···
      """
    }
  }

  @Test("Sections have a header and a footer; a view of one's own may be one")
  func sections() {
    struct Own: View {
      var body: some View {
        Section("Second") { ForEach(0..<2) { Text("s\($0)") } }
      }
    }
    expectFrame(columns: 12, rows: 8) {
      List {
        Section {
          Text("x")
        } header: {
          Text("First")
        } footer: {
          Text("the end")
        }
        Own()
      }
    } is: {
      """
      ·First······
      ·x··········
      ·the·end····
      ············
      ·Second·····
      ·s0·········
      ·s1·········
      ············
      """
    }
  }

  @Test("An empty list takes keys without effect")
  func empty() {
    let host = TextHost(columns: 5, rows: 2) { List {} }
    for key: KeyEquivalent in [.end, .home, .pageDown, .pageUp, .upArrow, .downArrow, .space] {
      host.press(key)
    }
    expectFrame(of: host) {
      """
      ·····
      ·····
      """
    }
  }

  @Test("Rows keep their own insets")
  func insets() {
    expectFrame(columns: 8, rows: 4) {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
        Text("b").listRowInsets(EdgeInsets())
      }
    } is: {
      """
      ········
      ···a····
      b·······
      ········
      """
    }
  }

  @Test("A badge is at the end of its row")
  func badges() {
    expectFrame(columns: 12, rows: 3) {
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Bin").badge("full")
      }
    } is: {
      """
      ·Inbox···12·
      ·Sent·······
      ·Bin···full·
      """
    }
  }

  @Test("Outside a list a section is its views")
  func sectionInStack() {
    expectFrame(columns: 4, rows: 3) {
      VStack(alignment: .leading) {
        Section("head") {
          Text("a")
          Text("b")
        }
      }
    } is: {
      """
      head
      a···
      b···
      """
    }
  }

  private struct Many: View {
    let count: Int
    let log: Log

    var body: some View {
      List(0..<count, selection: .constant(Int?.none)) { number in
        Counted(number: number, log: log)
      }
    }
  }

  private struct Counted: View {
    let number: Int
    let log: Log

    var body: some View {
      log.note("row")
      return Text("row \(number)")
    }
  }

  /// How many rows were evaluated: opening, after 20 steps down, at the end.
  private func costs(of count: Int) -> [Int] {
    let log = Log()
    let host = TextHost(columns: 20, rows: 10) { Many(count: count, log: log) }
    _ = host.frame
    var costs = [log.take().count]
    host.press(.tab)
    for _ in 0..<20 { host.press(.downArrow) }
    costs.append(log.take().count)
    host.press(.end)
    #expect(host.lines.last == "row \(count - 1)")
    costs.append(log.take().count)
    host.press(.home)
    #expect(host.lines.first == "row 0")
    return costs
  }

  @Test("Trial 21 A list of a million rows costs what one of a thousand does")
  func million() {
    let small = costs(of: 1_000)
    #expect(small == costs(of: 1_000_000))
    #expect(small.allSatisfy { $0 < 70 })
  }
}
