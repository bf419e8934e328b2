/// A size in whole cells.
public struct CellSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension CellSize: CustomStringConvertible {
  public var description: String { "\(columns)x\(rows)" }
}

/// A rectangle of whole cells; `right` and `bottom` lie outside it.
package struct CellRect: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package init(_ size: CellSize) {
    self.init(left: 0, top: 0, right: size.columns, bottom: size.rows)
  }

  package var columns: Int { max(right - left, 0) }
  package var rows: Int { max(bottom - top, 0) }
  package var isEmpty: Bool { right <= left || bottom <= top }

  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  package func inset(by cells: Int) -> CellRect {
    CellRect(left: left + cells, top: top + cells, right: right - cells, bottom: bottom - cells)
  }
}
