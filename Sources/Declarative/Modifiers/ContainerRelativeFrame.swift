public import Foundation

extension View {
  /// Puts this view in a frame as long as the container around: the screen less its safe area.
  ///
  /// - Parameters:
  ///   - axes: Along which the frame follows the container.
  ///   - alignment: Where the view is in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts this view in a frame that takes some of the equal parts of the container around.
  ///
  /// - Parameters:
  ///   - axes: Along which the frame follows the container.
  ///   - count: How many parts the container has.
  ///   - span: How many of them the frame takes, the gaps between them included.
  ///   - spacing: The gap between two parts, in units.
  ///   - alignment: Where the view is in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Puts this view in a frame whose lengths are worked out from those of the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// An element that frames in it measure themselves by.
package protocol RelativeContainer: Element {
  /// Its length, in units, before the safe area is taken off; nil while it is not known.
  func containerLength(along axis: Axis) -> CGFloat?
}

nonisolated private struct ContainerRelativeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

@MainActor extension ContainerRelativeView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { update(unsafeDowncast($0, to: ContainerRelativeElement.self), node) }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { child in
      let element = ContainerRelativeElement(child, in: node)
      update(element, node)
      return element
    }
  }

  private func update(_ element: ContainerRelativeElement, _ node: Node) {
    element.isRightToLeft = node.scope.isRightToLeft
    element.update(axes, alignment, length)
  }
}

private final class ContainerRelativeElement: Element {
  private var axes: Axis.Set = []
  private var alignment = Alignment.center
  private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  /// The lengths that sizes were last worked out with.
  private var known = ProposedViewSize.unspecified

  @MainActor init(_ child: Element, in node: Node) {
    super.init(in: node.graph.tree, depth: node.depth)
    setChildren([child])
    tree.followContainers(self)
  }

  func update(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    let isSame = self.axes == axes && self.alignment == alignment
    self.axes = axes
    self.alignment = alignment
    self.length = length
    // The function is another closure each time; what counts is what it says.
    if !isSame || lengths != known { invalidateLayout() }
  }

  private var lengths: ProposedViewSize {
    var lengths = ProposedViewSize.unspecified
    for axis in Axis.allCases where axes.contains(axis) {
      let length = tree.metrics.rounded(length(containerLength(along: axis), axis), along: axis)
      if length >= 0, length.isFinite { lengths[axis] = length }
    }
    return lengths
  }

  /// The length of the container, less the safe areas between it and here.
  private func containerLength(along axis: Axis) -> CGFloat {
    var taken: CGFloat = 0
    var child: Element = self
    while let parent = child.parent {
      if let insets = parent.safeAreaInsets(for: child) {
        taken += axis == .horizontal ? insets.horizontal : insets.vertical
      }
      if let container = parent as? any RelativeContainer,
        let length = container.containerLength(along: axis)
      {
        return max(length - taken, 0)
      }
      child = parent
    }
    return max(tree.screen[axis] - taken, 0)
  }

  override func forgetLayout() { known = lengths }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: known.width ?? proposal.width, height: known.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children[0].sizeThatFits(childProposal(proposal))
    return CGSize(width: known.width ?? size.width, height: known.height ?? size.height)
  }

  override func placeChildren() {
    // Safe areas are known once what makes them has its place.
    if !tree.isTrying, lengths != known {
      tree.afterLayout { [weak self] in self?.invalidateLayout() }
    }
    children[0].align(alignment, in: size, proposal: childProposal(proposal))
  }

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
  override var resetsSpacing: Edge.Set {
    (axes.contains(Axis.horizontal) ? Edge.Set.horizontal : [])
      .union(axes.contains(Axis.vertical) ? .vertical : [])
  }
}

extension ContainerRelativeView: WrappingView {
  var wrapped: any View { content }
}
