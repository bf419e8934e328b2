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
    DemoScreen("bars", "Four navigation bars") { BarsScreen() },
    DemoScreen("dashboard", "Forty live processes") { DashboardScreen() },
    DemoScreen("stacks", "Alignment and priority") { StacksScreen() },
    DemoScreen("grids", "Rows and columns") { GridsScreen() },
    DemoScreen("text", "Styles, lines and emoji") { TextScreen() },
    DemoScreen("layout", "Layouts of your own") { LayoutScreen() },
    DemoScreen("scrolling", "Lazy lists and grids") { ScrollingScreen() },
    DemoScreen("notes", "Columns, tabs, sheets") { NotesScreen() },
    DemoScreen("motion", "Whatever moves") { MotionScreen() },
    DemoScreen("focus", "Keys, and where they go") { FocusScreen() },
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

  /// A still of the screen with the frames of its views, and the tree of views.
  func outlined(size: CellSize, metrics: CellMetrics) -> (frame: Frame, tree: String) {
    let host = TextHost(columns: size.columns, rows: size.rows, metrics: metrics) { content() }
    let picture = OutlinePicture(of: host.frame, host.outlined, metrics: metrics)
    let renderer = TextRenderer(
      content: Color.clear.overlay { content() }
        .overlay { CellCanvas { picture.paint(&$0) } })
    renderer.size = size
    renderer.metrics = metrics
    return (renderer.frame, host.outline)
  }
}
