import Foundation

extension View {
  /// Runs an action when as much of this view has come to be seen in the scroll views around it, or
  /// no longer is.
  ///
  /// - Parameter threshold: The share of the view's area, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }
}

nonisolated private struct ScrollVisibilityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
}

@MainActor extension ScrollVisibilityView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { update(unsafeDowncast($0, to: ScrollVisibilityElement.self), node) }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { child in
      let element = ScrollVisibilityElement(in: node.graph.tree, depth: node.depth)
      update(element, node)
      element.setChildren([child])
      node.graph.tree.watchGeometry(element)
      return element
    }
  }

  func removed(_ node: Node) {
    node.elements.forEach { unsafeDowncast($0, to: ScrollVisibilityElement.self).leave() }
  }

  private func update(_ element: ScrollVisibilityElement, _ node: Node) {
    element.isRightToLeft = node.scope.isRightToLeft
    element.threshold = threshold
    element.action = action
  }
}

/// An element that looks, after each layout, how much of it can be seen.
private final class ScrollVisibilityElement: Element, GeometryWatcher {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private var isSeen = false

  func geometryMayHaveChanged() { see(share > 0 && share >= threshold) }

  func leave() { see(false) }

  private func see(_ isSeen: Bool) {
    if isSeen == self.isSeen { return }
    self.isSeen = isSeen
    action(isSeen)
  }

  /// How much of the area can be seen.
  private var share: CGFloat {
    let own = absoluteRect
    var seen = own
    var child: Element = self
    var corner = own.origin
    while let parent = child.parent {
      guard child.isPlaced, !parent.hidesChildren else { return 0 }
      corner = CGPoint(x: corner.x - child.origin.x, y: corner.y - child.origin.y)
      if let scroller = parent as? ScrollElement {
        seen = seen.intersection(scroller.clearPort.moved(by: corner))
      }
      child = parent
    }
    guard child === tree.root, own.size.width > 0, own.size.height > 0 else { return 0 }
    return seen.size.width * seen.size.height / (own.size.width * own.size.height)
  }

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
}
