import Foundation

/// Where a scroll view is to go: found anew until what is there lives.
struct ScrollAim {
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

  func clamped(_ offset: CGPoint, _ content: CGSize) -> CGPoint {
    var clamped = CGPoint.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let limits = limits(content, along: axis)
      clamped[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return clamped
  }

  /// How far the content is scrolled when an anchor of it is on that of the window.
  func place(of anchor: UnitPoint, _ content: CGSize) -> CGPoint {
    var offset = CGPoint.zero
    for axis in Axis.allCases {
      offset[axis] = tree.metrics.rounded(
        (content[axis] - window[axis]) * anchor.share(along: axis), along: axis)
    }
    return clamped(offset, content)
  }

  /// Begins at the anchor, and stays there when sizes change, unless it has been scrolled away.
  func keepAnchor(_ content: CGSize) {
    defer { hasBegun = true }
    guard hasBegun else {
      if let anchor = settings.anchors[.initialOffset], target == nil { settle(at: anchor) }
      return
    }
    guard let anchor = settings.anchors[.sizeChanges], let rest, target == nil,
      placedSizes != (content, window)
    else { return }
    let axes = Axis.allCases.filter { self.axes.contains($0) && offset[$0] == rest[$0] }
    if !axes.isEmpty { settle(at: anchor, along: axes) }
  }

  /// Stays at an anchor of the content while its lines turn out longer or shorter than was thought.
  func follow(_ anchor: UnitPoint, along axes: [Axis] = Axis.allCases) {
    target = ScrollAim(
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

  /// Scrolls for a person, as far as there is content; where it comes to rest the scroll view's
  /// behavior may decide.
  ///
  /// Returns how far that was.
  @discardableResult
  func scroll(by distance: CGPoint) -> CGPoint {
    let scrolled = Axis.allCases.filter { axes.contains($0) && distance[$0] != 0 }
    guard let content = children.first, isPlaced, !scrolled.isEmpty else { return .zero }
    let before = offset
    let wanted = offset.moved(by: distance)
    let ended = scrolled.filter { wanted[$0] > clamped(wanted, content.size)[$0] }
    offset = clamped(restingPlace(wanted, content.size), content.size)
    target = nil
    if !ended.isEmpty, hooks.behavior == nil { follow(.bottomTrailing, along: ended) }
    if offset != before {
      tree.queuePlacement(of: self)
      tellOfPerson()
    }
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
  func scroll(to target: ScrollAim) {
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

  func aim(_ content: CGSize) {
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
    of rect: CGRect, along axis: Axis, _ target: inout ScrollAim
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

  /// What is shown clear of bars and margins, in this element's space.
  ///
  /// A large title that has gone up leaves its room in the bar, where content is seen.
  var clearPort: CGRect {
    let free = insets.top > 0 && offset.y > 0 ? edge?.freeHeight ?? 0 : 0
    return CGRect(
      x: isRightToLeft ? settings.margins.trailing : settings.margins.leading,
      y: settings.margins.top - free, width: window.width, height: window.height + free)
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
