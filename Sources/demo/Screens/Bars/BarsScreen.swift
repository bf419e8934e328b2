import DeclarativeText

/// Four ways to a navigation bar, beside one another: each is a stack with a screen pushed on it.
struct BarsScreen: View {
  var body: some View {
    SideBySide {
      VStack {
        Panel("Three slots in a stack", margin: 0) { SlottedPage() }
        Panel("Pinned by a modifier", margin: 0) { PinnedPage() }
      }
      VStack {
        Panel("Made of preferences", margin: 0) { PreferredPage() }
        Panel("The system's, styled", margin: 0) { SystemPage() }
      }
    }
  }
}

/// What is in the page of a screen: enough to be scrolled.
struct PageText: View {
  private static let lines = [
    "The museum of clocks opens at ten, by some of its clocks at least.",
    "Forty-one of them are on the ground floor, and no two agree.",
    "The oldest has one hand, and has never been thought slow.",
    "Upstairs is a water clock, which is late in winter.",
    "Behind the museum stands a shed; its colour is before the committee.",
    "The committee meets when the tower clock strikes three.",
    "The tower clock strikes when it likes.",
  ]

  var body: some View {
    List(Self.lines, id: \.self) { Text($0) }.listStyle(.plain)
  }
}
