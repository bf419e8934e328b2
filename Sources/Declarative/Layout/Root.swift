import Foundation

/// The root of a screen: several views at the top stand one above the other; layers are in front.
nonisolated package struct Root<Content: View>: View {
  package typealias Body = Never

  let content: Content

  package init(content: Content) { self.content = content }
}

@MainActor extension Root: PrimitiveView {
  package func update(_ node: Node) {
    node.graph.layers.root = node
    node.setChild(0, content)
    if node.graph.layers.areUsed { node.setChild(1, LayersView(node.graph.layers)) }
  }

  package func collect(_ node: Node) {
    if node.children.count > 1 { collectLayers(node) } else { node.gatherAsOne() }
  }

  private func collectLayers(_ node: Node) {
    let screen = node.element as? ScreenElement ?? ScreenElement(in: node)
    node.element = screen
    let contents = node.children[0].elements.array
    if contents.count > 1 {
      let stack = screen.stack ?? LayoutElement(VStackLayout(), in: node)
      screen.stack = stack
      stack.setChildren(contents)
      screen.content = stack
    } else {
      screen.content = contents.first
    }
    let content: ContiguousArray<Element> = screen.content.map { [$0] } ?? []
    screen.setChildren(content + node.children[1].elements.array)
    node.setElements(ElementList(screen))
  }
}

/// The content of a screen, in its middle as if it were alone, and layers over all of the screen.
private final class ScreenElement: Element {
  var content: Element?
  /// The stack of several views at the top, kept for when there are several again.
  var stack: LayoutElement<VStackLayout>?

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !tree.fitsContent { return proposal.replacingUnspecifiedDimensions() }
    return children.reduce(.zero) { size, child in
      let other = child.sizeThatFits(proposal)
      return CGSize(
        width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  override func placeChildren() {
    for child in children {
      if child === content, !tree.fitsContent {
        child.center()
      } else {
        child.place(at: .zero, proposal: ProposedViewSize(size))
      }
    }
  }

  /// What is at the top is in no stack of this screen.
  override func axis(for child: Element) -> Axis? { nil }

  override var primary: Element? { content }

  override var ownVisual: CGRect { .zero }
}
