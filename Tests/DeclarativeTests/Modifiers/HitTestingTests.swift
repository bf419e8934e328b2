import DeclarativeText
import Support
import Testing

@MainActor @Suite struct HitTestingTests {
  @Test func aClickPassesThroughWhatAllowsNone() {
    let log = Log()
    let host = TextHost(columns: 4, rows: 2) {
      VStack(spacing: 0) {
        Button("back") { log.note("back") }
          .overlay { Button("over") { log.note("over") }.allowsHitTesting(false) }
        Button("last") { log.note("last") }.allowsHitTesting(true)
      }
    }
    host.click(column: 0, row: 0)
    host.click(column: 0, row: 1)
    #expect(log.entries == ["back", "last"])
  }

  @Test func itHoldsForAllThatIsInside() throws {
    let log = Log()
    let host = TextHost(columns: 4, rows: 2) {
      VStack(spacing: 0) {
        Button("a") { log.note("a") }
        Button("b") { log.note("b") }.allowsHitTesting(true)
      }
      .allowsHitTesting(false)
    }
    host.click(column: 0, row: 0)
    host.click(column: 0, row: 1)
    #expect(log.entries.isEmpty)
    // Who cannot see the screen is not kept from it.
    try host.tap("a")
    #expect(log.entries == ["a"])
  }

  @Test func theWheelPassesToo() {
    let host = TextHost(columns: 3, rows: 2) {
      ScrollView {
        ScrollView { Text("a\nb\nc") }.frame(height: 2).allowsHitTesting(false)
        Text("end")
      }
    }
    host.scroll(column: 1, row: 0, by: 1)
    expectFrame(of: host) { "·b·\nend" }
  }
}
