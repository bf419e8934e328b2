import DeclarativeText
import Support
import Testing

@testable import demo

/// `--outline`: the frames of the views over a screen.
@Suite @MainActor struct OutlineTests {
  private func outlined(
    columns: Int, rows: Int, metrics: CellMetrics = .cells,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> Frame {
    DemoScreen("test", "", content: content)
      .outlined(size: CellSize(columns: columns, rows: rows), metrics: metrics).frame
  }

  @Test func drawsLinesWhereThereAreNoLetters() {
    let frame = outlined(columns: 20, rows: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("two words")
        Text("hi")
      }
      .padding(1)
    }
    #expect(
      picture(of: frame) == """
        ····················
        ·····┌.padding─┐····
        ·····│two·words│····
        ·····│hi──────┘│····
        ·····└─────────┘····
        """)
  }

  @Test func joinsFramesThatMeet() {
    let frame = outlined(columns: 9, rows: 4) {
      HStack(spacing: -1) {
        Color.clear.frame(width: 5)
        Color.clear.frame(width: 5)
      }
    }
    #expect(
      picture(of: frame) == """
        ┌HStack─┐
        │···│···│
        │···│···│
        └───┴───┘
        """)
  }

  @Test func coloursFramesByDepth() {
    let frame = outlined(columns: 12, rows: 6) {
      Color.clear.frame(width: 4, height: 2).frame(width: 8, height: 4)
    }
    let colors = OutlinePicture.colors
    #expect(frame[column: 2, row: 1].style.foreground == colors[0])
    #expect(frame[column: 4, row: 2].style.foreground == colors[1])
  }

  @Test func namesTheInnermostViewOfAFrame() {
    let frame = outlined(columns: 12, rows: 3) {
      VStack { Color.clear }.layoutPriority(1)
    }
    #expect(picture(of: frame).hasPrefix("┌Color─────┐"))
  }

  @Test(arguments: ["home", "bars", "dashboard", "stacks", "grids", "text", "layout", "scrolling"])
  func hidesNothing(_ name: String) throws {
    let screen = try #require(DemoScreen.all.first { $0.name == name })
    for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 31, rows: 9)] {
      for metrics in [CellMetrics.cells, .points] {
        let still = screen.still(size: size, metrics: metrics)
        let outlined = screen.outlined(size: size, metrics: metrics).frame
        #expect(outlined.size == size)
        for row in 0..<size.rows {
          for column in 0..<size.columns where still[column: column, row: row].character != " " {
            let (before, after) = (
              still[column: column, row: row], outlined[column: column, row: row]
            )
            #expect(before.character == after.character, "\(column), \(row)")
            #expect(before.style.background == after.style.background, "\(column), \(row)")
          }
        }
      }
    }
  }

  @Test func printsTheTreeBelow() {
    let output = reply("show", "stacks", "--outline", "--columns", "80", "--rows=24").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[24] == "")
    #expect(lines[25] == "StacksScreen › .frame 80×24 at 0,0  offered 80×24")
    #expect(output.contains("\n    VStack "))
    #expect(!output.contains("\u{1B}"))
    let ansi = reply("show", "stacks", "--format", "ansi", "--outline").output
    #expect(ansi.contains("StacksScreen › .frame"))
  }

  @Test func leavesPicturesAsFilesAlone() {
    let svg = reply("show", "bars", "--outline", "--format", "svg").output
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg != reply("show", "bars", "--format", "svg").output)
    #expect(!reply("show", "bars", "--outline", "--format", "html").output.contains("offered"))
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 2), (3, 3)])
  func fitsAnySize(_ columns: Int, _ rows: Int) {
    for screen in DemoScreen.all {
      let size = CellSize(columns: columns, rows: rows)
      #expect(screen.outlined(size: size, metrics: .cells).frame.size == size)
    }
  }

  @Test(arguments: [
    (["show", "home", "--outline=yes"], "--outline takes no value."),
    (["show", "home", "--outlines"], "unknown option \"--outlines\"; try demo --help."),
    (["list", "--outline"], "unexpected argument \"--outline\"."),
    (["--outline"], "unknown option \"--outline\"; try demo --help."),
  ])
  func tellsOfMistakes(_ arguments: [String], _ message: String) {
    let reply = DemoCommand(surroundings: Surroundings()).reply(to: arguments)
    #expect(reply == DemoCommand.Reply(error: "demo: \(message)\n", status: 2))
  }
}
