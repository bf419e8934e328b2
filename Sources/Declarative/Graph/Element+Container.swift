/// What a container around an element sees of it.
extension Element {
  /// The trait that a container around this sees.
  package final func trait(_ key: ObjectIdentifier) -> AnyObject? {
    var next: Element? = self
    while let element = next {
      if let trait = element.ownTrait(key) { return trait }
      next = element.forwardsTraits ? element.primary : nil
    }
    return nil
  }

  /// The gaps to neighbours that a container around this sees.
  package final var spacing: ViewSpacing {
    var element = self
    var edges: Edge.Set = []
    while element.forwardsSpacing, let primary = element.primary {
      edges.formUnion(element.resetsSpacing)
      element = primary
    }
    var spacing = ViewSpacing(defaults: tree.metrics.spacing)
    if edges == .all { return spacing }
    tree.recurse { spacing = element.ownSpacing }
    return spacing.reset(on: edges)
  }

  /// Has the container around this laid out again, which sees what this says through modifiers.
  package final func invalidateContainer() {
    var next = parent
    while let element = next {
      let isBetween = element.forwardsTraits || element.forwardsSpacing
      element.invalidateLayout(concernsParent: isBetween)
      next = isBetween ? element.parent : nil
    }
  }
}
