package import Foundation

/// Shows one of its children, and keeps the others.
package final class ShownElement: Element, ChoosingElement {
  package private(set) weak var chosen: Element?
  /// Which child is shown; nil for the last.
  package var index: Int? {
    didSet { if index != oldValue { invalidateLayout() } }
  }
  /// Called after each layout that places the children.
  package var onPlacement: (() -> Void)?
  private let choiceChanged: () -> Void

  @MainActor package init(in node: Node) {
    choiceChanged = { [weak node] in
      MainActor.assumeIsolated { node?.countShownBelow() }
    }
    super.init(in: node.graph.tree, depth: node.depth)
    tree.addChoice()
  }

  private var shown: Element? {
    guard let index else { return children.last }
    return children.indices.contains(index) ? children[index] : nil
  }

  package override var primary: Element? { shown }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shown?.sizeThatFits(proposal) ?? .zero
  }

  package override func placeChildren() {
    let shown = shown
    for child in children where child !== shown { child.leavePlace() }
    shown?.place(at: .zero, proposal: proposal)
    if tree.isTrying { return }
    if let onPlacement { tree.afterLayout(onPlacement) }
    if shown === chosen { return }
    chosen = shown
    tree.afterLayout(choiceChanged)
  }

  package override func axis(for child: Element) -> Axis? { nil }

  package override var ownVisual: CGRect { .zero }
}
