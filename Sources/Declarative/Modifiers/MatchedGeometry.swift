import Foundation

extension View {
  /// Gives this view the place and the size of others that go by the same name.
  ///
  ///     Text(word).matchedGeometryEffect(id: word, in: namespace)
  ///
  /// A view that comes, in a change made with an animation, while another one of its name goes, moves
  /// from where that one was. With `isSource` false it follows the source wherever it stands itself.
  ///
  /// - Parameters:
  ///   - properties: What it takes from the source.
  ///   - anchor: The point of both that comes to lie in one place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self,
      match: Match(
        key: MatchKey(AnyHashable(id), namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// What a view takes from another one of its name.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

private struct Match: Equatable {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

nonisolated private struct MatchedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let match: Match
}

@MainActor extension MatchedView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach { unsafeDowncast($0, to: MatchedElement.self).follow(match) }
    node.setChild(0, content)
  }

  func collect(_ node: Node) {
    node.wrapElements { child in
      let element = MatchedElement(child, in: node)
      element.follow(match)
      return element
    }
  }
}

private final class MatchedElement: Element, GeometryWatcher {
  private var match: Match?
  /// Where the source was when this was last laid out, on the screen.
  private var known: CGRect?
  private var isNew = true

  @MainActor init(_ child: Element, in node: Node) {
    super.init(in: node.graph.tree, depth: node.depth)
    setChildren([child])
    tree.watchGeometry(self)
  }

  deinit {
    guard let match else { return }
    tree.matches.remove(self, match.key)
    tree.matches.forget(match.key)
  }

  func follow(_ match: Match) {
    let last = self.match
    if last == match { return }
    if let last, last.isSource { tree.matches.remove(self, last.key) }
    if match.isSource { tree.matches.add(self, match.key) }
    self.match = match
    known = tree.matches.source(match.key, except: self)?.absoluteRect
    if last != nil || !match.isSource { invalidateLayout() }
  }

  /// Where the source is, if this follows one.
  private var source: CGRect? {
    guard let match, !match.isSource else { return nil }
    return known
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let source, let match, match.properties.contains(.size) else { return proposal }
    return ProposedViewSize(source.size)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let source, let match, match.properties.contains(.size) else {
      return children[0].sizeThatFits(proposal)
    }
    return source.size
  }

  override func placeChildren() {
    let child = children[0]
    let proposal = childProposal(proposal)
    guard let source, let match, match.properties.contains(.position), !tree.isTrying else {
      return child.place(at: .zero, proposal: proposal)
    }
    let size = child.sizeThatFits(proposal)
    let corner = absoluteOrigin
    let origin = CGPoint(
      x: source.minX + (source.width - size.width) * match.anchor.x - corner.x,
      y: source.minY + (source.height - size.height) * match.anchor.y - corner.y)
    child.place(at: origin, proposal: proposal)
  }

  override func placed() {
    guard isNew, let match else { return }
    isNew = false
    // What was there until now, and is there no more, is where this comes from.
    guard match.isSource, tree.mayMove, tree.matches.source(match.key, except: self) == nil,
      let last = tree.matches.last(match.key)
    else { return }
    tree.afterLayout { [weak self] in self?.come(from: last) }
  }

  private func come(from rect: CGRect) {
    let corner = absoluteOrigin
    let origin = CGPoint(x: rect.minX - corner.x, y: rect.minY - corner.y)
    children[0].come(from: origin, rect.size)
  }

  func geometryMayHaveChanged() {
    guard let match, isPlaced else { return }
    if match.isSource {
      tree.matches.see(absoluteRect, match.key)
      return
    }
    let source = tree.matches.source(match.key)?.absoluteRect
    let offset = absoluteOrigin
    let seen = source.map { $0.moved(by: CGPoint(x: -offset.x, y: -offset.y)) }
    guard source != known || seen != seenFromHere else { return }
    known = source
    seenFromHere = seen
    invalidateLayout()
  }

  /// Where the source was from here: this may move too.
  private var seenFromHere: CGRect?

  override var ownVisual: CGRect { .zero }
  override var forwardsTraits: Bool { true }
  override var forwardsSpacing: Bool { true }
}

extension MatchedView: WrappingView {
  var wrapped: any View { content }
}
