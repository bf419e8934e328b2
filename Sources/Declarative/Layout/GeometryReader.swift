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
    case .global: element.absoluteRect
    case .named(let name): element.frame(in: name)
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
    anchor.value(in: element.absoluteOrigin)
  }
}

private final class GeometryElement: Element {
  private(set) var isSized = false
  private var lastSize = CGSize.zero
  private let sizeChanged: () -> Void

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

  override var ownVisual: CGRect { .zero }
  override var childAxis: Axis? { nil }
}
