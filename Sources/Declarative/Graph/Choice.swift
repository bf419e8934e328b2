/// An element that shows one of its children only.
package protocol ChoosingElement: Element {
  /// The child that is shown, once there is one.
  var chosen: Element? { get }
}

/// What a node keeps that counts the views shown below it.
@MainActor package protocol ShownCounter: AnyObject {}

extension Node {
  /// Whether every choice around this node is for what an element of it is in; nil where that is
  /// not known before the next layout.
  package func isChosen(_ element: Element) -> Bool? {
    var next: Node? = self
    while let node = next {
      next = node.shownIn
      if next == nil, node.isHoisted { return false }
      guard node !== self, let chooser = node.element as? any ChoosingElement else { continue }
      guard let branch = element.ancestor(in: chooser), let chosen = chooser.chosen else {
        return nil
      }
      if branch !== chosen { return false }
    }
    return true
  }

  /// Counts the views shown here and below anew, another choice having been made.
  package func countShownBelow() {
    var stack: ContiguousArray<Node> = [self]
    while let node = stack.popLast() {
      if node.memory is any ShownCounter { node.countShownAgain() }
      stack.append(contentsOf: node.children)
    }
  }

  func countShownAgain() {
    if !isRemoved { kind.collect(self, view) }
  }
}

extension Element {
  /// The child of `parent` that this is, or is in.
  fileprivate func ancestor(in parent: Element) -> Element? {
    var next: Element? = self
    while let element = next {
      if element.parent === parent { return element }
      next = element.parent
    }
    return nil
  }

  /// Whether something around this keeps it from being drawn.
  package final var isHidden: Bool {
    var next: Element? = self
    while let element = next {
      if element.hidesChildren { return true }
      next = element.parent
    }
    return false
  }

  /// Whether this and all it is in have a place.
  package final var isOnScreen: Bool {
    var next: Element? = self
    while let element = next {
      if !element.isPlaced { return false }
      next = element.parent
    }
    return true
  }
}
