import DeclarativeText
import Support
import Testing

@MainActor @Suite struct FocusMovementTests {
  /// What has the focus: the letters in reverse.
  private func focused(_ host: TextHost) -> String {
    let frame = host.frame
    var letters = ""
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column: column, row: row]
        if cell.style.isReversed { letters.append(cell.character) }
      }
    }
    return letters
  }

  private func order(_ host: TextHost, _ count: Int, _ modifiers: EventModifiers = []) -> String {
    (0..<count)
      .map { _ in
        host.press(.tab, modifiers: modifiers)
        return focused(host)
      }
      .joined(separator: " ")
  }

  @Test("Tab goes through the tree and round again, and backwards with Shift")
  func round() {
    let host = TextHost(columns: 20, rows: 4) {
      VStack {
        HStack {
          Button("a") {}
          Button("b") {}
        }
        Button("c") {}
      }
    }
    #expect(order(host, 4) == "a b c a")
    #expect(order(host, 4, .shift) == "c b a c")
  }

  @Test("What is disabled, hidden, not chosen or not focusable is passed over")
  func passedOver() {
    let host = TextHost(columns: 20, rows: 8) {
      VStack {
        Button("a") {}
        Button("off") {}.disabled(true)
        Button("hidden") {}.hidden()
        Text("no").focusable(false)
        ViewThatFits {
          Button("this one is too long to be shown here") {}
          Button("b") {}
        }
      }
    }
    #expect(order(host, 3) == "a b a")
    #expect(order(host, 2, .shift) == "b a")
  }

  @Test("With one view that can have it the focus stays, with none there is none")
  func few() {
    let one = TextHost(columns: 20, rows: 1) { Button("a") {} }
    #expect(order(one, 2) == "a a")
    #expect(order(one, 2, .shift) == "a a")
    let none = TextHost(columns: 20, rows: 1) { Text("a") }
    #expect(!none.press(.tab))
    let back = TextHost(columns: 20, rows: 1) {
      HStack {
        Button("a") {}
        Button("b") {}
      }
    }
    #expect(order(back, 1, .shift) == "b")
  }

  @Test("Arrows go to the nearest view that way, and no farther than the last")
  func arrows() {
    let host = TextHost(columns: 11, rows: 3) {
      Grid(alignment: .leading, horizontalSpacing: 3) {
        ForEach(0..<3, id: \.self) { row in
          GridRow { ForEach(0..<3, id: \.self) { Button("\(row)\($0)") {} } }
        }
      }
    }
    host.press(.tab)
    let path: [(KeyEquivalent, String)] = [
      (.rightArrow, "01"), (.downArrow, "11"), (.downArrow, "21"), (.downArrow, "21"),
      (.leftArrow, "20"), (.upArrow, "10"), (.leftArrow, "10"), (.rightArrow, "11"),
    ]
    for (key, wanted) in path {
      host.press(key)
      #expect(focused(host) == wanted)
    }
  }

  @Test("A section is as near as its edge, however far off what is in it")
  func section() {
    func host(_ isSection: Bool) -> TextHost {
      TextHost(columns: 30, rows: 3) {
        VStack(alignment: .leading) {
          Button("top") {}
          Group {
            if isSection {
              HStack {
                Spacer()
                Button("far") {}
              }
              .focusSection()
            } else {
              HStack {
                Spacer()
                Button("far") {}
              }
            }
          }
          Button("low") {}
        }
      }
    }
    let without = host(false)
    without.press(.tab)
    without.press(.downArrow)
    #expect(focused(without) == "low")
    let with = host(true)
    with.press(.tab)
    with.press(.downArrow)
    #expect(focused(with) == "far")
  }

  @Test("A click gives the focus to a view that takes it, and leaves it where a button is")
  func clicks() {
    let host = TextHost(columns: 6, rows: 2) {
      VStack(alignment: .leading) {
        Text("text").focusable()
        Button("button") {}
      }
    }
    host.click(column: 1, row: 0)
    #expect(focused(host) == "text")
    host.click(column: 1, row: 1)
    #expect(focused(host) == "text")
  }

  @Test("A preferred view has the focus at first, and again when a scope is reset")
  func preferred() throws {
    struct Scoped: View {
      @Namespace private var namespace
      @Environment(\.resetFocus) private var reset

      var body: some View {
        VStack {
          Button("a") {}
          Button("b") {}.prefersDefaultFocus(in: namespace)
          Resetting(namespace: namespace)
        }
        .focusScope(namespace)
      }
    }
    struct Resetting: View {
      let namespace: Namespace.ID
      @Environment(\.resetFocus) private var reset

      var body: some View { Button("reset") { reset(in: namespace) } }
    }
    let host = TextHost(columns: 20, rows: 3) { Scoped() }
    #expect(focused(host) == "b")
    #expect(order(host, 1) == "reset")
    try host.tap("reset")
    #expect(focused(host) == "b")
  }

  @Test("Views know whether the focus is there, and may look as they like")
  func environment() {
    struct Mark: View {
      @Environment(\.isFocused) private var isFocused

      var body: some View { Text(isFocused ? "> it" : "  it") }
    }
    let host = TextHost(columns: 6, rows: 1) { Mark().focusable().focusEffectDisabled() }
    expectFrame(of: host, is: { "···it·" })
    host.press(.tab)
    expectFrame(of: host, is: { "·>·it·" })
    #expect(focused(host) == "")
  }

  @Test("All 500 buttons of a lazy stack are reached by Tab, and shown as they are")
  func lazy() {
    let host = TextHost(columns: 12, rows: 5) {
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Button("row \($0)") {} } } }
    }
    for index in 0..<500 {
      host.press(.tab)
      #expect(focused(host) == "row \(index)")
    }
    for index in (300..<499).reversed() {
      host.press(.tab, modifiers: .shift)
      #expect(focused(host) == "row \(index)")
    }
  }

  @Test("A row that was scrolled away has lost the focus, and Tab goes on where one looks")
  func scrolledAway() {
    let host = TextHost(columns: 12, rows: 5) {
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Button("row \($0)") {} } } }
    }
    host.press(.tab)
    #expect(focused(host) == "row 0")
    host.scroll(column: 5, row: 2, by: 100)
    #expect(focused(host) == "")
    host.press(.tab)
    #expect(focused(host) == "row 100")
    #expect(host.frame.text.hasPrefix("   row 100"))
  }
}
