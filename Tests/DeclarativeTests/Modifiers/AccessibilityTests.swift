import DeclarativeText
import Support
import Testing

@MainActor @Suite struct AccessibilityTests {
  @Test func whatIsHiddenIsNotPartOfAName() throws {
    let log = Log()
    let host = TextHost {
      VStack {
        Button {
          log.note("buy")
        } label: {
          HStack {
            Text("* ").accessibilityHidden(true)
            Text("Buy").accessibilityHidden(false)
          }
        }
        Button {
          log.note("sell")
        } label: {
          Text("-")
        }
        .accessibility(label: Text("Sell"))
      }
    }
    try host.tap("Buy")
    try host.tap("Sell")
    #expect(log.entries == ["buy", "sell"])
  }
}
