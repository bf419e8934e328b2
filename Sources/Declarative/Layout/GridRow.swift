/// The views in one row of a grid, each a cell.
///
/// A modifier of a row is one of each of its cells. Outside a grid a row is its cells, as a group is.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("x"); Text("1") }          x··1·
///       GridRow { Text("yy"); Text("22") }        yy·22
///     }
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: How the cells of this row stand to one another, up and down, or nil
  ///   for what the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@MainActor extension GridRow: PrimitiveView {
  package func update(_ node: Node) {
    let row: GridRowGroup
    if let known = node.memory {
      row = unsafeDowncast(known, to: GridRowGroup.self)
    } else {
      row = GridRowGroup(in: node)
      node.memory = row
    }
    if row.alignment != alignment?.key {
      row.alignment = alignment?.key
      node.elements.forEach { $0.invalidateContainer() }
    }
    node.setChild(0, content)
  }

  package func collect(_ node: Node) {
    node.gather()
    if let row = node.memory as? GridRowGroup { node.join(row) }
  }
}

/// What the cells of a row have in common.
final class GridRowGroup: ElementGroup {
  var alignment: AlignmentKey?
}
