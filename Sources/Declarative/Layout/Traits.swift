/// A value a view gives the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

package enum PriorityTrait {}

package enum DepthTrait {}

extension Element {
  /// How early this is served in a stack.
  package final var layoutPriority: Double {
    var next: Element? = self
    while let element = next {
      if let priority = element.ownPriority { return priority }
      next = element.forwardsTraits ? element.primary : nil
    }
    return 0
  }

  /// How far in front of its siblings this is drawn.
  package final var zIndex: Double {
    guard let box = trait(ObjectIdentifier(DepthTrait.self)) else { return 0 }
    return unsafeDowncast(box, to: TraitBox<Double>.self).value
  }
}
