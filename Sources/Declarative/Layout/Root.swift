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
    if node.preferenceRole == nil {
      let focused = node.scope.focusRequests.focused
      node.setPreferenceRole(
        PreferenceReader(SceneValues.self) { focused.sceneChanged(to: $0) })
    }
    node.setChild(0, content)
    if node.graph.layers.areUsed { node.setChild(1, LayersView(node.graph.layers)) }
  }

  package func collect(_ node: Node) {
    let isLayered = node.children.count > 1
    if isLayered || node.element is ScreenElement {
      collectScreen(node)
    } else if let shown = node.elements.first, node.isLeft(by: shown) {
      // Only in a place of its own can it be seen leaving.
      let screen = ScreenElement(in: node)
      node.element = screen
      screen.content = shown
      screen.adopt(shown)
      collectScreen(node)
    } else {
      node.gatherAsOne()
    }
  }

  private func collectScreen(_ node: Node) {
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
    let layers = node.children.dropFirst()
      .reduce(into: ContiguousArray<Element>()) {
        $1.elements.append(to: &$0)
      }
    screen.setChildren(content + layers)
    node.setElements(ElementList(screen))
  }
}

extension Node {
  /// Whether the one view at the top leaves in a change that is shown step by step.
  fileprivate func isLeft(by shown: Element) -> Bool {
    guard graph.tree.mayMove, shown.isPlaced else { return false }
    let now = childElements
    // A stack of several stays while there are several.
    if now.count > 1 || (now.isEmpty && shown === element) { return false }
    return now.first !== shown && shown !== element
  }
}

/// The content of a screen, in its middle as if it were alone, and layers over all of the screen.
private final class ScreenElement: Element {
  var content: Element?
  /// The stack of several views at the top, kept for when there are several again.
  var stack: LayoutElement<VStackLayout>?

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  /// Takes what was alone on the screen, where it is.
  func adopt(_ shown: Element) {
    fill(tree.screen, since: shown)
    hold([shown])
  }

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
