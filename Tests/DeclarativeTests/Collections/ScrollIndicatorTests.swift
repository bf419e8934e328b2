import DeclarativeText
import Support
import Testing

/// Thumbs at the edges of scroll views.
@MainActor @Suite struct ScrollIndicatorTests {
  private func lines(_ count: Int, shows: Bool = true) -> some View {
    ScrollView(showsIndicators: shows) {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { Text("l\($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("A thumb as long as the part that is seen stands where that is, to half a cell")
  func thumb() {
    let host = TextHost(columns: 4, rows: 4) { lines(8).scrollIndicators(.visible) }
    expectFrame(of: host) { "l0·▐\nl1·▐\nl2··\nl3··" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "l1·▗\nl2·▐\nl3·▝\nl4··" }
    host.scroll(column: 0, row: 0, by: 3)
    expectFrame(of: host) { "l4··\nl5··\nl6·▐\nl7·▐" }
  }

  @Test("There is none where all fits, none by itself, and none where it is said")
  func none() {
    expectFrame(columns: 4, rows: 2) {
      lines(2).scrollIndicators(.visible)
    } is: {
      "l0··\nl1··"
    }
    expectFrame(columns: 4, rows: 2) {
      lines(9)
    } is: {
      "l0··\nl1··"
    }
    for visibility: ScrollIndicatorVisibility in [.automatic, .hidden, .never] {
      expectFrame(columns: 4, rows: 2) {
        lines(9).scrollIndicators(visibility)
      } is: {
        "l0··\nl1··"
      }
    }
    expectFrame(columns: 4, rows: 2) {
      lines(9, shows: false).scrollIndicators(.visible)
    } is: {
      "l0··\nl1··"
    }
    expectFrame(columns: 4, rows: 2) {
      lines(9).scrollIndicators(.visible, axes: .horizontal)
    } is: {
      "l0··\nl1··"
    }
  }

  @Test("Sideways it is on the last row; with both the corner is free")
  func sideways() {
    let host = TextHost(columns: 4, rows: 2) {
      ScrollView(.horizontal) { Text("abcdefgh").frame(height: 2, alignment: .top) }
        .scrollIndicators(.visible)
    }
    expectFrame(of: host) { "abcd\n▄▄··" }
    host.press(.rightArrow)
    expectFrame(of: host) { "bcde\n▗▄▖·" }
    expectFrame(columns: 4, rows: 4) {
      ScrollView([.horizontal, .vertical]) { Text(" ").frame(width: 12, height: 12) }
        .scrollIndicators(.visible)
    } is: {
      "···▐\n····\n····\n▄···"
    }
  }

  @Test("It keeps to its margins")
  func margins() {
    let host = TextHost(columns: 3, rows: 5) {
      lines(12).scrollIndicators(.visible).contentMargins(.vertical, 1, for: .scrollIndicators)
    }
    expectFrame(of: host) { "l0·\nl1▐\nl2▝\nl3·\nl4·" }
  }

  @Test("Dragged, it scrolls; what is behind it is not clicked")
  func dragging() {
    var clicks = 0
    let host = TextHost(columns: 6, rows: 4) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<16, id: \.self) { row in
            Button("line\(row < 10 ? " " : "")\(row)") { clicks += 1 }
          }
        }
      }
      .scrollIndicators(.visible)
    }
    #expect(host.frame.text.hasPrefix("line "))
    host.drag(fromColumn: 5, row: 0, toColumn: 5, row: 3)
    expectFrame(of: host) { "line12\nline13\nline14\nline1▐" }
    host.drag(fromColumn: 5, row: 3, toColumn: 5, row: 0)
    #expect(host.frame[column: 5, row: 0].character == "▐")
    host.click(column: 5, row: 0)
    #expect(clicks == 0)
    host.click(column: 1, row: 0)
    #expect(clicks == 1)
  }

  @Test("Content that is dragged goes along")
  func draggedContent() {
    let host = TextHost(columns: 4, rows: 3) { lines(9) }
    host.drag(fromColumn: 1, row: 2, toColumn: 1, row: 0)
    expectFrame(of: host) { "l2··\nl3··\nl4··" }
    host.drag(fromColumn: 1, row: 0, toColumn: 1, row: 1)
    expectFrame(of: host) { "l1··\nl2··\nl3··" }
  }
}
