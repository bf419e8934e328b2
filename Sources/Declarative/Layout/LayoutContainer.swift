package import Foundation

/// Views laid out by a layout.
nonisolated package struct LayoutContainer<L: Layout, Content: View>: View {
  package typealias Body = Never

  let layout: L
  let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

@MainActor extension LayoutContainer: PrimitiveView {
  package func update(_ node: Node) {
    node.element(LayoutElement<L>.self) { LayoutElement(layout, in: node) }
      .update(layout, in: node)
    node.setChild(0, content)
  }

  package func collect(_ node: Node) { node.fillElement() }
}

extension Node {
  /// This view's own element, made when there is none yet.
  package func element<E: Element>(_ type: E.Type, _ make: () -> E) -> E {
    if let element { return unsafeDowncast(element, to: E.self) }
    let made = make()
    element = made
    setElements(ElementList(made))
    return made
  }

  /// Makes the elements of the child views the children of this view's own.
  package func fillElement() { element?.setChildren(childElements) }
}

/// An element that a layout sizes and whose children it places.
package final class LayoutElement<L: Layout>: Element {
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private var cache: L.Cache?
  private let comparison = Comparison.of(L.self)
  @exclusivity(unchecked) private var isCacheOld = false
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  @exclusivity(unchecked) private var previousSpacing: ViewSpacing?
  /// Users' layouts may have guides of their own; ours merge those of their children.
  private let mayGuide = !(L.self is any MergingLayout.Type)
  private let maySteady = L.self is any SteadyLayout.Type
  private let isStack = L.self is any StackedLayout.Type
  private let isLayered = L.self is any LayeredLayout.Type

  @MainActor package init(_ layout: L, in node: Node) {
    self.layout = layout
    super.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    hasGuides = mayGuide
  }

  @MainActor package func update(_ layout: L, in node: Node) {
    let direction = node.scope.isRightToLeft
    let isSame =
      direction == isRightToLeft && comparison.areSame(self.layout, layout)
    self.layout = layout
    isRightToLeft = direction
    if isSame { return }
    passAxisOn()
    invalidateLayout()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func withCache<Result>(_ work: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var cache: L.Cache
    if var known = self.cache {
      // Let go here, so that the layout changes it in place.
      self.cache = nil
      if isCacheOld { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    let result = work(subviews, &cache)
    self.cache = cache
    return result
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  package override func findSteadySize() -> SteadySize? {
    guard maySteady, let layout = layout as? any SteadyLayout else { return nil }
    return withCache { _, cache in layout.steadySize(of: children, cache) }
  }

  package override func findIndifference() -> Indifference {
    if isLayered { return children.sharedIndifference }
    guard isStack, let layout = layout as? any StackedLayout else { return .none }
    return withCache { _, cache in
      (cache as? StackCache).map { layout.stack.indifference(of: children, $0) } ?? .none
    }
  }

  package override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    let round = tree.nextMark()
    placementRound = round
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    for child in children where child.placedInRound != round { child.center() }
  }

  package override func forgetLayout() {
    isCacheOld = true
    previousSpacing = knownSpacing ?? previousSpacing
    knownSpacing = nil
    updateDrawingOrder()
  }

  private func updateDrawingOrder() {
    let depths = children.map(\.zIndex)
    let before = drawingOrder
    drawingOrder =
      depths.allSatisfy { $0 == depths.first }
      ? nil : ContiguousArray(children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) })
    // What comes to the front may have the place it had.
    if drawingOrder != before { setNeedsDisplay() }
  }

  package override var definesGuides: Bool { mayGuide }

  package override var ownVisual: CGRect { .zero }

  package override var childAxis: Axis? {
    (layout as? any OrientedLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  /// Remembered: each container asks its children, more than once, all the way down.
  package override var ownSpacing: ViewSpacing {
    if children.isEmpty { return ViewSpacing(defaults: tree.metrics.spacing) }
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = spacing
    return spacing
  }

  package override var hasSameSpacing: Bool {
    guard let previousSpacing else { return true }
    self.previousSpacing = nil
    return ownSpacing == previousSpacing
  }

  package override var ownPriority: Double? { children.isEmpty ? -.infinity : nil }

  package override func findGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    arranged(for: proposal) {
      let bounds = CGRect(origin: .zero, size: size)
      return withCache { subviews, cache in
        key.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
            cache: &cache)
          : layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
            cache: &cache)
      }
    }
  }
}

/// A layout whose axis is a value of its own.
package protocol OrientedLayout {
  var orientation: Axis? { get }
}

/// A layout without guides of its own.
package protocol MergingLayout {}

/// A layout that can have one size for many proposals.
package protocol SteadyLayout {
  func steadySize(of children: ContiguousArray<Element>, _ cache: Any) -> SteadySize?
}

/// A layout that puts its children on top of one another, offering each all there is.
package protocol LayeredLayout: SteadyLayout {}

/// A layout that is a stack along an axis.
package protocol StackedLayout: SteadyLayout {
  var stack: Stack { get }
}

extension StackedLayout {
  package func steadySize(of children: ContiguousArray<Element>, _ cache: Any) -> SteadySize? {
    (cache as? StackCache).flatMap { stack.steadySize(children, $0) }
  }
}
