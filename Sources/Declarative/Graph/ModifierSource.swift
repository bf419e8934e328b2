/// Where the places that show a modifier's content find it.
@MainActor package class ModifierSource: ModifierContentSource {
  package func show(in node: Node) {}

  package func hide(from node: Node) {}
}
