package import Foundation

/// Shows one of its children, and keeps the others: the screens of a stack, the tabs of a tab view.
package final class PagesElement: Element, ChoosingElement {
  package private(set) weak var chosen: Element?
  private var choiceChanged: () -> Void = {}

  /// Which of the children is shown; nil for the last.
  package var shown: Int? {
    didSet { if shown != oldValue { invalidateLayout(concernsParent: true) } }
  }

  package override init(in tree: ElementTree, depth: Int32) {
    super.init(in: tree, depth: depth)
    tree.addChoice()
  }

  @MainActor package convenience init(in node: Node) {
    self.init(in: node.graph.tree, depth: node.depth)
    choiceChanged = { [weak node] in
      MainActor.assumeIsolated { node?.countShownBelow() }
    }
  }

  private var page: Element? {
    guard let shown else { return children.last }
    return children.indices.contains(shown) ? children[shown] : nil
  }

  package override var primary: Element? { page }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    page?.sizeThatFits(proposal) ?? .zero
  }

  package override func placeChildren() {
    let page = page
    for child in children where child !== page { child.leavePlace() }
    page?.place(at: .zero, proposal: proposal)
    if tree.isTrying || page === chosen { return }
    chosen = page
    tree.afterLayout(choiceChanged)
  }

  package override func axis(for child: Element) -> Axis? { nil }

  package override var ownVisual: CGRect { .zero }
}
