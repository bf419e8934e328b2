package import Foundation

extension Graph {
  /// Turns the wheel at a point of the screen, in units: the innermost view there that can still
  /// be scrolled that way takes it.
  package func scroll(x: Double, y: Double, by distance: CGPoint) {
    var found: ContiguousArray<ScrollElement> = []
    tree.scrollers.forEach { element in
      guard let scroller = element as? ScrollElement, scroller.canScroll(),
        scroller.allowsHits(),
        scroller.isVisible(at: CGPoint(x: x, y: y))
      else { return }
      found.append(scroller)
    }
    found.sort { $0.depth > $1.depth }
    for scroller in found where scroller.scroll(by: distance) != .zero { return onChange() }
  }
}
