package import Foundation

/// Where an element is on the screen.
extension Element {
  /// Where this element's corner is on the screen.
  ///
  /// Summed from the root down, as drawing does, so that both round alike.
  package final var absoluteOrigin: CGPoint {
    var offsets: ContiguousArray<CGPoint> = []
    var next: Element? = self
    while let element = next {
      offsets.append(element.origin)
      next = element.parent
    }
    guard var point = offsets.popLast() else { return origin }
    while let offset = offsets.popLast() { point = point.moved(by: offset) }
    return point
  }

  package final var absoluteRect: CGRect { CGRect(origin: absoluteOrigin, size: size) }

  /// Scrolls whatever is around this so that it can be seen.
  package final func reveal() {
    var next = parent
    while let element = next {
      element.show(self)
      next = element.parent
    }
  }

  /// Whether this is drawn over a point of the screen: whole cells are, as the rectangle is rounded.
  private final func covers(_ rect: CGRect, _ point: CGPoint) -> Bool {
    let (cells, cell) = (tree.metrics.cells(in: rect), tree.metrics.cell)
    let (column, row) = (point.x / cell.width, point.y / cell.height)
    return CGFloat(cells.left) <= column && column < CGFloat(cells.right)
      && CGFloat(cells.top) <= row && row < CGFloat(cells.bottom)
  }

  /// Whether this covers a point of the screen, and nothing around it cuts that off.
  package final func isVisible(at point: CGPoint) -> Bool {
    let origin = absoluteOrigin
    guard isPlaced, covers(CGRect(origin: origin, size: size), point) else { return false }
    var corner = origin
    var child = self
    while let parent = child.parent {
      corner = CGPoint(x: corner.x - child.origin.x, y: corner.y - child.origin.y)
      guard child.isPlaced, !parent.hidesChildren else { return false }
      if parent.clipsChildren, !covers(parent.ownVisual.moved(by: corner), point) {
        return false
      }
      let inside = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      if parent.hides(child, at: inside) { return false }
      child = parent
    }
    return tree.root === child
  }
}
