package import Foundation

extension View {
  /// Gives this view's space a name, for frames to be told in.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(by: SpaceName(name: name.name))
  }

  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modified(by: SpaceName(name: AnyHashable(name)))
  }
}

private struct SpaceName: ElementModifier {
  let name: AnyHashable

  func steadySize(of child: Element) -> SteadySize? { child.steadySize }

  func indifference(of child: Element) -> Indifference { child.indifference }

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(SpaceName.self) ? TraitBox(name) : nil
  }
}

extension Element {
  package final func ancestor(named name: AnyHashable) -> Element? {
    let scrolled = name.base as? ScrollSpace
    var next: Element? = self
    while let element = next {
      if let scrolled, element.scrolls(along: scrolled.axis) { return element }
      if let box = element.ownTrait(ObjectIdentifier(SpaceName.self)),
        unsafeDowncast(box, to: TraitBox<AnyHashable>.self).value == name
      {
        return element
      }
      next = element.parent
    }
    return nil
  }

  /// This element's frame in a named space, or on the screen where nothing around has the name.
  package final func frame(in name: AnyHashable) -> CGRect {
    guard let space = ancestor(named: name) else { return absoluteRect }
    let other = space.absoluteOrigin
    return absoluteRect.moved(by: CGPoint(x: -other.x, y: -other.y))
  }
}
