public import Foundation

extension View {
  /// Keeps this view away from its edges as a bar would: what ignores the safe area still reaches
  /// them.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddedView(content: self, edges: .all, length: nil, insets: insets)
  }

  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    SafeAreaPaddedView(content: self, edges: edges, length: length, insets: nil)
  }

  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

nonisolated private struct SafeAreaPaddedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let edges: Edge.Set
  let length: CGFloat?
  let insets: EdgeInsets?

  func insets(_ metrics: CellMetrics) -> EdgeInsets {
    (insets ?? length.map { EdgeInsets($0, edges: edges) } ?? metrics.defaultPadding.keeping(edges))
      .repaired
  }
}

@MainActor extension SafeAreaPaddedView: PrimitiveView {
  func update(_ node: Node) {
    let insets = insets(node.graph.tree.metrics)
    node.elements.forEach {
      unsafeDowncast($0, to: SafeAreaPaddingElement.self).insets = insets
      $0.isRightToLeft = node.scope.isRightToLeft
    }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    let insets = insets(node.graph.tree.metrics)
    node.wrapElements { SafeAreaPaddingElement(insets, $0, in: node) }
  }
}

private final class SafeAreaPaddingElement: Element {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidateLayout() } }
  }

  @MainActor init(_ insets: EdgeInsets, _ child: Element, in node: Node) {
    self.insets = insets
    super.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    setChildren([child])
    tree.addSafeArea()
  }

  override func safeAreaInsets(for child: Element) -> EdgeInsets? { insets }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children[0].sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  override func placeChildren() {
    children[0]
      .place(
        at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    tree.safeAreaChanged()
  }

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
}

extension SafeAreaPaddedView: WrappingView {
  var wrapped: any View { content }
}
