public import Foundation

/// A child of a custom layout: it is asked for sizes and given a place.
public struct LayoutSubview: Equatable {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.element === second.element
  }

  /// The size this child takes when offered `proposal`, in units.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal.repaired)
  }

  /// That size together with the child's alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(for: proposal.repaired)
  }

  /// The gaps this child prefers to its neighbours.
  public var spacing: ViewSpacing { element.spacing }

  /// How early this child is served: larger before smaller, 0 unless set.
  public var priority: Double { element.layoutPriority }

  /// A value that `layoutValue(key:value:)` gave this child.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let box = element.trait(ObjectIdentifier(key)) else { return Key.defaultValue }
    return unsafeDowncast(box, to: TraitBox<Key.Value>.self).value
  }

  /// Puts the anchor of this child at a point of the container's space.
  ///
  /// - Parameters:
  ///   - position: Where, in units, in the space of the bounds the layout was given.
  ///   - anchor: Which point of the child.
  ///   - proposal: What the child is offered; it takes the size it answers.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = proposal.repaired
    let size = anchor == .topLeading ? .zero : element.sizeThatFits(proposal)
    element.place(
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }
}

/// The children of a custom layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  package let elements: ContiguousArray<Declarative.Element>
  public var layoutDirection: LayoutDirection

  package init(
    _ elements: ContiguousArray<Declarative.Element>, layoutDirection: LayoutDirection
  ) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.elements.elementsEqual(second.elements) { $0 === $1 }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(elements[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      ContiguousArray(elements[bounds]), layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      ContiguousArray(indices.map { elements[$0] }), layoutDirection: layoutDirection)
  }
}
