/// Elements that belong together for the container around them: the cells of one row.
///
/// A view that is only structure has no element to say so with, so each of the elements it hands up
/// carries the group.
package class ElementGroup {
  fileprivate let depth: Int32

  @MainActor package init(in node: Node) { depth = node.depth }
}

extension Node {
  /// Makes a group of this view's elements; where groups are nested, the outermost counts.
  package func join(_ group: ElementGroup) {
    elements.forEach { element in
      if let known = element.ownGroup, known.depth <= group.depth { return }
      element.ownGroup = group
    }
  }
}

extension Element {
  /// The group that a container around this sees.
  package final var group: ElementGroup? {
    var next: Element? = self
    while let element = next {
      if let group = element.ownGroup { return group }
      next = element.forwardsTraits ? element.primary : nil
    }
    return nil
  }
}
