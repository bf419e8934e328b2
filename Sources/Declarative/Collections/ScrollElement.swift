import Foundation

/// A window on its content, which is placed so that the part shown is behind it.
final class ScrollElement: Element, RelativeContainer {
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  /// How far the content has been scrolled, in units from where it begins.
  private(set) var offset = CGPoint.zero
  /// What bars cover at the edges; the content can be scrolled out from under them.
  private var insets = EdgeInsets.zero
  private var target: ScrollTarget?
  private var stack: LayoutElement<VStackLayout>?
  /// What was last shown of the content, in its space.
  private var shown = CGRect.zero
  /// What was offered when the content was last placed.
  private var placedProposal = ProposedViewSize.unspecified

  override init(in tree: ElementTree, depth: Int32) {
    super.init(in: tree, depth: depth)
    tree.addScroller(self)
    tree.followSafeArea(self)
  }

  /// Takes what the content contributes: several elements stand one above the other.
  @MainActor func take(_ elements: ContiguousArray<Element>, in node: Node) {
    if elements.count > 1 {
      let stack = stack ?? LayoutElement(VStackLayout(), in: node)
      self.stack = stack
      stack.setChildren(elements)
      setChildren([stack])
    } else {
      stack = nil
      setChildren(elements)
    }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    guard let content = children.first else { return }
    let proposal = contentProposal(proposal)
    if tree.isTrying { return content.place(at: .zero, proposal: proposal) }
    insets = safeAreaInsets.keeping(scrolledEdges)
    let contentSize = content.sizeThatFits(proposal)
    aim(contentSize)
    offset = clamped(offset, contentSize)
    content.place(at: CGPoint(x: -offset.x, y: -offset.y), proposal: proposal)
    let now = port.moved(by: offset)
    if now != shown { tree.viewportChanged() }
    if now.size != shown.size || self.proposal != placedProposal { tree.safeAreaChanged() }
    placedProposal = self.proposal
    shown = now
  }

  private var scrolledEdges: Edge.Set {
    (axes.contains(Axis.horizontal) ? Edge.Set.horizontal : [])
      .union(axes.contains(Axis.vertical) ? .vertical : [])
  }

  /// What is shown of the content, in this element's space: its bounds, and what bars cover.
  private var port: CGRect {
    CGRect(origin: .zero, size: size)
      .outset(by: isRightToLeft ? insets.mirrored : insets)
  }

  override var clipsChildren: Bool { true }
  override var ownVisual: CGRect { port }

  override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    pass.add(.pushClip(port.moved(by: origin)))
    drawChildren(at: origin, into: &pass)
    pass.add(.popClip)
  }

  override func show(_ element: Element) {
    scroll(
      to: ScrollTarget(
        find: { [weak self, weak element] _ in
          guard let self, let element, let origin = self.origin(of: element) else { return nil }
          return (CGRect(origin: origin, size: element.size), true)
        }, anchor: nil))
  }

  /// Several views in a scroll view are in an upright stack, whichever way it scrolls.
  override var childAxis: Axis? { .vertical }
  override var primary: Element? { nil }

  /// What it is offered, not its size, which may be the content's: that would grow without end
  /// with content that is twice as long as what it is in.
  func containerLength(along axis: Axis) -> CGFloat? {
    guard isPlaced, let length = proposal[axis], length.isFinite else { return nil }
    return length
  }
}

/// Where a scroll view is to go: found anew until what is there lives.
struct ScrollTarget {
  /// Where the target is in the content of that size, and whether that is exact; nil when it is
  /// gone.
  let find: (CGSize) -> (rect: CGRect, isLive: Bool)?
  let anchor: UnitPoint?

  enum Side {
    case before
    case after
  }

  /// The axes along which it is gone to, as far as the scroll view scrolls along them.
  var axes = Axis.allCases
  /// Without an anchor, the side on which it was out of sight at first: there it is to be shown,
  /// however long the lines on the way turn out to be.
  var sides: [Axis: Side] = [:]
  var tries = 0
  /// How often in a row it was found in its place.
  var hits = 0
}

extension ScrollElement {
  /// How far the content can be scrolled at most, and how far back.
  private func limits(_ content: CGSize) -> (least: CGPoint, most: CGPoint) {
    let least = CGPoint(x: 0, y: 0)
    return (
      least,
      CGPoint(
        x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
    )
  }

  private func clamped(_ offset: CGPoint, _ content: CGSize) -> CGPoint {
    let (least, most) = limits(content)
    return CGPoint(
      x: axes.contains(Axis.horizontal) ? min(max(offset.x, least.x), most.x) : 0,
      y: axes.contains(Axis.vertical) ? min(max(offset.y, least.y), most.y) : 0)
  }

  /// Scrolls, as far as there is content.
  ///
  /// Returns how far that was.
  @discardableResult
  func scroll(by distance: CGPoint) -> CGPoint {
    let scrolled = Axis.allCases.filter { axes.contains($0) && distance[$0] != 0 }
    guard let content = children.first, isPlaced, !scrolled.isEmpty else { return .zero }
    let before = offset
    let wanted = offset.moved(by: distance)
    offset = clamped(wanted, content.size)
    target = nil
    let ended = scrolled.filter { wanted[$0] > offset[$0] }
    if !ended.isEmpty { followEnd(along: ended) }
    if offset != before { tree.queuePlacement(of: self) }
    return CGPoint(x: offset.x - before.x, y: offset.y - before.y)
  }

  /// Stays at the end while lines there turn out longer or shorter than was thought.
  private func followEnd(along axes: [Axis]) {
    target = ScrollTarget(
      find: { (CGRect(x: $0.width, y: $0.height, width: 0, height: 0), true) },
      anchor: .bottomTrailing, axes: axes)
  }

  /// Goes along with content that has moved.
  func shift(by distance: CGFloat, along axis: Axis) {
    offset[axis] += distance
    // There may be less content than that: whoever follows looks again, wherever this ends.
    shown = .zero
    tree.afterLayout { [weak self] in
      if let self, self.isPlaced { self.tree.queuePlacement(of: self) }
    }
  }

  /// Scrolls so that a part of the content can be seen, its anchor on that of what is shown; with
  /// no anchor no farther than needed.
  func scroll(to target: ScrollTarget) {
    self.target = target
    if isPlaced { tree.queuePlacement(of: self) }
  }

  var hasTarget: Bool { target != nil }

  /// Looks for the target again, after what is near it has got its place.
  func aimAgain() {
    tree.afterLayout { [weak self] in
      if let self, self.isPlaced, self.hasTarget { self.tree.queuePlacement(of: self) }
    }
  }

  /// How often lines that turn out longer or shorter may move the target on.
  private static let tryLimit = 16

  private func aim(_ content: CGSize) {
    guard var target else { return }
    guard let found = target.find(content), target.tries < Self.tryLimit else {
      self.target = nil
      return
    }
    let before = offset
    for axis in target.axes where axes.contains(axis) {
      offset[axis] = position(of: found.rect, along: axis, &target)
    }
    offset = clamped(offset, content)
    target.tries += 1
    target.hits = found.isLive && offset == before ? target.hits + 1 : 0
    self.target = target.hits > 1 ? nil : target
  }

  private func position(
    of rect: CGRect, along axis: Axis, _ target: inout ScrollTarget
  ) -> CGFloat {
    let (start, length) = (rect.origin[axis], rect.size[axis])
    if let anchor = target.anchor {
      let share = axis == .horizontal ? anchor.x : anchor.y
      return tree.metrics.rounded(start + (length - size[axis]) * share, along: axis)
    }
    if target.sides[axis] == nil {
      if start < offset[axis] {
        target.sides[axis] = .before
      } else if start + length > offset[axis] + size[axis] {
        target.sides[axis] = .after
      }
    }
    return switch target.sides[axis] {
    case .before: start
    case .after: min(start, start + length - size[axis])
    case nil: offset[axis]
    }
  }

  /// What is shown, in this element's space, if it scrolls along an axis.
  func port(along axis: Axis) -> CGRect? {
    axes.contains(axis) ? ownVisual : nil
  }

  /// Where what is shown begins in the space of an element in the content.
  func visibleStart(in element: LazyElement, along axis: Axis) -> CGFloat {
    var start = ownVisual.origin[axis]
    var next: Element? = element
    while let inner = next, inner !== self {
      start -= inner.origin[axis]
      next = inner.parent
    }
    guard axis == .horizontal, element.isRightToLeft else { return start }
    return element.size.width - start - ownVisual.size.width
  }
}
