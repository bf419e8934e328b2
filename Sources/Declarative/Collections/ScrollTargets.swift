import Foundation

extension View {
  /// Makes the views in this stack or grid the targets of the scroll view around it: it may come to
  /// rest at each, and says which it stands at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetView(content: self, kind: isEnabled ? .layout : nil)
  }

  /// Makes this view a target of the scroll view around it.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    ScrollTargetView(content: self, kind: isEnabled ? .view : nil)
  }
}

nonisolated private struct ScrollTargetView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let kind: ScrollTargetElement.Kind?
}

@MainActor extension ScrollTargetView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { unsafeDowncast($0, to: ScrollTargetElement.self).kind = kind }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { child in
      let element = ScrollTargetElement(in: node.graph.tree, depth: node.depth)
      element.kind = kind
      element.isRightToLeft = node.scope.isRightToLeft
      element.setChildren([child])
      return element
    }
  }
}

/// Says that a scroll view may come to rest at what is in it.
final class ScrollTargetElement: Element {
  enum Kind {
    case layout
    case view
  }

  var kind: Kind?

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
}

/// Views one after the other at which a scroll view may come to rest.
private struct ScrollTargetList {
  let count: Int
  /// From where to where one is, from where the content begins.
  let reach: (Int) -> Range<CGFloat>
  let element: (Int) -> Element?
  /// The first that ends behind a place, or the last.
  let index: (CGFloat) -> Int
}

extension ScrollElement {
  var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

  /// The view that this stands at: the first in sight, or the one at an anchor.
  func target(at anchor: UnitPoint?) -> Element? {
    guard let list = targetList, list.count > 0 else { return nil }
    let axis = mainAxis
    let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let place = offset[axis] + max(window[axis] - tree.metrics.cell[axis], 0) * share
    return list.element(list.index(place))
  }

  /// The place at which a target begins that is nearest to one, and beyond another on the way
  /// there.
  func targetStart(near wanted: CGFloat, from start: CGFloat, atMost limit: Int?) -> CGFloat? {
    guard let list = targetList, list.count > 0, wanted != start else { return nil }
    let isForward = wanted > start
    var current = list.index(start)
    // Between two, the one that is cut is the nearest backwards.
    if !isForward, list.reach(current).lowerBound < start { current += 1 }
    var index = list.index(wanted)
    let reach = list.reach(index)
    if wanted - reach.lowerBound > (reach.upperBound - reach.lowerBound) / 2 { index += 1 }
    index = isForward ? max(index, current + 1) : min(index, current - 1)
    if let limit {
      index = isForward ? min(index, current + limit) : max(index, current - limit)
    }
    return list.reach(min(max(index, 0), list.count - 1)).lowerBound
  }

  private var targetList: ScrollTargetList? {
    let axis = mainAxis
    var single: ContiguousArray<Element> = []
    var stack = children
    while let element = stack.popLast() {
      if element is ScrollElement { continue }
      if let mark = element as? ScrollTargetElement, let kind = mark.kind {
        if kind == .view {
          single.append(mark)
          continue
        }
        var inner: Element = mark
        while inner.forwardsTraits, let child = inner.primary { inner = child }
        return (inner as? LazyElement).map(list) ?? list(of: inner.children, along: axis)
      }
      stack.append(contentsOf: element.children.reversed())
    }
    return single.isEmpty ? nil : list(of: single, along: axis)
  }

  private func list(of lazy: LazyElement) -> ScrollTargetList {
    let axis = mainAxis
    let start = origin(of: lazy)?[axis] ?? 0
    return ScrollTargetList(
      count: lazy.lengths.count,
      reach: { line in
        guard let rect = lazy.rect(ofLine: line)?.rect else { return start..<start }
        return start + rect.origin[axis]..<start + rect.origin[axis] + rect.size[axis]
      },
      element: { lazy.element(ofLine: $0) },
      index: { lazy.line(at: $0 - start) })
  }

  private func list(of elements: ContiguousArray<Element>, along axis: Axis) -> ScrollTargetList {
    let reach = { [self] (index: Int) -> Range<CGFloat> in
      let start = origin(of: elements[index])?[axis] ?? 0
      return start..<start + elements[index].size[axis]
    }
    return ScrollTargetList(
      count: elements.count, reach: reach, element: { elements[$0] },
      index: { place in
        elements.indices.first { reach($0).upperBound > place } ?? elements.count - 1
      })
  }

  /// Scrolls to an edge of the content.
  func scroll(to edge: Edge) {
    switch edge {
    case .top: follow(.top, along: [.vertical])
    case .bottom: follow(.bottom, along: [.vertical])
    case .leading: follow(.leading, along: [.horizontal])
    case .trailing: follow(.trailing, along: [.horizontal])
    }
    if isPlaced { tree.queuePlacement(of: self) }
  }

  /// Scrolls so that a point of the content is in the corner, as far as there is content.
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    let place = CGRect(x: x ?? offset.x, y: y ?? offset.y, width: 0, height: 0)
    scroll(to: ScrollAim(find: { _ in (place, true) }, anchor: .topLeading))
  }
}

extension Node {
  /// The id that a view in here is known by: its own, or its element's of a `ForEach`.
  func id(of element: Element, type: ScrollIDType) -> ScrollTargetID? {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if let identity = node.memory as? ExplicitIdentity, node.shows(element),
        let id = identity.anyID.flatMap(type.id)
      {
        return id
      }
      if let rows = node.memory as? any IdentifiedRows,
        let index = node.children.firstIndex(where: { $0.shows(element) }),
        let id = (rows.element(ofChild: index)?.id).flatMap(type.id)
      {
        return id
      }
      nodes.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  /// Whether an element is this view's, or a modifier's around it.
  private func shows(_ element: Element) -> Bool {
    var next = elements.first
    while let inner = next {
      if inner === element { return true }
      guard let parent = inner.parent, parent.primary === inner, parent.forwardsTraits else {
        return false
      }
      next = parent
    }
    return false
  }
}
