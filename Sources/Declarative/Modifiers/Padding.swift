public import Foundation

extension View {
  /// Adds empty space around this view.
  ///
  ///     Text("hi").padding(.horizontal, 2)          ··hi··
  ///
  /// - Parameters:
  ///   - edges: The edges to add space on.
  ///   - length: The space in units, or nil for the platform's default.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modified(by: Padding(edges: edges, length: length, insets: nil))
  }

  /// Adds the same space on every edge, in units.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds a space of its own on each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modified(by: Padding(edges: .all, length: nil, insets: insets))
  }
}

private struct Padding: ElementModifier {
  let edges: Edge.Set
  let length: CGFloat?
  let insets: EdgeInsets?

  static var isAnimatable: Bool { true }

  func between(_ other: Padding, _ fraction: Double, in tree: ElementTree) -> Padding {
    let (first, second) = (insets(tree.metrics), other.insets(tree.metrics))
    var insets = first
    for edge in Edge.allCases {
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      insets[edge] = tree.metrics.rounded(
        first[edge].interpolated(to: second[edge], by: fraction), along: axis)
    }
    return Padding(edges: .all, length: nil, insets: insets)
  }

  private func insets(_ metrics: CellMetrics) -> EdgeInsets {
    if let insets { return insets.repaired }
    if let length { return EdgeInsets(length, edges: edges).repaired }
    return metrics.defaultPadding.keeping(edges)
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    let insets = insets(child.tree.metrics)
    return child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  func steadySize(of child: Element) -> SteadySize? {
    guard let steady = child.steadySize else { return nil }
    let insets = insets(child.tree.metrics)
    return SteadySize(
      steady.size.outset(by: insets),
      leastWidth: max(steady.leastWidth + insets.horizontal, 0))
  }

  func indifference(of child: Element) -> Indifference {
    var indifference = child.indifference
    if !indifference.isToHeight {
      indifference.toHeightFrom += insets(child.tree.metrics).horizontal
    }
    return indifference
  }

  func place(_ child: Element, in element: Element) {
    let insets = insets(child.tree.metrics)
    child.place(
      at: CGPoint(x: insets.leading, y: insets.top),
      proposal: element.proposal.inset(by: insets))
  }

  var resetsSpacing: Edge.Set {
    if insets == nil, length == nil { return edges }
    return (insets ?? EdgeInsets(length ?? 0, edges: edges)).repaired.edges
  }
}
