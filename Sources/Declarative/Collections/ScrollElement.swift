import Foundation

/// A window on its content, which is placed so that the part shown is behind it.
final class ScrollElement: Element, RelativeContainer {
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  /// What holds for scroll views here.
  var settings = ScrollSettings() {
    didSet {
      guard settings != oldValue else { return }
      invalidateLayout(concernsParent: true)
      setNeedsDisplay()
    }
  }
  /// Who is told how far the content has been scrolled beneath the bar at the top.
  var edge: ScrollEdge?
  /// Whether the wheel over this is for it.
  var allowsHits: () -> Bool = { true }
  /// Whether no modal layer is in front.
  var isInFront: () -> Bool = { true }
  /// How far the content has been scrolled, in units from where it begins.
  private(set) var offset = CGPoint.zero
  /// What bars cover at the edges; the content can be scrolled out from under them.
  private var insets = EdgeInsets.zero
  private var target: ScrollTarget?
  /// Where the content stands at its anchor, if it has one and has been placed.
  private var rest: CGPoint?
  private var hasBegun = false
  /// The sizes of the content and of its window when it was last placed.
  private var placedSizes = (content: CGSize.zero, window: CGSize.zero)
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
    let inner = proposal.inset(by: settings.margins)
    return ProposedViewSize(
      width: axes.contains(Axis.horizontal) ? nil : inner.width,
      height: axes.contains(Axis.vertical) ? nil : inner.height)
  }

  /// What is left between the margins: as large as the content may be without being scrolled.
  private var window: CGSize {
    CGSize(
      width: max(size.width - settings.margins.horizontal, 0),
      height: max(size.height - settings.margins.vertical, 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = (children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero)
      .outset(by: settings.margins)
    return CGSize(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    guard let content = children.first else { return }
    let proposal = contentProposal(proposal)
    let margins = settings.margins
    if tree.isTrying {
      let corner = CGPoint(x: margins.leading, y: margins.top)
      return content.place(at: corner, proposal: proposal)
    }
    insets = safeAreaInsets.keeping(scrolledEdges)
    let contentSize = content.sizeThatFits(proposal)
    keepAnchor(contentSize)
    aim(contentSize)
    offset = clamped(offset, contentSize)
    content.place(
      at: CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y), proposal: proposal)
    rest = settings.anchors[.sizeChanges].map { place(of: $0, contentSize) }
    placedSizes = (contentSize, window)
    let now = port.moved(by: offset)
    if now != shown { tree.viewportChanged() }
    if now.size != shown.size || self.proposal != placedProposal { tree.safeAreaChanged() }
    placedProposal = self.proposal
    shown = now
    if let edge, insets.top > 0 { edge.tell(max(offset.y, 0), in: tree) }
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

  override var clipsChildren: Bool { settings.clips }
  override var ownVisual: CGRect { port }

  override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    if !settings.clips { return drawChildren(at: origin, into: &pass) }
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

  override func scroll(by step: ScrollStep) -> Bool {
    guard canScroll() else { return false }
    let page = CGSize(
      width: max(size.width - tree.metrics.cell.width, tree.metrics.cell.width),
      height: max(size.height - tree.metrics.cell.height, tree.metrics.cell.height))
    let main: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    var distance = CGPoint.zero
    switch step {
    case .line(let axis, let isForward):
      distance[axis] = tree.metrics.cell[axis] * (isForward ? 1 : -1)
    case .page(let isForward): distance[main] = page[main] * (isForward ? 1 : -1)
    case .end(let isForward):
      // As far as there is content; what lies beyond is found when it gets there.
      distance[main] = (children.first?.size[main] ?? 0) * (isForward ? 1 : -1)
    }
    return scroll(by: distance) != .zero
  }

  override func canScroll() -> Bool { settings.isEnabled && isInFront() }

  /// Several views in a scroll view are in an upright stack, whichever way it scrolls.
  override var childAxis: Axis? { .vertical }

  override func scrolls(along axis: Axis?) -> Bool { axis.map(axes.contains) ?? true }

  override var primary: Element? { nil }

  /// What it is offered, not its size, which may be the content's: that would grow without end
  /// with content that is twice as long as what it is in.
  func containerLength(along axis: Axis) -> CGFloat? {
    guard isPlaced, let length = proposal.inset(by: settings.margins)[axis], length.isFinite
    else { return nil }
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
  /// Whether it is looked for until then, though nothing else changes.
  var isAnchor = false
}

extension ScrollElement {
  /// How far the content can be scrolled along an axis: what has room to spare is moved in it by
  /// its anchor.
  private func limits(_ content: CGSize, along axis: Axis) -> ClosedRange<CGFloat> {
    let excess = content[axis] - window[axis]
    if excess >= 0 { return 0...excess }
    guard let anchor = settings.anchors[.alignment] else { return 0...0 }
    let spare = tree.metrics.rounded(excess * anchor.share(along: axis), along: axis)
    return spare...spare
  }

  private func clamped(_ offset: CGPoint, _ content: CGSize) -> CGPoint {
    var clamped = CGPoint.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let limits = limits(content, along: axis)
      clamped[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return clamped
  }

  /// How far the content is scrolled when an anchor of it is on that of the window.
  private func place(of anchor: UnitPoint, _ content: CGSize) -> CGPoint {
    var offset = CGPoint.zero
    for axis in Axis.allCases {
      offset[axis] = tree.metrics.rounded(
        (content[axis] - window[axis]) * anchor.share(along: axis), along: axis)
    }
    return clamped(offset, content)
  }

  /// Begins at the anchor, and stays there when sizes change, unless it has been scrolled away.
  private func keepAnchor(_ content: CGSize) {
    defer { hasBegun = true }
    guard hasBegun else {
      if let anchor = settings.anchors[.initialOffset], target == nil { settle(at: anchor) }
      return
    }
    guard let anchor = settings.anchors[.sizeChanges], let rest, target == nil,
      placedSizes != (content, window)
    else { return }
    let axes = Axis.allCases.filter { offset[$0] == rest[$0] }
    if !axes.isEmpty { settle(at: anchor, along: axes) }
  }

  /// Stays at an anchor of the content while its lines turn out longer or shorter than was thought.
  private func follow(_ anchor: UnitPoint, along axes: [Axis] = Axis.allCases) {
    target = ScrollTarget(
      find: { content in
        let point = CGPoint(x: content.width * anchor.x, y: content.height * anchor.y)
        return (CGRect(origin: point, size: .zero), true)
      },
      anchor: anchor, axes: axes)
  }

  /// The same for an anchor that the scroll view was given: then it is let go.
  private func settle(at anchor: UnitPoint, along axes: [Axis] = Axis.allCases) {
    follow(anchor, along: axes)
    target?.isAnchor = true
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
    if !ended.isEmpty { follow(.bottomTrailing, along: ended) }
    if offset != before { tree.queuePlacement(of: self) }
    return CGPoint(x: offset.x - before.x, y: offset.y - before.y)
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
    if target.isAnchor, hasTarget { aimAgain() }
  }

  private func position(
    of rect: CGRect, along axis: Axis, _ target: inout ScrollTarget
  ) -> CGFloat {
    let (start, length) = (rect.origin[axis], rect.size[axis])
    if let anchor = target.anchor {
      return tree.metrics.rounded(
        start + (length - window[axis]) * anchor.share(along: axis), along: axis)
    }
    if target.sides[axis] == nil {
      if start < offset[axis] {
        target.sides[axis] = .before
      } else if start + length > offset[axis] + window[axis] {
        target.sides[axis] = .after
      }
    }
    return switch target.sides[axis] {
    case .before: start
    case .after: min(start, start + length - window[axis])
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

extension UnitPoint {
  fileprivate func share(along axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
