import DeclarativeText
import Foundation
import Testing

@testable import demo

private let screenNames = [
  "home", "bars", "dashboard", "stacks", "grids", "text", "layout", "scrolling", "notes", "motion",
  "focus",
]

/// The screens as they were last agreed on, at the size of a small terminal and at a larger one.
@Suite @MainActor struct ScreenTests {
  @Test(arguments: screenNames)
  func looksAsRecorded(_ name: String) throws {
    for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 200, rows: 50)] {
      let screen = try #require(DemoScreen.all.first { $0.name == name })
      expectRecorded(
        screen.still(size: size).text, name: "\(name)-\(size.columns)x\(size.rows)")
    }
  }

  @Test(arguments: screenNames)
  func fitsEverySizeHoweverSmall(_ name: String) throws {
    let screen = try #require(DemoScreen.all.first { $0.name == name })
    let host = TextHost(columns: 0, rows: 0) { screen.content() }
    for columns in 0...12 {
      for rows in 0...12 {
        host.resize(columns: columns, rows: rows)
        #expect(host.frame.size == CellSize(columns: columns, rows: rows))
      }
    }
  }

  @Test(arguments: screenNames)
  func beginsAtEverySizeHoweverSmall(_ name: String) throws {
    let screen = try #require(DemoScreen.all.first { $0.name == name })
    for columns in [0, 1, 2, 3, 7, 12] {
      for rows in [0, 1, 2, 3, 7, 12] {
        let size = CellSize(columns: columns, rows: rows)
        #expect(screen.still(size: size).size == size)
        #expect(screen.still(size: size, metrics: .points).size == size)
      }
    }
  }

  /// A still is the same as what a live screen shows after it has been through other sizes.
  @Test(arguments: screenNames)
  func isTheSameAfterResizing(_ name: String) throws {
    let screen = try #require(DemoScreen.all.first { $0.name == name })
    let host = TextHost(columns: 80, rows: 24) { screen.content() }
    for (columns, rows) in [(3, 2), (120, 40), (0, 0), (40, 12), (80, 24)] {
      host.resize(columns: columns, rows: rows)
      #expect(host.frame == screen.still(size: CellSize(columns: columns, rows: rows)))
    }
  }
}

@Suite @MainActor struct FocusScreenTests {
  private func host() -> TextHost {
    TextHost(columns: 80, rows: 24) { FocusScreen() }
  }

  @Test func beginsInTheStreetAndGoesOnByTab() {
    let host = host()
    #expect(host.frame.text.contains("part == .street"))
    host.press(.tab)
    #expect(host.frame.text.contains("part == .town"))
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.frame.text.contains("part == .name"))
    // Across to the tiles.
    host.press(.rightArrow)
    #expect(host.frame.text.contains("part == nil"))
    #expect(host.frame.text.contains("1"))
  }

  @Test func obeysShortcutsFromAnywhere() {
    let host = host()
    host.press("s", modifiers: .control)
    #expect(host.frame.text.contains("saved"))
    host.press(.escape)
    #expect(host.frame.text.contains("discarded"))
  }
}

@Suite @MainActor struct CounterTests {
  @Test func countsOnTheHomeScreen() throws {
    let host = TextHost { DemoScreen.home.content() }
    #expect(host.frame.text.contains("Count 0 Add"))
    try host.tap("Add")
    #expect(host.frame.text.contains("Count 1 Add"))
  }
}

@Suite @MainActor struct DashboardTests {
  @Test func takesFiftyRows() {
    let frame = DemoScreen.all[2].still(size: CellSize(columns: 200, rows: 50))
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.allSatisfy { $0.count == 200 })
    #expect(rows[1].hasPrefix("│╭─ Status ─"))
    #expect(rows[4].hasPrefix("│╭─ Processes ─"))
    #expect(
      rows[5]
        .hasPrefix(
          "││PID    NAME                     CPU%       MEM            STATE   "))
    #expect(rows[46].hasPrefix("│╰──"))
    #expect(rows[47].hasPrefix("│q quit"))
    #expect(frame.text.contains("1039"))
  }

  @Test func drawsOneNumberWhenOneChanges() throws {
    let model = DashboardModel()
    let host = TextHost(columns: 200, rows: 50) { DashboardScreen(model: model) }
    _ = host.flush()
    host.resetStatistics()
    model.processes[7].cpu = 22.34
    let bytes = host.flush()
    #expect(host.frame[column: 39, row: 13].character == "4")
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesCreated == 0)
    #expect(host.statistics.nodesDrawn == 1)
    #expect(bytes.count <= 12)
  }

  @Test func statesAreColoured() {
    let frame = DemoScreen.all[2].still(size: CellSize(columns: 80, rows: 24))
    let colors = (6..<10).map { frame[column: 60, row: $0].style.foreground }
    #expect(colors == [.green, .blue, .yellow, .red])
  }
}
