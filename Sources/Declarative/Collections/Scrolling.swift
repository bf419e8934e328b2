package import Foundation

extension Graph {
  /// Turns the wheel at a point of the screen, in units: the innermost view there that can still
  /// be scrolled that way takes it.
  package func scroll(x: Double, y: Double, by distance: CGPoint) {
    for scroller in scrollers(at: CGPoint(x: x, y: y))
    where scroller.scroll(by: distance) != .zero {
      return onChange()
    }
  }
}
