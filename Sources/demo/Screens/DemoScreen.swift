import DeclarativeText

/// A screen of the demo, under the name it is asked for by.
@MainActor struct DemoScreen {
  let name: String
  let summary: String
  let content: () -> AnyView

  init<Content: View>(
    _ name: String, _ summary: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.name = name
    self.summary = summary
    self.content = { AnyView(content()) }
  }

  static let home = DemoScreen("home", "What this is") { HomeScreen() }

  static let all = [
    home,
    DemoScreen("bars", "Bars with generic slots") { BarsScreen() },
    DemoScreen("dashboard", "Forty live processes") { DashboardScreen() },
    DemoScreen("stacks", "Alignment and priority") { StacksScreen() },
    DemoScreen("grids", "Rows and columns") { GridsScreen() },
    DemoScreen("text", "Styles, lines and emoji") { TextScreen() },
    DemoScreen("layout", "Layouts of your own") { LayoutScreen() },
    DemoScreen("scrolling", "Lazy lists and grids") { ScrollingScreen() },
  ]

  /// A still of the screen.
  func still(
    size: CellSize, metrics: CellMetrics = .cells, fitsContent: Bool = false
  ) -> Frame {
    let renderer = TextRenderer(content: content())
    renderer.size = size
    renderer.metrics = metrics
    renderer.fitsContent = fitsContent
    return renderer.frame
  }
}
