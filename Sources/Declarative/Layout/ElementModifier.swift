package import Foundation

/// A change to how one view is sized, placed or drawn.
package protocol ElementModifier {
  /// What must be done again when the modifier's value changes.
  static var effect: ModifierEffect { get }

  /// Whether the modifier can be shown on its way to another.
  static var isAnimatable: Bool { get }

  /// This modifier some way on to another.
  func between(_ other: Self, _ fraction: Double, in tree: ElementTree) -> Self

  /// This modifier with what it takes from the environment filled in.
  @MainActor func resolved(for node: Node) -> Self

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize

  /// The one size for many proposals, where the child has one.
  func steadySize(of child: Element) -> SteadySize?

  /// What the size does not depend on, where there is none for many proposals.
  func indifference(of child: Element) -> Indifference

  /// Places the child within the element's size.
  func place(_ child: Element, in element: Element)

  /// Draws the element and the child.
  func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass)

  func trait(_ key: ObjectIdentifier) -> AnyObject?

  var priority: Double? { get }

  func guide(_ key: AlignmentKey, of child: Element, for proposal: ProposedViewSize) -> CGFloat??

  /// The edges on which the element has the default gaps, not the child's.
  var resetsSpacing: Edge.Set { get }

  var setsGuides: Bool { get }

  var clips: Bool { get }

  /// Whether the child is not drawn.
  var hides: Bool { get }

  /// Whether the modifier draws farther where a safe area lets it.
  var followsSafeArea: Bool { get }

  /// What the modifier draws on besides the child, given the element's size.
  func reach(in element: Element) -> CGRect
}

package enum ModifierEffect: Sendable {
  case layout
  case drawing
  /// The container around must be laid out again.
  case container
}

extension ElementModifier {
  package static var effect: ModifierEffect { .layout }

  package static var isAnimatable: Bool { false }

  package var hides: Bool { false }

  package func between(_ other: Self, _ fraction: Double, in tree: ElementTree) -> Self { other }

  @MainActor package func resolved(for node: Node) -> Self { self }

  package func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func steadySize(of child: Element) -> SteadySize? { nil }

  package func indifference(of child: Element) -> Indifference { .none }

  package func place(_ child: Element, in element: Element) {
    child.place(at: .zero, proposal: element.proposal)
  }

  package func draw(_ element: Element, at origin: CGPoint, into pass: inout DrawingPass) {
    element.drawChildren(at: origin, into: &pass)
  }

  package func trait(_ key: ObjectIdentifier) -> AnyObject? { nil }

  package var priority: Double? { nil }

  package func guide(
    _ key: AlignmentKey, of child: Element, for proposal: ProposedViewSize
  ) -> CGFloat?? {
    nil
  }

  package var resetsSpacing: Edge.Set { [] }

  package var setsGuides: Bool { false }

  package var clips: Bool { false }

  package var followsSafeArea: Bool { false }

  package func reach(in element: Element) -> CGRect { .zero }
}

/// A view with an element modifier: one element around each of the view's own.
nonisolated package struct ModifiedView<Content: View, Modifier: ElementModifier>: View {
  package typealias Body = Never

  var content: Content
  let modifier: Modifier

  package init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  /// Changes how each view in here is sized, placed or drawn.
  package nonisolated func modified<Modifier: ElementModifier>(
    by modifier: Modifier
  ) -> ModifiedView<Self, Modifier> {
    ModifiedView(self, modifier)
  }
}

@MainActor extension ModifiedView: PrimitiveView {
  package func update(_ node: Node) {
    var view = self
    Self.update(&view, in: node)
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    if node.elements.count > 0 {
      let resolved = view.pointee.modifier.resolved(for: node)
      node.elements.forEach { element in
        unsafeDowncast(element, to: ModifierElement<Modifier>.self).update(resolved, in: node)
      }
    }
    node.setChild(0, inPlace: &view.pointee.content)
  }

  package func collect(_ node: Node) {
    node.wrapElements { child in ModifierElement(modifier.resolved(for: node), child, in: node) }
  }
}

extension Node {
  /// Puts an element around each of the first child's, keeping those that are there.
  package func wrapElements(_ wrap: (Element) -> Element) {
    let contents = children[0].elements
    if contents.count == 1, elements.count == 1, elements.first?.primary === contents.first {
      return
    }
    var known: [ObjectIdentifier: Element] = [:]
    elements.forEach { element in
      if let primary = element.primary { known[ObjectIdentifier(primary)] = element }
    }
    var wrapped: ContiguousArray<Element> = []
    contents.forEach { wrapped.append(known[ObjectIdentifier($0)] ?? wrap($0)) }
    setElements(ElementList(wrapped))
  }
}
