import Foundation

extension View {
  /// Draws this view out to the edges, beneath the bars it touches.
  ///
  /// Its size for others stays.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaIgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  @available(macOS, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}

nonisolated private struct SafeAreaIgnoringView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let edges: Edge.Set
}

@MainActor extension SafeAreaIgnoringView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach {
      unsafeDowncast($0, to: SafeAreaIgnoringElement.self).edges = edges
      $0.isRightToLeft = node.scope.isRightToLeft
    }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { SafeAreaIgnoringElement(edges, $0, in: node) }
  }
}

private final class SafeAreaIgnoringElement: Element {
  var edges: Edge.Set {
    didSet { if edges != oldValue { invalidateLayout() } }
  }

  @MainActor init(_ edges: Edge.Set, _ child: Element, in node: Node) {
    self.edges = edges
    super.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    setChildren([child])
    tree.followSafeArea(self)
  }

  override func placeChildren() {
    let gained = tree.isTrying ? .zero : safeAreaInsets.keeping(edges)
    children[0]
      .place(
        at: CGPoint(x: -gained.leading, y: -gained.top),
        proposal: ProposedViewSize(
          width: proposal.width.map { $0 + gained.horizontal } ?? size.width + gained.horizontal,
          height: proposal.height.map { $0 + gained.vertical } ?? size.height + gained.vertical))
  }

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
}

extension SafeAreaIgnoringView: WrappingView {
  var wrapped: any View { content }
}
