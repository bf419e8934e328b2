package import Declarative

extension TextHost {
  /// The tree of views as it is laid out: what each was offered, its size and its place.
  ///
  ///     VStack 6×2 at 0,0  offered 6×2
  ///       Counter › Text "12" [count] 2×1 at 2,0  offered 6×1
  ///
  /// Lengths are in units, from the screen's corner; `–` is no length, `∞` one without end. A
  /// view's `accessibilityIdentifier` is in brackets.
  public var outline: String { outlined.description }

  /// The same, line by line.
  package var outlined: Outline {
    screen.draw()
    return Outline(screen.graph)
  }
}

extension TextRenderer {
  /// The tree of views as it is laid out; see `TextHost.outline`.
  public var outline: String {
    let host = TextHost(columns: size.columns, rows: size.rows, metrics: metrics) { content }
    return host.outline
  }
}
