import DeclarativeText
import Testing

@testable import demo

/// The screen of what moves, while it moves.
@MainActor @Suite struct MotionScreenTests {
  private func rows(_ host: TextHost, _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>)
    -> [String]
  {
    let lines = host.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map { row in String(Array(lines[row])[columns]) }
  }

  @Test("Half a second after Go the even one is in the middle, and the others where they say")
  func films() throws {
    let host = TextHost(columns: 80, rows: 24) { MotionScreen() }
    _ = host.frame
    try host.tap("Go")
    host.advance(by: .milliseconds(500))
    let places = stride(from: 2, through: 14, by: 2)
      .map { row in
        Array(rows(host, row...row, 2...37)[0]).firstIndex(of: "●")
      }
    // The way is 35 columns: half of it, then 0.315, 0.685, 0.5 of it by the curves.
    #expect(places[0] == 18 || places[0] == 17)
    #expect(places[1] == 11)
    #expect(places[2] == 24)
    #expect(places[6] == 18 || places[6] == 17)
    host.advance(by: .seconds(5))
    for row in stride(from: 2, through: 14, by: 2) {
      #expect(rows(host, row...row, 2...37)[0].hasSuffix("●"))
    }
  }

  @Test("Guests leave where they stand, each in its way, and the box closes behind them")
  func guests() throws {
    let host = TextHost(columns: 80, rows: 24) { MotionScreen() }
    _ = host.frame
    try host.tap("Leave")
    host.advance(by: .milliseconds(500))
    // Half faded, half slid away by its own width; the box has closed half over the third.
    let midway = rows(host, 2...4, 43...77)
    #expect(midway[0].hasPrefix("opacity"))
    #expect(midway[1].hasPrefix("  slide"))
    #expect(!midway[2].contains("move"))
    host.advance(by: .seconds(1))
    #expect(rows(host, 2...2, 41...77)[0].contains("───"))
    #expect(!rows(host, 0...5, 42...77).joined().contains("slide"))
  }

  @Test("The ball jumps two rows high and comes down")
  func jump() throws {
    let host = TextHost(columns: 80, rows: 24) { MotionScreen() }
    func height() -> Int? { rows(host, 7...9, 41...77).reversed().firstIndex { $0.contains("●") } }
    #expect(height() == 0)
    try host.tap("Jump")
    host.advance(by: .milliseconds(300))
    #expect(height() == 2)
    host.advance(by: .seconds(2))
    #expect(height() == 0)
  }
}
