@MainActor extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    let source: TypedSource<Content>
    if let known = node.memory {
      source = unsafeDowncast(known, to: TypedSource<Content>.self)
      source.content = content
      source.showAgain()
    } else {
      source = TypedSource(content)
      node.memory = source
    }
    node.setChild(0, ModifierBody(modifier: modifier, source: source))
  }
}

/// The body of a modifier, with the modifier's dynamic properties.
private struct ModifierBody<Modifier: ViewModifier>: View, PropertyHolder {
  var modifier: Modifier
  let source: ModifierSource

  var body: Modifier.Body { modifier.body(content: ViewModifierContent(source: source)) }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// What a modifier was applied to, and the nodes that show it: most often one.
@MainActor private final class TypedSource<Content: View>: ModifierSource {
  var content: Content
  private var nodes: ContiguousArray<Node> = []

  init(_ content: Content) { self.content = content }

  override func show(in node: Node) {
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    node.setChild(0, content)
  }

  override func hide(from node: Node) { nodes.removeAll { $0 === node } }

  func showAgain() {
    for node in nodes { node.updateNow() }
  }
}

@MainActor extension ViewModifierContent: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    unsafeDowncast(source, to: ModifierSource.self).show(in: node)
  }

  package func removed(_ node: Node) {
    unsafeDowncast(source, to: ModifierSource.self).hide(from: node)
  }
}
