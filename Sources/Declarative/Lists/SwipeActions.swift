import Foundation

extension View {
  /// Actions for this row of a list: they are shown in the row while the cursor is on it.
  ///
  /// The right arrow key goes to them, Delete runs the destructive one.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    RowPartView(content: self, part: content()) { $0.actions.append($1) }
  }

  /// What is behind this row of a list.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    RowPartView(content: self, part: view) { $0.background = $1 }
  }
}

/// Views that a row has besides its own: kept with the row's view, shown by the list.
struct RowParts {
  var background: Hoist?
  var actions: [Hoist] = []
}

enum RowPartsTrait: LayoutValueKey {
  static var defaultValue: RowParts { RowParts() }
}

/// A view with another that its row shows.
nonisolated private struct RowPartView<Content: View, Part: View>: View {
  typealias Body = Never

  let content: Content
  let part: Part
  let add: (inout RowParts, Hoist) -> Void
}

@MainActor extension RowPartView: PrimitiveView {
  func update(_ node: Node) {
    let hoist = node.memory as? RowPart ?? RowPart()
    node.memory = hoist
    node.setChild(0, content)
    node.setChild(1, HoistedView(hoist.hoist, content: part))
  }

  func collect(_ node: Node) {
    node.wrapElements { RowPartElement($0, in: node) }
    guard let hoist = (node.memory as? RowPart)?.hoist else { return }
    node.elements.forEach { element in
      var parts = RowParts()
      let element = unsafeDowncast(element, to: RowPartElement.self)
      if let box = element.children.first?.trait(ObjectIdentifier(RowPartsTrait.self)) {
        parts = unsafeDowncast(box, to: TraitBox<RowParts>.self).value
      }
      add(&parts, hoist)
      element.parts = TraitBox(parts)
    }
  }
}

@MainActor private final class RowPart {
  let hoist = Hoist()
}

/// An element that tells its row of views that belong to it.
private final class RowPartElement: Element {
  var parts = TraitBox(RowParts())

  @MainActor init(_ child: Element, in node: Node) {
    super.init(in: node.graph.tree, depth: node.depth)
    setChildren([child])
  }

  override func findSteadySize() -> SteadySize? { children[0].steadySize }
  override func findIndifference() -> Indifference { children[0].indifference }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
  override var ownVisual: CGRect { .zero }

  override func ownTrait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(RowPartsTrait.self) ? parts : nil
  }
}
