@MainActor extension EmptyView: PrimitiveView {
  package func update(_ node: Node) {}
}

@MainActor extension Group: PrimitiveView where Content: View {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) { node.setChild(0, content) }
}

@MainActor extension Optional: PrimitiveView where Wrapped: View {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    if let self { node.setChild(0, self) } else { node.truncateChildren(to: 0) }
  }
}

@MainActor extension ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    // Both branches may be of one type: they are two identities all the same.
    switch storage {
    case .first(let content): show(content, branch: 1, in: node)
    case .second(let content): show(content, branch: 2, in: node)
    }
  }

  private func show<Content: View>(_ content: Content, branch: Int, in node: Node) {
    if node.branch == branch { node.setChild(0, content) } else { node.renewChild(0, content) }
    node.branch = branch
  }
}

@MainActor extension AnyView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    func open<Content: View>(_ content: Content) { node.setChild(0, content) }
    open(content)
  }
}

@MainActor extension Subview: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    func open<Content: View>(_ content: Content) { node.setChild(0, content) }
    open(content)
  }
}

@MainActor extension EquatableView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    if let memory = node.memory as? EquatableMemory<Content>, memory.content == content { return }
    node.memory = EquatableMemory(content)
    node.setChild(0, content)
  }
}

private final class EquatableMemory<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

@MainActor extension IdentifiedView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    if let memory = node.memory as? IdentityMemory<ID>, memory.id == id {
      node.setChild(0, content)
    } else {
      node.memory = IdentityMemory(id)
      node.renewChild(0, content)
    }
  }
}

/// What a node keeps whose content is another view for each id.
@MainActor package class ExplicitIdentity {
  package func isID(_ other: AnyHashable) -> Bool { false }

  package var anyID: AnyHashable? { nil }
}

private final class IdentityMemory<ID: Hashable>: ExplicitIdentity {
  let id: ID

  init(_ id: ID) { self.id = id }

  override func isID(_ other: AnyHashable) -> Bool { other.base as? ID == id }

  override var anyID: AnyHashable? { AnyHashable(id) }
}
