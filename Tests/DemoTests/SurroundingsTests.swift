import DeclarativeText
import Testing

@testable import demo

@Suite struct SurroundingsTests {
  private static let terminal = CellSize(columns: 80, rows: 24)

  @Test(arguments: [
    ([:], ColorDepth.none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["TERM": "linux"], .ansi16),
    (["TERM": "xterm-256color"], .palette256),
    (["TERM": "xterm-direct"], .truecolor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": ""], .truecolor),
  ])
  func aTerminalSaysHowManyColoursItShows(
    _ environment: [String: String], _ depth: ColorDepth
  ) {
    let surroundings = Surroundings(terminal: Self.terminal, environment: environment)
    #expect(surroundings.colorDepth == depth)
  }

  @Test func aFileHoldsAnyColourUnlessTheUserWantsNone() {
    #expect(Surroundings(environment: ["TERM": "dumb"]).colorDepth == .truecolor)
    #expect(Surroundings(environment: ["NO_COLOR": "1"]).colorDepth == .none)
  }
}
