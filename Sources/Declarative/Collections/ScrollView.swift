/// A view that shows a part of its content, which can be scrolled.
///
///     ScrollView { ForEach(lines, id: \.self) { Text($0) } }
///
/// Along the axes it scrolls it takes what it is offered; across them it is as wide as its
/// content. Several views in it stand one above the other. Its content may be scrolled beneath bars
/// that are set at its edges by `safeAreaInset`, and out from under them.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether it is shown where in the content the visible part is.
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

@MainActor extension ScrollView: PrimitiveView {
  package func update(_ node: Node) {
    let element = node.element(ScrollElement.self) {
      let element = ScrollElement(in: node.graph.tree, depth: node.depth)
      element.allowsHits = { [weak node] in
        MainActor.assumeIsolated { node?.allowsHits ?? false }
      }
      element.isInFront = { [weak node] in
        MainActor.assumeIsolated { node?.isInFront ?? false }
      }
      return element
    }
    element.axes = axes
    element.edge = axes.contains(.vertical) ? EnvironmentValues(node.scope).scrollEdge : nil
    element.settings = node.scrollSettings
    element.isRightToLeft = node.scope.isRightToLeft
    node.setChild(0, content)
  }

  package func collect(_ node: Node) {
    (node.element as? ScrollElement)?.take(node.childElements, in: node)
  }
}

extension Node {
  /// What holds for scroll views here; the node is updated when it changes.
  fileprivate var scrollSettings: ScrollSettings {
    guard let box = scope.value(of: ObjectIdentifier(ScrollSettingsKey.self)) else {
      return ScrollSettingsKey.defaultValue
    }
    return unsafeDowncast(box, to: EnvironmentBox<ScrollSettings>.self).value
  }
}
