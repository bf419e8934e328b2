package import Declarative

/// A grid of cells to draw on.
///
/// Nothing is drawn outside the clip, nor outside the damage, which is all there is until
/// `beginDamage(_:)` says otherwise. A wide grapheme owns two cells, the second of which is a
/// continuation in the same style; drawing over one of them leaves a blank in the other, and a
/// grapheme of which only one half would fit is drawn as a blank.
///
/// Its properties are read and written for every few cells. No two of its methods overlap in time,
/// so they go without the run-time check for overlapping access.
package final class Canvas {
  @exclusivity(unchecked) package private(set) var size: CellSize
  /// Row by row.
  @exclusivity(unchecked) package var cells: ContiguousArray<Cell>
  @exclusivity(unchecked) package var tables = CellTables()
  /// What may be drawn on now.
  @exclusivity(unchecked) package private(set) var damage: Damage
  @exclusivity(unchecked) package var clip: CellRect
  /// After how many interned entries `compactTables(keeping:)` has something to do.
  private var crowd = 1 << 16

  package init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = ContiguousArray(repeating: .blank, count: self.size.columns * self.size.rows)
    clip = CellRect(self.size)
    damage = Damage(size: self.size)
    damage.addAll()
  }

  /// Gives the canvas another size, with all of it blank and damaged.
  package func resize(to newSize: CellSize) {
    size = CellSize(columns: max(newSize.columns, 0), rows: max(newSize.rows, 0))
    let count = size.columns * size.rows
    cells.removeAll(keepingCapacity: count <= cells.count && count * 4 >= cells.count)
    cells.append(contentsOf: repeatElement(.blank, count: count))
    clip = CellRect(size)
    damage = Damage(size: size)
    damage.addAll()
  }

  package subscript(column column: Int, row row: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Whether the second half of a wide grapheme stands there.
  package func isContinuation(column: Int, row: Int) -> Bool {
    column > 0 && column < size.columns && row >= 0 && row < size.rows
      && self[column: column, row: row].glyph == Cell.continuation
  }
}

extension Canvas {
  /// Limits drawing to `newDamage`, widened so that no wide grapheme is cut, and blanks it.
  ///
  /// What is drawn next has to be chosen by the widened `damage`.
  package func beginDamage(_ newDamage: Damage) {
    damage = newDamage.size == size ? newDamage.widened(for: self) : .all(of: size)
    clip = CellRect(size)
    cells.withUnsafeMutableBufferPointer { cells in
      for row in damage.bounds.top..<damage.bounds.bottom {
        let span = damage.span(ofRow: row)
        guard !span.isEmpty else { continue }
        let start = row * size.columns
        cells[start + span.lowerBound..<start + span.upperBound].update(repeating: .blank)
      }
    }
  }

  /// The columns of a row that may be drawn on, out of `columns`.
  @inline(__always)
  func drawable(_ columns: Range<Int>, ofRow row: Int) -> Range<Int> {
    guard row >= clip.top, row < clip.bottom else { return 0..<0 }
    let span = damage.span(ofRow: row)
    let lower = max(columns.lowerBound, clip.left, span.lowerBound)
    return lower..<max(min(columns.upperBound, clip.right, span.upperBound), lower)
  }
}

extension Canvas {
  /// Drops the interned entries that no cell uses, when there are many: here, and in `others`,
  /// which are cells of this canvas at earlier times.
  ///
  /// Returns whether it did; cells kept elsewhere mean nothing to the tables then.
  @discardableResult
  package func compactTables(keeping others: inout ContiguousArray<Cell>) -> Bool {
    guard tables.count >= crowd else { return false }
    let renumbering = tables.compact(keeping: [cells, others])
    renumbering.apply(to: &cells)
    renumbering.apply(to: &others)
    // A screen that really has so many styles is not searched again at every frame.
    crowd = max(1 << 16, tables.count * 2)
    return true
  }
}

extension Damage {
  fileprivate static func all(of size: CellSize) -> Damage {
    var damage = Damage(size: size)
    damage.addAll()
    return damage
  }
}
