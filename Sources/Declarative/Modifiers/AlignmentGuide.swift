public import Foundation

extension View {
  /// Says where an alignment guide of this view is, in units from its corner.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuidedView(content: self, key: guide.key, value: computeValue)
  }

  /// Says where an alignment guide of this view is, in units from its corner.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuidedView(content: self, key: guide.key, value: computeValue)
  }
}

nonisolated private struct GuidedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

@MainActor extension GuidedView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { unsafeDowncast($0, to: GuideElement.self).update(key, value) }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { GuideElement(key, value, $0, in: node) }
  }
}

/// An element around one with a guide.
///
/// The function is another closure at each update; only where the guide then is elsewhere is
/// anything laid out again.
private final class GuideElement: Element {
  private var key: AlignmentKey
  private var value: (ViewDimensions) -> CGFloat
  /// What the function reads, its view depends on.
  private weak var reader: Node?

  @MainActor init(
    _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat, _ child: Element,
    in node: Node
  ) {
    self.key = key
    self.value = value
    reader = node
    super.init(in: node.graph.tree, depth: node.depth)
    setChildren([child])
  }

  @MainActor func update(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    let isSameKey = self.key == key
    let before = guides
    self.key = key
    self.value = value
    guides.removeAll()
    if !isSameKey || !before.areAnswered(by: self) { invalidateLayout(concernsParent: true) }
  }

  override func findSteadySize() -> SteadySize? { children[0].steadySize }

  override func findIndifference() -> Indifference { children[0].indifference }

  override var definesGuides: Bool { true }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
  override var ownVisual: CGRect { .zero }

  override func findGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return super.findGuide(key, for: proposal) }
    let dimensions = ViewDimensions(sizeThatFits(proposal), for: proposal, guides: primary)
    let guide = guide(for: dimensions)
    return guide.isFinite ? guide : 0
  }

  private func guide(for dimensions: ViewDimensions) -> CGFloat {
    guard let reader, isOnMainActor else { return value(dimensions) }
    nonisolated(unsafe) let work = (value, dimensions)  // called here and now, on the main actor
    return MainActor.assumeIsolated { reader.reading { work.0(work.1) } }
  }
}

extension GuidedView: WrappingView {
  var wrapped: any View { content }
}
