import Foundation

/// A view that can scroll what is in it to a view with an id.
///
///     ScrollViewReader { proxy in
///       Button("Last") { proxy.scrollTo(lines.count - 1) }
///       ScrollView { ForEach(0..<lines.count, id: \.self) { Text(lines[$0]) } }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

@MainActor extension ScrollViewReader: PrimitiveView {
  package static var callsContent: Bool { true }

  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    node.setChild(0, content(ScrollViewProxy { [weak node] in node }))
  }
}

/// What scrolls the scroll views in a `ScrollViewReader`.
@MainActor @preconcurrency public struct ScrollViewProxy {
  private let reader: () -> Node?

  init(_ reader: @escaping () -> Node?) { self.reader = reader }

  /// Scrolls to the view with an id: one set by `id(_:)`, or an element's of a `ForEach`.
  ///
  /// Views that are not made yet are found by their element's id, and none between is made.
  ///
  /// - Parameters:
  ///   - id: The view's id; unknown ones do nothing.
  ///   - anchor: The point of the view that comes to the same point of what is shown, or nil to
  ///     scroll no farther than needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader() else { return }
    let id = AnyHashable(id)
    // What was written together with this comes first: the view may only be there then.
    node.graph.afterUpdate(of: node) { [weak node] in
      node?.graph.afterLayout { node?.scroll(to: id, anchor) }
    }
  }
}

extension Node {
  /// Scrolls to the first view in here with an id.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let place = place(ofID: id), let scroller = place.scroller else { return }
    scroller.scroll(to: ScrollAim(find: { _ in place.rect(in: scroller) }, anchor: anchor))
  }

  /// The first view in here with an id.
  private func place(ofID id: AnyHashable) -> RowPlace? {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if let identity = node.memory as? ExplicitIdentity, identity.isID(id) {
        return node.elements.first.map { .element(WeakElement($0)) }
      }
      if let rows = node.memory as? any IdentifiedRows, let row = rows.index(ofID: id) {
        if let deferred = rows as? any DeferredRows {
          // Made here, on the main actor, and called in layout, which runs there too.
          nonisolated(unsafe) let target = (id, deferred)
          let find = { MainActor.assumeIsolated { target.1.index(ofID: target.0) } }
          return node.container.map { .row(find, deferred.source, WeakElement($0)) }
        }
        return node.children[row].elements.first.map { .element(WeakElement($0)) }
      }
      nodes.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  /// The lazy container that this node's rows are in.
  private var container: LazyElement? {
    var next = parent
    while let node = next {
      if let element = node.element as? LazyElement { return element }
      next = node.parent
    }
    return nil
  }
}

private struct WeakElement {
  weak var element: Element?

  init(_ element: Element) { self.element = element }
}

/// Where a view is, or will be.
private enum RowPlace {
  case element(WeakElement)
  case row(() -> Int?, RowSource, WeakElement)

  var scroller: ScrollElement? {
    var next: Element? =
      switch self {
      case .element(let reference), .row(_, _, let reference): reference.element
      }
    while let element = next {
      if let scroller = element as? ScrollElement { return scroller }
      next = element.parent
    }
    return nil
  }

  func rect(in scroller: ScrollElement) -> (rect: CGRect, isLive: Bool)? {
    switch self {
    case .element(let reference):
      guard let element = reference.element, let origin = scroller.origin(of: element) else {
        return nil
      }
      return (CGRect(origin: origin, size: element.size), true)
    case .row(let find, let source, let reference):
      guard let container = reference.element as? LazyElement,
        let origin = scroller.origin(of: container), let row = find(),
        let place = container.rect(ofRow: row, of: source)
      else { return nil }
      return (place.rect.moved(by: origin), place.isLive)
    }
  }
}

extension ScrollElement {
  /// Where an element in the content is, from where the content begins.
  func origin(of element: Element) -> CGPoint? {
    var origin = CGPoint.zero
    var next: Element? = element
    while let inner = next, inner !== self {
      origin = origin.moved(by: inner.origin)
      next = inner.parent
    }
    if next == nil { return nil }
    // What has been scrolled counts from the leading edge.
    if isRightToLeft { origin.x = size.width - origin.x - element.size.width }
    return CGPoint(
      x: origin.x + offset.x - settings.margins.leading,
      y: origin.y + offset.y - settings.margins.top)
  }
}
