package import Foundation

extension Graph {
  /// Drags from one point of the screen to another, in units: an indicator that is there, else the
  /// content of the innermost scroll view that can be scrolled that way.
  package func drag(from start: CGPoint, to end: CGPoint) {
    let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
    for scroller in scrollers(at: start) {
      if let thumb = scroller.thumb(at: start) {
        scroller.drag(thumb, by: distance[thumb.axis])
        return onChange()
      }
      var back = CGPoint(x: -distance.x, y: -distance.y)
      if scroller.isRightToLeft { back.x = -back.x }
      if scroller.scroll(by: back) != .zero { return onChange() }
    }
  }

  /// The scroll views at a point that a person may scroll, the innermost first.
  func scrollers(at point: CGPoint) -> ContiguousArray<ScrollElement> {
    var found: ContiguousArray<ScrollElement> = []
    tree.scrollers.forEach { element in
      guard let scroller = element as? ScrollElement, scroller.canScroll(),
        scroller.allowsHits(), scroller.isVisible(at: point)
      else { return }
      found.append(scroller)
    }
    found.sort { $0.depth > $1.depth }
    return found
  }
}

extension ScrollElement {
  /// The indicator whose track is at a point of the screen.
  func thumb(at point: CGPoint) -> ScrollThumb? {
    let origin = absoluteOrigin
    return thumbs.values.first { $0.track.moved(by: origin).has(point) }
  }

  func drag(_ thumb: ScrollThumb, by distance: CGFloat) {
    let halves = distance / tree.metrics.cell[thumb.axis] * 2
    var step = CGPoint.zero
    step[thumb.axis] = tree.metrics.rounded(halves * thumb.scale, along: thumb.axis)
    if thumb.axis == .horizontal, isRightToLeft { step.x = -step.x }
    scroll(by: step)
  }
}
