import DeclarativeText

/// Four ways to a navigation bar, each a stack with a screen pushed on it: beside one another, or
/// pages to be turned where that would leave too little of each.
struct BarsScreen: View {
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 64 * metrics.cell.width
      if proxy.size.height >= (isWide ? 16 : 32) * metrics.cell.height {
        SideBySide {
          VStack {
            slotted
            pinned
          }
          VStack {
            preferred
            system
          }
        }
      } else {
        TabView {
          slotted
          pinned
          preferred
          system
        }
        .tabViewStyle(.page)
      }
    }
  }

  private var slotted: some View {
    Panel("Three slots in a stack", margin: 0) { SlottedPage() }
  }

  private var pinned: some View { Panel("Pinned by a modifier", margin: 0) { PinnedPage() } }

  private var preferred: some View {
    Panel("Made of preferences", margin: 0) { PreferredPage() }
  }

  private var system: some View {
    Panel("The system's, styled", margin: 0) { SystemPage() }
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
