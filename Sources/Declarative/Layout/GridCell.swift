import Foundation

/// What a modifier says of a view that is a cell of a grid.
enum GridCellTrait: Equatable {
  case columns(Int)
  case anchor(UnitPoint)
  case columnAlignment(AlignmentKey)
  case unsizedAxes(Axis.Set)
}

/// A view in a grid: where it is, and what it says of itself.
///
/// Plain data, the plan keeping the element: there are ten thousand of them.
struct GridCell {
  unowned(unsafe) let element: Element
  let priority: Double
  var row = 0
  var columns = 0..<1
  /// Whether it is in no row, and so takes all columns.
  var isFull = false
  private(set) var anchor: UnitPoint?
  private(set) var columnAlignment: AlignmentKey?
  private(set) var unsizedAxes: Axis.Set = []
  /// How many columns it wants.
  private(set) var span = 0

  /// More columns than any grid has; what wants more gets the rest of its row.
  private static let greatestSpan = 4096

  /// The modifiers nearest to the view win; axes and columns of several add up.
  init(_ element: Element) {
    self.element = element
    priority = element.layoutPriority
    let key = ObjectIdentifier(GridCellTrait.self)
    var next: Element? = element
    while let element = next {
      if let box = element.ownTrait(key) {
        take(unsafeDowncast(box, to: TraitBox<GridCellTrait>.self).value)
      }
      next = element.forwardsTraits ? element.primary : nil
    }
    span = max(span, 1)
  }

  private mutating func take(_ trait: GridCellTrait) {
    switch trait {
    case .columns(let count):
      if count > 1 { span = min(span + min(count, Self.greatestSpan), Self.greatestSpan) }
    case .anchor(let point): anchor = point
    case .columnAlignment(let key): columnAlignment = key
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }

  /// The columns or rows this is in.
  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

  /// Whether this is aligned with the others in its column or row, not in all of the grid.
  func isAligned(_ axis: Axis) -> Bool {
    axis == .vertical || (columns.count == 1 && !isFull)
  }

  func isUnsized(_ axis: Axis) -> Bool { unsizedAxes.contains(axis) }
}
