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
  /// Who follows where the content is, and where it may come to rest.
  var hooks = ScrollHooks()
  /// Whether the scroll view itself has indicators.
  var hasIndicators = true {
    didSet { if hasIndicators != oldValue { setNeedsDisplay() } }
  }
  /// The indicators as they were last shown.
  private var shownThumbs: [Axis: ScrollThumb] = [:]
  /// Whether the wheel over this is for it.
  var allowsHits: () -> Bool = { true }
  /// Whether no modal layer is in front.
  var isInFront: () -> Bool = { true }
  /// How far the content has been scrolled, in units from where it begins.
  var offset = CGPoint.zero
  /// What bars cover at the edges; the content can be scrolled out from under them.
  private(set) var insets = EdgeInsets.zero
  var target: ScrollAim?
  /// Where the content stands at its anchor, if it has one and has been placed.
  var rest: CGPoint?
  var hasBegun = false
  /// The sizes of the content and of its window when it was last placed.
  var placedSizes = (content: CGSize.zero, window: CGSize.zero)
  private var stack: LayoutElement<VStackLayout>?
  /// What was last shown of the content, in its space.
  var shown = CGRect.zero
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
  var window: CGSize {
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
    let thumbs = thumbs
    if thumbs != shownThumbs { setNeedsDisplay() }
    shownThumbs = thumbs
    if !hooks.watches.isEmpty { tellWatches() }
  }

  private var scrolledEdges: Edge.Set {
    (axes.contains(Axis.horizontal) ? Edge.Set.horizontal : [])
      .union(axes.contains(Axis.vertical) ? .vertical : [])
  }

  /// What is shown of the content, in this element's space: its bounds, and what bars cover.
  var port: CGRect {
    CGRect(origin: .zero, size: size)
      .outset(by: isRightToLeft ? insets.mirrored : insets)
  }

  override var clipsChildren: Bool { settings.clips }
  override var ownVisual: CGRect { port }

  override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    if settings.clips {
      pass.add(.pushClip(port.moved(by: origin)))
      drawChildren(at: origin, into: &pass)
      pass.add(.popClip)
    } else {
      drawChildren(at: origin, into: &pass)
    }
    for thumb in shownThumbs.values { draw(thumb, at: origin, into: &pass) }
  }

  override func hides(_ child: Element, at point: CGPoint) -> Bool {
    shownThumbs.values.contains { $0.track.has(point) }
  }

  override func show(_ element: Element) {
    scroll(
      to: ScrollAim(
        find: { [weak self, weak element] _ in
          guard let self, let element, let origin = self.origin(of: element) else { return nil }
          let cover = element.coverOfPinnedViews(in: self)
          return (CGRect(origin: origin, size: element.size).outset(by: cover), true)
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
