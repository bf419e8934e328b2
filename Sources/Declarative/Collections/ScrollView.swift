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
  /// Whether it may be shown where in the content the visible part is, if `scrollIndicators` asks
  /// for it.
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
    element.hasIndicators = showsIndicators
    let environment = EnvironmentValues(node.scope)
    element.hooks = environment.scrollHooks
    element.hooks.environment = environment
    for watch in element.hooks.watches { watch.join(element, node) }
    node.setChild(0, content, in: node.scope(without: element.hooks))
  }

  package func collect(_ node: Node) {
    (node.element as? ScrollElement)?.take(node.childElements, in: node)
  }
}

/// What a scroll view keeps that others follow.
@MainActor private final class ScrollContentScope {
  let scope: EnvironmentScope

  init(in outer: EnvironmentScope) { scope = EnvironmentScope(parent: outer) }
}

extension Node {
  /// What views in a scroll view that is followed inherit: nobody follows those in it.
  fileprivate func scope(without hooks: ScrollHooks) -> EnvironmentScope? {
    if hooks.isEmpty, memory == nil { return nil }
    let kept = memory as? ScrollContentScope ?? ScrollContentScope(in: scope)
    memory = kept
    kept.scope.isRightToLeft = scope.isRightToLeft
    _ = kept.scope.provide([
      EnvironmentWrite(ObjectIdentifier(ScrollHooksKey.self), ScrollHooks())
    ])
    return kept.scope
  }

  /// What holds for scroll views here; the node is updated when it changes.
  fileprivate var scrollSettings: ScrollSettings {
    guard let box = scope.value(of: ObjectIdentifier(ScrollSettingsKey.self)) else {
      return ScrollSettingsKey.defaultValue
    }
    return unsafeDowncast(box, to: EnvironmentBox<ScrollSettings>.self).value
  }
}
