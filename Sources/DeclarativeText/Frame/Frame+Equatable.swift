import Declarative

extension Frame: Equatable {
  /// Whether two frames show the same characters in the same styles, with the same links.
  ///
  /// The numbers of styles and graphemes depend on what was drawn before, so each pair of numbers
  /// is compared by what it stands for, once.
  public static func == (first: Frame, second: Frame) -> Bool {
    guard first.size == second.size else { return false }
    var styles = NumberMatch(first.tables.styles.count)
    var graphemes = NumberMatch(first.tables.graphemes.count)
    return first.cells.withUnsafeBufferPointer { before in
      second.cells.withUnsafeBufferPointer { after in
        for index in before.indices {
          let (one, other) = (before[index], after[index])
          if one.glyph != other.glyph || one.glyph & Cell.interned != 0 {
            guard one.glyph & other.glyph & Cell.interned != 0,
              graphemes.matches(
                one.glyph & ~Cell.interned, other.glyph & ~Cell.interned,
                by: { first.tables.graphemes[$0] == second.tables.graphemes[$1] })
            else { return false }
          }
          if one.glyph == Cell.continuation { continue }
          guard
            styles.matches(
              one.style, other.style, by: { isSameStyle(first.tables, $0, second.tables, $1) })
          else { return false }
        }
        return true
      }
    }
  }

  private static func isSameStyle(
    _ first: CellTables, _ one: Int, _ second: CellTables, _ other: Int
  ) -> Bool {
    var (before, after) = (first.styles[one], second.styles[other])
    let isSameLink =
      Hyperlink.address(ofInterned: first.links[Int(before.link)])
      == Hyperlink.address(ofInterned: second.links[Int(after.link)])
    before.link = 0
    after.link = 0
    return isSameLink && before == after
  }
}

/// Which number of another table each number was last found to stand for the same as.
private struct NumberMatch {
  private var known: ContiguousArray<UInt32>

  init(_ count: Int) { known = ContiguousArray(repeating: .max, count: count) }

  mutating func matches(_ one: UInt32, _ other: UInt32, by isSame: (Int, Int) -> Bool) -> Bool {
    if known[Int(one)] == other { return true }
    guard isSame(Int(one), Int(other)) else { return false }
    known[Int(one)] = other
    return true
  }
}
