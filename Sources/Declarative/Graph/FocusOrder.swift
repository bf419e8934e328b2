import Foundation

/// The order in which the views of a tree have the focus: that of the tree, round and round.
extension Node {
  /// Whether the focus can be here.
  package var isStop: Bool {
    guard let stop = memory as? FocusStop, stop.isEnabled, !isParked else { return false }
    return isReachable && isInFront
  }

  /// Whether this has a place on the screen, or could be scrolled to, and is not hidden.
  package var isReachable: Bool { elements.array.contains { $0.isOnScreen && !$0.isHidden } }

  /// Whether no modal layer is in front of this.
  package var isInFront: Bool {
    guard let front = graph.layers.modal?.node else { return true }
    return isShown(in: front)
  }

  /// The first view in here that can have the focus, itself included.
  package var firstStop: Node? { first(where: \.isStop) }

  /// The first node in here, in tree order and itself included, of which something is so.
  func first(where isFound: (Node) -> Bool) -> Node? {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if isFound(node) { return node }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return nil
  }

  /// The node after this one in tree order, parents before children; nil after the last.
  private var following: Node? {
    if let first = shownChildren.first { return first }
    var next = self
    while next !== graph.focusRoot, let parent = next.shownIn {
      if let sibling = parent.child(after: next, by: 1) { return sibling }
      next = parent
    }
    return nil
  }

  /// The node before this one; nil before the root.
  private var preceding: Node? {
    guard self !== graph.focusRoot, let parent = shownIn else { return nil }
    return parent.child(after: self, by: -1)?.lastDescendant ?? parent
  }

  private var lastDescendant: Node {
    var node = self
    while let last = node.shownChildren.last { node = last }
    return node
  }

  private func child(after child: Node, by distance: Int) -> Node? {
    let children = shownChildren
    guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
    return children.indices.contains(index + distance) ? children[index + distance] : nil
  }

  /// The next view that can have the focus, or the one before.
  ///
  /// - Parameter root: Where to go on after the last, and the first.
  fileprivate func stop(isForward: Bool, root: Node) -> Node? {
    var next: Node? = self
    var wraps = 0
    while wraps < 2 {
      next = isForward ? next?.following : next?.preceding
      if next == nil {
        next = isForward ? root : root.lastDescendant
        wraps += 1
      }
      if let node = next, node.isStop || node === self { return node.isStop ? node : nil }
    }
    return nil
  }
}

extension Graph {
  /// Moves the focus to the next view that can have it, or to the one before.
  ///
  /// Returns whether there is one.
  @discardableResult
  package func moveFocus(isForward: Bool) -> Bool {
    guard let root = focusRoot else { return false }
    let start = focus.node ?? (isForward ? nil : root)
    let target: Node? =
      if let start {
        start.stop(isForward: isForward, root: root)
      } else {
        // What was scrolled out of sight is not where a person looks.
        stops.first { $0.isInSight } ?? root.firstStop
      }
    guard let target else { return false }
    focus.move(to: target)
    return true
  }

  /// Moves the focus to the nearest view in a direction of the screen.
  ///
  /// Nearest is measured along the direction, and twice across it. What is in a section of its own
  /// is as near as the section.
  ///
  /// Returns whether there is one.
  package func moveFocus(toward edge: Edge) -> Bool {
    guard let current = focus.node, let from = current.focusFrame else { return false }
    let sections = current.sections
    var best: (node: Node, distances: (CGFloat, CGFloat))?
    for candidate in stops where candidate !== current {
      guard let own = candidate.focusFrame else { continue }
      let section = candidate.sections.last { section in !sections.contains { $0 === section } }
      guard let distance = from.distance(to: section?.focusFrame ?? own, toward: edge) else {
        continue
      }
      // Of those in one section the nearest itself.
      let distances = (distance, from.distance(to: own, toward: edge) ?? .infinity)
      if best.map({ distances < $0.distances }) ?? true { best = (candidate, distances) }
    }
    guard let best else { return false }
    focus.move(to: best.node)
    return true
  }

  /// All views that can have the focus, in their order.
  private var stops: ContiguousArray<Node> {
    var stops: ContiguousArray<Node> = []
    var nodes: ContiguousArray<Node> = focusRoot.map { [$0] } ?? []
    while let node = nodes.popLast() {
      if node.isStop { stops.append(node) }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return stops
  }
}

extension Node {
  /// Whether the middle of this is seen.
  fileprivate var isInSight: Bool {
    elements.array.contains { element in
      let rect = element.absoluteRect
      return element.isVisible(
        at: CGPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2))
    }
  }

  /// What a view covers on the screen.
  fileprivate var focusFrame: CGRect? {
    elements.array.reduce(nil) { frame, element in
      guard element.isPlaced else { return frame }
      return frame?.union(element.absoluteRect) ?? element.absoluteRect
    }
  }

  /// The sections around this, the innermost first.
  fileprivate var sections: ContiguousArray<Node> {
    var sections: ContiguousArray<Node> = []
    var next: Node? = self
    while let node = next {
      if node.memory is FocusSection { sections.append(node) }
      next = node.shownIn
    }
    return sections
  }
}

extension CGRect {
  /// How far it is to a rectangle that lies in a direction; nil for one that does not.
  fileprivate func distance(to other: CGRect, toward edge: Edge) -> CGFloat? {
    let (along, across): (CGFloat, CGFloat)
    switch edge {
    case .top: (along, across) = (minY - other.maxY, gap(minX...maxX, other.minX...other.maxX))
    case .bottom: (along, across) = (other.minY - maxY, gap(minX...maxX, other.minX...other.maxX))
    case .leading: (along, across) = (minX - other.maxX, gap(minY...maxY, other.minY...other.maxY))
    case .trailing:
      (along, across) = (other.minX - maxX, gap(minY...maxY, other.minY...other.maxY))
    }
    // Rounded places may overlap by less than a cell.
    return along > -0.5 ? max(along, 0) + across * 2 : nil
  }

  /// How far apart two stretches are: nothing where they overlap, more where they only touch.
  private func gap(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> CGFloat {
    let gap = max(
      second.lowerBound - first.upperBound, first.lowerBound - second.upperBound)
    return gap < -0.25 ? 0 : max(gap, 0) + 1
  }
}
