public import Declarative

/// A still of a view.
///
///     let renderer = TextRenderer(content: Text("Hello").padding())
///     renderer.size = CellSize(columns: 20, rows: 5)
///     print(renderer.frame)
@MainActor public final class TextRenderer<Content: View> {
  public var content: Content
  /// What is proposed to the content.
  public var size = CellSize(columns: 80, rows: 24)
  /// Whether the frame is as large as the content, not as what is proposed to it.
  public var fitsContent = false
  /// What a unit of length is.
  public var metrics = CellMetrics.cells
  /// Whether the frame is meant for a dark or a light ground.
  public var colorScheme = ColorScheme.dark

  public init(content: Content) { self.content = content }

  /// The view as it first appears, its `onAppear` actions done.
  public var frame: Frame {
    let screen = Screen(size: size, metrics: metrics, scheme: colorScheme)
    screen.graph.tree.fitsContent = fitsContent
    screen.graph.setRoot(Root(content: content))
    defer { screen.graph.tearDown() }
    screen.draw()
    guard fitsContent else { return screen.frame }
    return screen.frame.cropped(to: screen.contentSize)
  }
}
