public import Foundation

/// A view that takes all the space on offer and builds its content from what it got.
///
///     GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

@MainActor extension GeometryReader: PrimitiveView {
  package static var callsContent: Bool { true }

  package func update(_ node: Node) {
    let element = node.element(GeometryElement.self) { GeometryElement(in: node) }
    element.isRightToLeft = node.scope.isRightToLeft
    // The content is built once there is a size to build it from.
    if element.isSized { node.setChild(0, content(GeometryProxy(element))) }
  }

  package func collect(_ node: Node) { node.fillElement() }
}

/// What a `GeometryReader` knows of itself.
public struct GeometryProxy {
  private let element: Element
  /// The size of the reader, in units.
  public let size: CGSize

  package init(_ element: Element) {
    self.element = element
    size = element.size
  }

  /// Where the reader is.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: watched { $0.absoluteRect }
    case .named(let name): watched { $0.frame(in: name) }
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace, let named = element.ancestor(named: name)
    else { return nil }
    let origin = element.absoluteOrigin
    let other = named.absoluteOrigin
    return CGRect(
      origin: CGPoint(x: other.x - origin.x, y: other.y - origin.y), size: named.size)
  }

  /// How far the reader must stay away from bars and edges on each side it touches, in units.
  public var safeAreaInsets: EdgeInsets { element.safeAreaInsets }

  /// What an anchor stands for, in the reader's space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    watched { anchor.value(in: $0.absoluteOrigin) }
  }

  /// A value that depends on where views are: whoever is being evaluated is again when they move.
  private func watched<Value>(_ value: @escaping (Element) -> Value) -> Value {
    (element as? GeometryElement)?.watch(value) ?? value(element)
  }
}

private final class GeometryElement: Element, GeometryWatcher {
  private(set) var isSized = false
  private var lastSize = CGSize.zero
  private let sizeChanged: () -> Void
  private var reads: GeometryReads?

  @MainActor init(in node: Node) {
    sizeChanged = { [weak node] in
      MainActor.assumeIsolated { node?.invalidate(.content) }
    }
    super.init(in: node.graph.tree, depth: node.depth)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    if !isSized || lastSize != size, !tree.isTrying {
      isSized = true
      lastSize = size
      tree.afterLayout(sizeChanged)
    }
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  func watch<Value>(_ value: @escaping (Element) -> Value) -> Value {
    let now = value(self)
    guard isOnMainActor else { return now }
    if reads == nil { tree.watchGeometry(self) }
    let reads = reads ?? GeometryReads()
    self.reads = reads
    // Made and called on the main actor; this element keeps it, and so outlives it.
    nonisolated(unsafe) let isSame = { [unowned(unsafe) self] in
      Comparison.of(Value.self).areSame(now, value(self))
    }
    MainActor.assumeIsolated { reads.note(isSame) }
    return now
  }

  func geometryMayHaveChanged() {
    guard let reads else { return }
    MainActor.assumeIsolated { reads.invalidateChanged() }
  }

  override var ownVisual: CGRect { .zero }
  override var childAxis: Axis? { nil }
}
