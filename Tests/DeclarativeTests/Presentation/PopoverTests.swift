import DeclarativeText
import Support
import Testing

@MainActor @Suite struct PopoverTests {
  private struct Anchored: View {
    var edge: Edge?
    var alignment = Alignment.topLeading
    var isFixed = false
    @State private var isShown = true

    var body: some View {
      Button(isShown ? "more" : "less") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: edge) {
          Text("Details").interactiveDismissDisabled(isFixed)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  @Test("A popover is a panel below its anchor, and what is behind is not dimmed")
  func below() {
    let host = TextHost(columns: 16, rows: 7) { Anchored() }
    expectFrame(of: host) {
      """
      more············
      ╭───────╮·······
      │Details│·······
      ╰───────╯·······
      ················
      ················
      ················
      """
    }
    let plain = TextHost(columns: 16, rows: 7) { Button("more") {} }
    let ink = host.frame[column: 0, row: 0].style.foreground
    #expect(ink == plain.frame[column: 6, row: 3].style.foreground)
  }

  @Test("A popover is above where there is no room below, and stays on the screen")
  func above() {
    expectFrame(columns: 12, rows: 7) {
      Anchored(alignment: .bottomTrailing)
    } is: {
      """
      ············
      ············
      ············
      ···╭───────╮
      ···│Details│
      ···╰───────╯
      ········more
      """
    }
  }

  @Test("A popover is at the edge that is asked for")
  func edge() {
    expectFrame(columns: 16, rows: 5) {
      Anchored(edge: .trailing)
    } is: {
      """
      more╭───────╮···
      ····│Details│···
      ····╰───────╯···
      ················
      ················
      """
    }
  }

  @Test("Escape closes a popover, and so does a click outside; one inside does not")
  func closing() throws {
    let host = TextHost(columns: 16, rows: 7) { Anchored() }
    host.click(column: 3, row: 3)
    #expect(host.lines.count > 1)
    host.click(column: 14, row: 6)
    #expect(host.lines == ["less"])
    try host.change("less")
    #expect(host.lines.count > 1)
    host.press(.escape)
    #expect(host.lines == ["less"])
  }

  @Test("7.21 A popover that is not to be dismissed stays")
  func fixed() {
    let host = TextHost(columns: 16, rows: 7) { Anchored(isFixed: true) }
    host.press(.escape)
    host.click(column: 14, row: 6)
    #expect(host.frame.text.contains("Details"))
  }

  private struct Covered: View {
    var isFixed = false
    @State private var isShown = true

    var body: some View {
      Text(isShown ? "shown" : "hidden")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .fullScreenCover(isPresented: $isShown) {
          Inside().interactiveDismissDisabled(isFixed)
        }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View { Button(isPresented ? "close" : "nothing") { dismiss() } }
  }

  @Test("7.26 A full screen cover hides all that is behind; Escape and dismiss close it")
  func cover() throws {
    let host = TextHost(columns: 10, rows: 3) { Covered() }
    #expect(host.lines == ["close"])
    host.press(.escape)
    #expect(host.lines == ["hidden"])
    let fixed = TextHost(columns: 10, rows: 3) { Covered(isFixed: true) }
    fixed.press(.escape)
    #expect(fixed.lines == ["close"])
    try fixed.change("close")
    #expect(fixed.lines == ["hidden"])
  }
}
