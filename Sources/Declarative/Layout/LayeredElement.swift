package import Foundation

/// A view and another one with it: in front, behind, or at an edge.
package class LayeredElement: Element {
  /// The view itself.
  package final let base: Element
  /// The node whose elements are the other view.
  package final var layerNode: Node?
  /// The other view, as one element.
  package private(set) final var layer: Element?
  private final var layerElements = ElementList()
  /// Whether the other view is drawn behind.
  package final var isBehind = false

  @MainActor package init(_ base: Element, in node: Node) {
    self.base = base
    super.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
  }

  package override var primary: Element? { base }
  package override var forwardsTraits: Bool { true }
  package override var forwardsSpacing: Bool { true }
  package override var ownVisual: CGRect { .zero }

  /// Spacers in the other view are in no stack.
  package override func axis(for child: Element) -> Axis? { child === base ? stackAxis : nil }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  package override func findSteadySize() -> SteadySize? { base.steadySize }
  package override func findIndifference() -> Indifference { base.indifference }

  /// Takes what the node of the other view contributes: several elements are put in a stack on
  /// top of one another.
  @MainActor final func takeLayer(in node: Node) {
    let elements = layerNode?.elements ?? ElementList()
    if !children.isEmpty, elements.isSame(as: layerElements) { return }
    layerElements = elements
    if elements.count > 1 {
      let stack = LayoutElement(ZStackLayout(), in: node)
      stack.setChildren(elements.array)
      layer = stack
    } else {
      layer = elements.first
    }
    let layers: ContiguousArray<Element> = layer.map { [$0] } ?? []
    setChildren(isBehind ? layers + [base] : [base] + layers)
  }
}

extension Node {
  /// Updates the view itself, and the other view with each of its elements.
  package func updateLayers<Base: View, Layer: View>(_ base: inout Base, _ layer: inout Layer) {
    setChild(0, inPlace: &base)
    if children.count == 1 {
      setChild(1, inPlace: &layer)
    } else {
      for index in 1..<children.count { setChild(index, inPlace: &layer) }
    }
  }

  /// Brings an element of this view around each of the base's, each with the other view anew.
  package func collectLayers<Layer: View>(
    _ layer: Layer, _ make: (Element) -> LayeredElement
  ) {
    var known: [ObjectIdentifier: LayeredElement] = [:]
    elements.forEach { element in
      let element = unsafeDowncast(element, to: LayeredElement.self)
      known[ObjectIdentifier(element.base)] = element
    }
    var spare = ContiguousArray(children.dropFirst())
    var nodes: ContiguousArray<Node> = [children[0]]
    var layered: ContiguousArray<Element> = []
    children[0].elements
      .forEach { content in
        let element = known[ObjectIdentifier(content)] ?? make(content)
        if let node = element.layerNode { spare.removeAll { $0 === node } }
        layered.append(element)
      }
    for element in layered {
      let element = unsafeDowncast(element, to: LayeredElement.self)
      let node =
        element.layerNode ?? spare.popLast()
        ?? graph.makeNode(layer, parent: self, scope: scope)
      element.layerNode = node
      nodes.append(node)
      element.takeLayer(in: self)
    }
    for node in spare { node.leave() }
    if !nodes.elementsEqual(children, by: { $0 === $1 }) { replaceChildren(nodes) }
    setElements(ElementList(layered))
  }
}
