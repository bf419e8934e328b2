/// What there is to know about a type of view, read once: how nodes for it are made, how two of
/// its values are told apart, which of its properties are connected to the node.
@MainActor package final class ViewKind {
  package let type: any Any.Type
  let id: ObjectIdentifier
  let make: (UnsafeRawPointer, Node.Place) -> Node
  /// Nil for views that are only structure: their parts are compared one by one instead.
  let comparison: Comparison?
  /// Whether a body of this type has read an observable model.
  var observes = false

  init(
    _ type: any Any.Type, comparison: Comparison?,
    make: @escaping (UnsafeRawPointer, Node.Place) -> Node
  ) {
    self.type = type
    id = ObjectIdentifier(type)
    self.comparison = comparison
    self.make = make
  }

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of<V: View>(_ type: V.Type) -> ViewKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind =
      if let primitive = type as? any PrimitiveView.Type { self.primitive(primitive) } else {
        self.composite(type)
      }
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func primitive<V: PrimitiveView>(_ type: V.Type) -> ViewKind {
    ViewKind(type, comparison: V.isStructure ? nil : Comparison.of(type)) { view, place in
      PrimitiveNode<V>(view.assumingMemoryBound(to: V.self).pointee, place)
    }
  }

  private static func composite<V: View>(_ type: V.Type) -> ViewKind {
    let properties = PropertyList(of: type)
    return ViewKind(type, comparison: Comparison.of(type)) { view, place in
      BodyNode<V>(view.assumingMemoryBound(to: V.self).pointee, properties, place)
    }
  }
}
