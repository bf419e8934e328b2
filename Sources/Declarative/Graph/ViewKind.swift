/// What there is to know about a type of view, read once: how its values are kept and told apart,
/// and what a node does for them.
@MainActor package final class ViewKind {
  package let type: any Any.Type
  let id: ObjectIdentifier
  /// Nil for views that are only structure: their parts are compared one by one instead.
  let comparison: Comparison?
  nonisolated let storage: ViewStorage
  let update: (Node, _ view: UnsafeMutableRawPointer, _ isWhole: Bool) -> Void
  let collect: (Node, _ view: UnsafeMutableRawPointer) -> Void
  let left: (Node, _ view: UnsafeMutableRawPointer, Departure) -> Void
  let rows: RowDeferral
  /// Whether what is in views of this kind is rows of a list around them.
  package let passesRows: Bool
  /// The dynamic properties of a view with a body.
  let properties: PropertyList
  /// Puts a view on the way to its new value, where it says what of it can be, and returns whether
  /// it is not there yet.
  let animator: ((Node, UnsafeMutableRawPointer) -> Bool)?
  /// Whether a body of this type has read an observable model.
  @exclusivity(unchecked) var observes = false

  private init<V: View>(
    _ type: V.Type, comparison: Comparison?, properties: PropertyList = PropertyList(),
    rows: RowDeferral, passesRows: Bool = true,
    update: @escaping (Node, UnsafeMutableRawPointer, Bool) -> Void,
    collect: @escaping (Node, UnsafeMutableRawPointer) -> Void,
    left: @escaping (Node, UnsafeMutableRawPointer, Departure) -> Void
  ) {
    self.type = type
    id = ObjectIdentifier(type)
    storage = ViewStorage(type)
    self.comparison = comparison
    self.properties = properties
    self.update = update
    self.collect = collect
    self.left = left
    self.rows = rows
    self.passesRows = passesRows
    animator = AnimatedBody.animator(of: type)
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of<V: View>(_ type: V.Type) -> ViewKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind =
      if let primitive = type as? any PrimitiveView.Type { self.primitive(primitive) } else {
        composite(type)
      }
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func primitive<V: PrimitiveView>(_ type: V.Type) -> ViewKind {
    ViewKind(
      type, comparison: V.isStructure ? nil : Comparison.of(type), rows: V.rows,
      passesRows: V.passesRows
    ) { node, view, _ in
      node.forgetReads()
      let view = view.assumingMemoryBound(to: V.self)
      if V.callsContent {
        ModelWatch.observing(node) { V.update(view, in: node) }
      } else {
        V.update(view, in: node)
      }
    } collect: { node, view in
      view.assumingMemoryBound(to: V.self).pointee.collect(node)
    } left: { node, view, departure in
      let view = view.assumingMemoryBound(to: V.self)
      switch departure {
      case .removed: view.pointee.removed(node)
      case .parked: view.pointee.parked(node)
      case .unparked: view.pointee.unparked(node)
      }
    }
  }

  private static func composite<V: View>(_ type: V.Type) -> ViewKind {
    ViewKind(
      type, comparison: Comparison.of(type), properties: PropertyList(of: type), rows: .inherited
    ) { node, view, isWhole in
      node.evaluateBody(of: view.assumingMemoryBound(to: V.self), isWhole: isWhole)
    } collect: { node, _ in
      node.gather()
    } left: { _, _, _ in
    }
  }

  /// Whether collections right in a node of this kind make views only for what is asked for.
  func defersRows(in node: Node) -> Bool {
    switch rows {
    case .none: false
    case .inherited: node.defersRows
    case .deferred: true
    }
  }
}

/// How a node leaves the screen, or comes back.
enum Departure {
  case removed
  case parked
  case unparked
}

/// How values of a type are kept in memory.
///
/// Unchecked because closures are; these capture nothing but the type.
package struct ViewStorage: @unchecked Sendable {
  let size: Int
  let alignment: Int
  let initialize: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  let assign: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  let destroy: (UnsafeMutableRawPointer) -> Void

  init<V>(_ type: V.Type) {
    size = max(MemoryLayout<V>.size, 1)
    alignment = MemoryLayout<V>.alignment
    initialize = { target, source in
      target.assumingMemoryBound(to: V.self)
        .initialize(from: source.assumingMemoryBound(to: V.self), count: 1)
    }
    assign = { target, source in
      target.assumingMemoryBound(to: V.self)
        .update(from: source.assumingMemoryBound(to: V.self), count: 1)
    }
    destroy = { $0.assumingMemoryBound(to: V.self).deinitialize(count: 1) }
  }

  func make(copying source: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    initialize(memory, source)
    return memory
  }
}
