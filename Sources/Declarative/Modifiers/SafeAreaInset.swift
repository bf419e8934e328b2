public import Foundation

extension View {
  /// Puts a view at an edge of this one, which is laid out in the space that is left and may still
  /// be drawn, or scrolled, beneath it.
  ///
  /// - Parameters:
  ///   - edge: The top or the bottom.
  ///   - alignment: Where the inset stands along the edge.
  ///   - spacing: The gap between the two in units, or nil for the platform's default.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a view at the leading or trailing edge of this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

nonisolated private struct SafeAreaInsetView<Content: View, Inset: View>: View {
  typealias Body = Never

  let content: Content
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
}

@MainActor extension SafeAreaInsetView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { arrange(unsafeDowncast($0, to: SafeAreaInsetElement.self), in: node) }
    var (base, layer) = (content, inset)
    node.updateLayers(&base, &layer)
  }

  func collect(_ node: Node) {
    node.collectLayers(inset) { content in
      let element = SafeAreaInsetElement(content, in: node)
      element.tree.addSafeArea()
      arrange(element, in: node)
      return element
    }
  }

  private func arrange(_ element: SafeAreaInsetElement, in node: Node) {
    element.isRightToLeft = node.scope.isRightToLeft
    element.arrangement = .init(edge: edge, alignment: alignment, spacing: spacing)
  }
}

private final class SafeAreaInsetElement: LayeredElement {
  struct Arrangement: Equatable {
    var edge = Edge.top
    var alignment = Alignment.center
    var spacing: CGFloat?
  }

  var arrangement = Arrangement() {
    didSet { if arrangement != oldValue { invalidateLayout() } }
  }

  private var axis: Axis {
    arrangement.edge == .top || arrangement.edge == .bottom ? .vertical : .horizontal
  }

  /// What the inset takes of the edge: its own length and the gap.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    guard let layer else { return 0 }
    var insetProposal = proposal
    insetProposal[axis] = nil
    let spacing = arrangement.spacing ?? tree.metrics.spacing[axis]
    return layer.sizeThatFits(insetProposal)[axis] + (spacing.isFinite ? spacing : 0)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    var insets = EdgeInsets.zero
    insets[arrangement.edge] = taken(proposal)
    return insets
  }

  override func safeAreaInsets(for child: Element) -> EdgeInsets? {
    child === base ? insets(proposal) : nil
  }

  override func findSteadySize() -> SteadySize? { nil }
  override func findIndifference() -> Indifference { .none }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    var size = base.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
    if let layer {
      var insetProposal = proposal
      insetProposal[axis] = nil
      let cross = axis.crossed
      size[cross] = max(size[cross], layer.sizeThatFits(insetProposal)[cross])
    }
    return size
  }

  override func placeChildren() {
    let insets = insets(proposal)
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    let baseProposal = proposal.inset(by: insets)
    let baseGuides = base.guides(arrangement.alignment, for: baseProposal)
    var origin = inner.origin
    let cross = axis.crossed
    origin[cross] =
      arrangement.alignment.guide(cross).defaultValue(in: size) - baseGuides[cross]
    base.place(at: origin, proposal: baseProposal)
    placeInset(origin[cross] + baseGuides[cross])
    tree.safeAreaChanged()
  }

  /// Places the inset at its edge, its guide on the base's.
  private func placeInset(_ line: CGFloat) {
    guard let layer else { return }
    var insetProposal = proposal
    insetProposal[axis] = nil
    let insetSize = layer.sizeThatFits(insetProposal)
    let guides = layer.guides(arrangement.alignment, for: insetProposal)
    var origin = CGPoint.zero
    if arrangement.edge == .bottom || arrangement.edge == .trailing {
      origin[axis] = size[axis] - insetSize[axis]
    }
    origin[axis.crossed] = line - guides[axis.crossed]
    layer.place(at: origin, proposal: insetProposal)
  }
}

extension Alignment {
  fileprivate func guide(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

extension SafeAreaInsetView: WrappingView {
  var wrapped: any View { content }
}
