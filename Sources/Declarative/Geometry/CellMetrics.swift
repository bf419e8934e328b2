public import Foundation

/// What a unit of length is: the size of a cell in units, and the platform's default lengths.
///
/// `.cells` is for screens written for a terminal, `.points` for SwiftUI sources, `.exact` for
/// checking a layout against SwiftUI's own numbers.
public struct CellMetrics: Hashable, Sendable {
  /// The width and height of a cell, in units.
  public var cell: CGSize
  /// The default gap between the children of a stack, across and down.
  public var spacing: CGSize
  /// The default padding, across and down.
  public var padding: CGSize
  /// The smallest length of a `Spacer` without one of its own, across and down.
  public var spacerMinimum: CGSize
  /// How thick a line is: the width of an upright one, the height of a level one.
  public var lineThickness: CGSize
  /// Whether a stack offers its children whole cells.
  public var roundsToCells: Bool

  public init(
    cell: CGSize, spacing: CGSize, padding: CGSize, spacerMinimum: CGSize, lineThickness: CGSize,
    roundsToCells: Bool = true
  ) {
    precondition(
      cell.width > 0 && cell.height > 0 && cell.width.isFinite && cell.height.isFinite,
      "CellMetrics(cell: \(cell)): a cell's width and height are above zero.")
    self.cell = cell
    self.spacing = spacing
    self.padding = padding
    self.spacerMinimum = spacerMinimum
    self.lineThickness = lineThickness
    self.roundsToCells = roundsToCells
  }

  /// A unit is a cell: `frame(width: 20)` is 20 columns.
  public static let cells = CellMetrics(
    cell: CGSize(width: 1, height: 1), spacing: CGSize(width: 1, height: 0),
    padding: CGSize(width: 2, height: 1), spacerMinimum: CGSize(width: 1, height: 0),
    lineThickness: CGSize(width: 1, height: 1))

  /// A cell is 8 by 16 points: `frame(minHeight: 44)` is 3 rows.
  public static let points = CellMetrics(
    cell: CGSize(width: 8, height: 16), spacing: CGSize(width: 8, height: 0),
    padding: CGSize(width: 16, height: 16), spacerMinimum: CGSize(width: 8, height: 0),
    lineThickness: CGSize(width: 8, height: 16))

  /// SwiftUI's own defaults, with nothing rounded; a character takes one unit each way.
  public static let exact = CellMetrics(
    cell: CGSize(width: 1, height: 1), spacing: CGSize(width: 8, height: 8),
    padding: CGSize(width: 16, height: 16), spacerMinimum: CGSize(width: 8, height: 8),
    lineThickness: CGSize(width: 1, height: 1), roundsToCells: false)

  /// The whole column or row nearest to `length`, halves going up.
  ///
  /// Rounding with floor(x + 0.5) commutes with moves by whole cells, so views that touch in
  /// layout touch on screen, wherever their container stands.
  package func index(of length: CGFloat, along axis: Axis) -> Int {
    let cells = (length / cell[axis] + 0.5).rounded(.down)
    guard cells > -1e9 else { return cells.isNaN ? 0 : -1_000_000_000 }
    return cells < 1e9 ? Int(cells) : 1_000_000_000
  }

  /// `length` rounded to whole cells, halves going up; infinite lengths stay.
  package func rounded(_ length: CGFloat, along axis: Axis) -> CGFloat {
    guard roundsToCells, length.isFinite else { return length }
    let unit = cell[axis]
    return (length / unit + 0.5).rounded(.down) * unit
  }

  /// The cells that `rect` covers, its edges each at the nearest cell.
  package func cells(in rect: CGRect) -> CellRect {
    CellRect(
      left: index(of: rect.minX, along: .horizontal), top: index(of: rect.minY, along: .vertical),
      right: index(of: rect.minX + rect.size.width, along: .horizontal),
      bottom: index(of: rect.minY + rect.size.height, along: .vertical))
  }
}

extension CellMetrics {
  package var defaultPadding: EdgeInsets {
    EdgeInsets(
      top: padding.height, leading: padding.width, bottom: padding.height,
      trailing: padding.width)
  }
}
