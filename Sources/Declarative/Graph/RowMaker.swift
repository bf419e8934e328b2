/// Makes rows of the views in a part of the tree: a list's.
///
/// What is only structure (groups, conditions, collections, views with a body) passes it on to what
/// is in it; any other view becomes a row.
@MainActor package class RowMaker {
  package init() {}

  /// Makes a view the child of a node at an index, as a row.
  package func setRow<V: View>(
    _ index: Int, _ view: UnsafePointer<V>, in node: Node, _ scope: EnvironmentScope?
  ) {
    preconditionFailure("a row maker makes rows")
  }

  /// A node that shows a view as a row: the one given if it still can, else a new one.
  package func row<V: View>(_ kept: Node?, showing view: V, in node: Node) -> Node {
    preconditionFailure("a row maker makes rows")
  }
}
