import DeclarativeText
import Foundation
import Testing

@testable import demo

/// A file, not a terminal, unless a test says otherwise.
@MainActor func reply(
  _ arguments: String..., surroundings: Surroundings = Surroundings()
) -> DemoCommand.Reply {
  DemoCommand(surroundings: surroundings).reply(to: arguments)
}

@Suite @MainActor struct DemoCommandTests {
  @Test func printsTheHomeScreenWithoutArguments() {
    let reply = reply()
    #expect(reply.status == 0)
    #expect(reply.error.isEmpty)
    #expect(reply.output.contains("SwiftUI's language for text interfaces."))
    #expect(!reply.output.contains("\u{1B}"))
  }

  @Test func printsTheHomeScreenAsWideAsTheTerminal() {
    let size = CellSize(columns: 100, rows: 40)
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let reply = reply(
      surroundings: Surroundings(terminal: size, environment: environment))
    let still = DemoScreen.home.still(size: size, fitsContent: true)
    #expect(still.size.columns == 100)
    #expect(reply.output == still.ansi())
  }

  @Test func listsTheScreens() {
    let names = reply("list").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names == [
        "home", "bars", "dashboard", "stacks", "grids", "text", "layout", "scrolling", "notes",
        "motion", "focus",
      ])
  }

  @Test(arguments: ["--help", "-h", "help"]) func printsHelp(_ word: String) {
    #expect(reply(word).output == DemoCommand.help)
    #expect(reply("show", "--help").output == DemoCommand.help)
  }

  @Test func showsAScreenAtASize() {
    let text = reply("show", "stacks", "--columns", "60", "--rows=20").output
    let expected = DemoScreen.all[3].still(size: CellSize(columns: 60, rows: 20)).text
    #expect(text == expected + "\n")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 21)
  }

  @Test func showsAScreenInPoints() {
    let screen = DemoScreen.all[DemoScreen.all.count - 1]
    let size = CellSize(columns: 60, rows: 20)
    let points = screen.still(size: size, metrics: .points)
    let arguments = ["show", "focus", "--columns", "60", "--rows", "20", "--metrics", "points"]
    let output = DemoCommand(surroundings: Surroundings()).reply(to: arguments).output
    #expect(output == points.text + "\n")
    // Written with default lengths, it looks the same in both.
    #expect(points == screen.still(size: size))
  }

  @Test func showsAScreenInEveryFormat() {
    #expect(reply("show", "bars", "--format", "ansi").output.contains("\u{1B}["))
    #expect(reply("show", "bars", "--format", "svg").output.hasPrefix("<svg"))
    #expect(reply("show", "bars", "--format", "html").output.contains("<pre"))
    #expect(reply("show", "bars", "--format", "text").output == reply("show", "bars").output)
  }

  @Test func leavesARowForThePromptOnATerminal() {
    let surroundings = Surroundings(terminal: CellSize(columns: 50, rows: 10))
    let output = reply("show", "bars", "--format", "text", surroundings: surroundings).output
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
  }
}

@Suite @MainActor struct MistakeTests {
  @Test(arguments: [
    (["frobnicate"], "unknown command \"frobnicate\"; try demo --help."),
    (["--frobnicate"], "unknown option \"--frobnicate\"; try demo --help."),
    (["list", "all"], "unexpected argument \"all\"."),
    (
      ["show"],
      "show needs the name of a screen: home, bars, dashboard, stacks, grids, text, layout, scrolling, notes, motion, focus."
    ),
    (
      ["show", "nowhere"],
      "unknown screen \"nowhere\"; there are home, bars, dashboard, stacks, grids, text, layout, scrolling, notes, motion, focus."
    ),
    (["show", "home", "bars"], "unexpected argument \"bars\"."),
    (["show", "home", "--depth", "3"], "unknown option \"--depth\"; try demo --help."),
    (["show", "home", "--columns"], "--columns needs a value."),
    (
      ["show", "home", "--columns", "wide"],
      "--columns takes a whole number from 0 to 1000, not \"wide\"."
    ),
    (["show", "home", "--rows", "-1"], "--rows takes a whole number from 0 to 1000, not \"-1\"."),
    (
      ["show", "home", "--rows", "1001"],
      "--rows takes a whole number from 0 to 1000, not \"1001\"."
    ),
    (["show", "home", "--rows="], "--rows takes a whole number from 0 to 1000, not \"\"."),
    (
      ["show", "home", "--metrics", "inches"],
      "unknown metrics \"inches\"; there are cells and points."
    ),
    (
      ["show", "home", "--format", "pdf"],
      "unknown format \"pdf\"; there are text, ansi, svg, html."
    ),
    (
      ["show", "\u{1B}[2J\n"],
      "unknown screen \"\\u{1B}[2J\\n\"; there are "
        + "home, bars, dashboard, stacks, grids, text, layout, scrolling, notes, motion, focus."
    ),
  ])
  func isToldInOneLine(_ arguments: [String], _ message: String) {
    let reply = DemoCommand(surroundings: Surroundings()).reply(to: arguments)
    #expect(reply == DemoCommand.Reply(error: "demo: \(message)\n", status: 2))
  }
}
