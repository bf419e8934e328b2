import Foundation

/// The first of several views whose ideal size fits, or the last.
///
///     ViewThatFits(in: .horizontal) { Text("Back to the list"); Text("Back") }
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

@MainActor extension ViewThatFits: PrimitiveView {
  package func update(_ node: Node) {
    let element = node.element(ChoiceElement.self) { ChoiceElement(in: node) }
    element.axes = axes
    node.setChild(0, content)
  }

  package func collect(_ node: Node) { node.fillElement() }
}

private final class ChoiceElement: Element, ChoosingElement {
  private(set) weak var chosen: Element?
  private let choiceChanged: () -> Void

  @MainActor init(in node: Node) {
    choiceChanged = { [weak node] in
      MainActor.assumeIsolated { node?.countShownBelow() }
    }
    super.init(in: node.graph.tree, depth: node.depth)
    tree.addChoice()
  }

  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidateLayout() } }
  }

  /// The child that fits a proposal.
  ///
  /// A nil length has room for everything.
  private func choice(_ proposal: ProposedViewSize) -> Element? {
    children.dropLast()
      .first { child in
        let ideal = child.sizeThatFits(.unspecified)
        return Axis.allCases.allSatisfy { axis in
          !axes.contains(axis) || ideal[axis] <= (proposal[axis] ?? .infinity)
        }
      } ?? children.last
  }

  override var primary: Element? { choice(proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren() {
    let choice = choice(proposal)
    for child in children where child !== choice { child.leavePlace() }
    choice?.place(at: .zero, proposal: proposal)
    if tree.isTrying || choice === chosen { return }
    chosen = choice
    tree.afterLayout(choiceChanged)
  }

  /// The choice depends on the space, which the gaps are part of: so they are the first child's.
  override var ownSpacing: ViewSpacing { children.first?.spacing ?? super.ownSpacing }

  override var ownVisual: CGRect { .zero }
}
