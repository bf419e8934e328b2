import DeclarativeText
import Testing

@testable import demo

/// The four bars, on screens of any size.
@MainActor @Suite struct BarsScreenTests {
  private let titles = ["Three slots", "Pinned by", "Made of", "The system's"]

  @Test("On a small screen each has a page, and the arrows turn them")
  func small() {
    let host = TextHost(columns: 20, rows: 8) { BarsScreen() }
    var seen: [String] = []
    for _ in titles {
      let text = host.frame.text
      seen.append(titles.first { text.contains($0) } ?? text)
      for _ in 0..<8 where host.frame.text == text { host.press(.rightArrow) }
    }
    #expect(seen == titles)
  }

  @Test(
    "With more room they stand beside one another, or below",
    arguments: [CellSize(columns: 200, rows: 60), CellSize(columns: 40, rows: 40)])
  func large(_ size: CellSize) {
    let host = TextHost(columns: size.columns, rows: size.rows) { BarsScreen() }
    #expect(titles.allSatisfy { host.frame.text.contains($0) })
  }
}
