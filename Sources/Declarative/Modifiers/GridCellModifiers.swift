import Foundation

extension View {
  /// Has this cell of a grid take several columns, and the gaps between them.
  ///
  ///     Grid {                                                    one·two
  ///       GridRow { Text("one"); Text("two") }                    ·three·
  ///       GridRow { Text("three").gridCellColumns(2) }
  ///     }
  ///
  /// - Parameter count: How many; 0 is taken as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    precondition(count >= 0, "gridCellColumns(\(count)): a count of columns is not negative.")
    return modified(by: GridCellModifier(.columns(count)))
  }

  /// Places this cell of a grid by a point: that point of the view is on the same point of the
  /// cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(by: GridCellModifier(.anchor(anchor)))
  }

  /// Aligns all cells in this cell's column of a grid; the first cell that says so is heard.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(by: GridCellModifier(.columnAlignment(guide.key)))
  }

  /// Has this cell of a grid take no more room along the axes than the other cells in its column
  /// and row need.
  ///
  /// A divider that does not widen its grid is `Divider().gridCellUnsizedAxes(.horizontal)`, an empty
  /// cell `Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])`.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: GridCellModifier(.unsizedAxes(axes)))
  }
}

/// Tells the grid around something of a cell.
private struct GridCellModifier: ElementModifier, Equatable {
  static var effect: ModifierEffect { .container }

  private let kept: GridCellTrait

  init(_ trait: GridCellTrait) { kept = trait }

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(GridCellTrait.self) ? TraitBox(kept) : nil
  }
}
