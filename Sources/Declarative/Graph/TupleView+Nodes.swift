@MainActor extension TupleView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    withUnsafePointer(to: value) { Self.show(UnsafeRawPointer($0), in: node) }
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    // The tuple is the only stored property, so it begins where the view does.
    show(UnsafeRawPointer(view), in: node)
  }

  private static func show(_ tuple: UnsafeRawPointer, in node: Node) {
    let parts: TupleParts
    if let known = node.memory {
      parts = unsafeDowncast(known, to: TupleParts.self)
    } else {
      parts = TupleParts.of(T.self)
      node.memory = parts
    }
    for index in parts.all.indices {
      parts.all[index].show(tuple + parts.all[index].offset, index, node)
    }
  }
}

/// The views in a tuple type: where each lies, and how it becomes a child.
@MainActor private final class TupleParts {
  struct Part {
    let offset: Int
    let show: (UnsafeRawPointer, Int, Node) -> Void
  }

  let all: ContiguousArray<Part>

  private init(_ type: any Any.Type) {
    if let view = type as? any View.Type {
      all = [Part(offset: 0, show: Self.show(view))]
      return
    }
    all = ContiguousArray(
      Field.all(of: type)
        .map { field in
          guard let view = field.type as? any View.Type else {
            preconditionFailure("TupleView<\(type)>: \(field.type) is not a view.")
          }
          return Part(offset: field.offset, show: Self.show(view))
        })
  }

  private static func show<V: View>(
    _ type: V.Type
  ) -> (UnsafeRawPointer, Int, Node) -> Void {
    { pointer, index, node in
      node.setChild(index, at: pointer.assumingMemoryBound(to: V.self))
    }
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: TupleParts] = [:]

  static func of(_ type: any Any.Type) -> TupleParts {
    if let parts = known[ObjectIdentifier(type)] { return parts }
    let parts = TupleParts(type)
    known[ObjectIdentifier(type)] = parts
    return parts
  }
}
