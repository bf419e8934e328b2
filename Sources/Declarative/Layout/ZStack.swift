public import Foundation

/// Views on top of one another, the last in front.
///
///     ZStack(alignment: .topLeading) { Text("abc"); Text("X") }          Xbc
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never

  package let layout: ZStackLayout
  package var content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor extension ZStack: ContainerView {}

/// The layout of a `ZStack`.
///
/// Every child is offered all there is. The size is that of the aligned children together; where
/// priorities differ, of those with the highest.
public struct ZStackLayout: Layout, MergingLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    union(of: subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let union = union(of: subviews, proposal)
    for element in subviews.elements {
      let final = ProposedViewSize(bounds.size)
      let guides = element.guides(alignment, for: final)
      element.place(
        at: CGPoint(
          x: bounds.minX + union.guide.x - guides.x, y: bounds.minY + union.guide.y - guides.y),
        proposal: final)
    }
  }

  /// The size of the aligned children, and where in it their guides are.
  private func union(
    of subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    let highest = subviews.elements.map(\.layoutPriority).max() ?? 0
    var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var greatest = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for element in subviews.elements where element.layoutPriority == highest {
      let size = element.sizeThatFits(proposal)
      let guides = element.guides(alignment, for: proposal)
      least = CGPoint(x: min(least.x, -guides.x), y: min(least.y, -guides.y))
      greatest = CGPoint(
        x: max(greatest.x, size.width - guides.x), y: max(greatest.y, size.height - guides.y))
    }
    guard least.x.isFinite, least.y.isFinite else { return (.zero, .zero) }
    return (
      CGSize(width: greatest.x - least.x, height: greatest.y - least.y).repaired,
      CGPoint(x: -least.x, y: -least.y)
    )
  }
}

extension ZStackLayout: LayeredLayout {
  /// The one size for many proposals, where every child has one.
  package func steadySize(
    of children: ContiguousArray<Element>, _ cache: Any
  ) -> SteadySize? {
    let isAlwaysAsked =
      alignment.horizontal.key.merging.isAlwaysAsked || alignment.vertical.key.merging.isAlwaysAsked
    if isAlwaysAsked { return nil }
    var leastWidth: CGFloat = 0
    for child in children {
      guard !child.hasGuides, let steady = child.steadySize else { return nil }
      leastWidth = max(leastWidth, steady.leastWidth)
    }
    let subviews = LayoutSubviews(children, layoutDirection: .leftToRight)
    return SteadySize(union(of: subviews, .unspecified).size, leastWidth: leastWidth)
  }
}

extension Element {
  /// Where the two guides of an alignment are, in the size for a proposal.
  package final func guides(_ alignment: Alignment, for proposal: ProposedViewSize) -> CGPoint {
    let dimensions = dimensions(for: proposal)
    return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
  }
}
