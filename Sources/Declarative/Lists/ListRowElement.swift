import Foundation

/// A view in a row: as wide as the list, at its leading edge, in front of what the row is filled
/// with.
final class ListRowElement: Element {
  /// What the row is filled with, if anything.
  var fill: Paint? {
    didSet { if fill != oldValue { setNeedsDisplay() } }
  }

  override init(in tree: ElementTree, depth: Int32) { super.init(in: tree, depth: depth) }

  @MainActor convenience init(_ child: Element, in node: Node) {
    self.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    setChildren([child])
  }

  private var insets: EdgeInsets {
    let width = tree.metrics.cell.width
    if let box = children.first?.trait(ObjectIdentifier(ListRowInsets.self)),
      let own = unsafeDowncast(box, to: TraitBox<EdgeInsets?>.self).value
    {
      return own
    }
    return EdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = (children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero)
      .outset(by: insets)
    return CGSize(
      width: proposal.width ?? content.width,
      height: max(content.height, tree.metrics.cell.height))
  }

  override func placeChildren() {
    guard let child = children.first else { return }
    let inner = proposal.inset(by: insets)
    let height = child.sizeThatFits(inner).height
    let space = size.height - insets.vertical
    child.place(
      at: CGPoint(x: insets.leading, y: insets.top + ((space - height) / 2).rounded(.down)),
      proposal: inner)
  }

  override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    if let fill { pass.add(.fill(rect, fill), covering: rect) }
  }

  override var forwardsTraits: Bool { true }

  override func axis(for child: Element) -> Axis? { nil }
}
