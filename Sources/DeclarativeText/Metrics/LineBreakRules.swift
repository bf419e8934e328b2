/// The units of a text, one after the other.
protocol LineBreakUnits {
  /// The unit at `index`; `edge` right before the first and after the last.
  func unit(at index: Int) -> LineBreakUnit
}

/// The rules of UAX #14 (Unicode 17) that say between which units a line may break.
///
/// They stand in the order of the annex, so that the first one that applies decides. LB1, LB9 and
/// LB10 have been applied to the units, as has the pairing of LB30a. Two things are settled
/// otherwise than by default. Words of scripts written without blanks, which want a dictionary
/// (class SA), are kept whole like others, as LB1 has it. And LB20a holds for a row of hyphens as
/// for one: an option such as `--all` is not left behind by its dashes.
struct LineBreakRules<Units: LineBreakUnits> {
  let units: Units

  /// Whether a line may end between the units before `index` and at it, neither being an edge.
  @inline(__always)
  func allowsBreak(before index: Int) -> Bool {
    let (left, right) = (units.unit(at: index - 1), units.unit(at: index))
    // Inside words and between ideographs, by far the most of what is asked.
    if left.class == .al, right.class == .al { return false }
    if left.rawValue == right.rawValue, left.class == .id { return !left.endsInJoiner }
    return decide(left, right, at: index)
  }

  private func decide(_ left: LineBreakUnit, _ right: LineBreakUnit, at index: Int) -> Bool {
    let (a, b) = (left.class, right.class)
    // LB4 to LB7
    if a.isHardBreak { return !(a == .cr && b == .lf) }
    if b.isHardBreak || b == .sp || b == .zw { return false }
    var base = index - 1
    while units.unit(at: base).class == .sp { base -= 1 }
    let beforeBlanks = units.unit(at: base).class
    // LB8, LB8a
    if beforeBlanks == .zw { return true }
    if left.endsInJoiner { return false }
    // LB11 to LB12a
    if a == .wj || b == .wj || a == .gl { return false }
    if b == .gl, a != .sp, a != .ba, !a.isHyphen { return false }
    // LB13
    if b.isClosing { return false }
    // LB14 to LB17
    if beforeBlanks == .op { return false }
    if beforeBlanks == .pi, units.unit(at: base - 1).class.mayPrecedeQuotation {
      return false
    }
    if b == .pf, units.unit(at: index + 1).class.mayFollowQuotation { return false }
    if b == .infix { return a == .sp && units.unit(at: index + 1).class == .nu }
    if b == .ns, beforeBlanks == .cl || beforeBlanks == .cp { return false }
    if b == .b2, beforeBlanks == .b2 { return false }
    // LB18
    if a == .sp { return true }
    return decideQuotation(left, right, at: index) ?? decideWord(left, right, at: index)
  }

  /// LB19 and LB19a.
  private func decideQuotation(
    _ left: LineBreakUnit, _ right: LineBreakUnit, at index: Int
  ) -> Bool? {
    switch right.class {
    case .qu, .pf: return false
    case .pi where !left.isEastAsian || !units.unit(at: index + 1).isEastAsian: return false
    default: break
    }
    switch left.class {
    case .qu, .pi: return false
    case .pf where !right.isEastAsian || !units.unit(at: index - 2).isEastAsian: return false
    default: return nil
    }
  }

  /// LB20 to LB24.
  private func decideWord(
    _ left: LineBreakUnit, _ right: LineBreakUnit, at index: Int
  ) -> Bool {
    let (a, b) = (left.class, right.class)
    if a == .cb || b == .cb { return true }
    if a.isHyphen, b.isLetter, startsWord(hyphenBefore: index) {
      return false
    }
    if b == .ba || b == .ns || b.isHyphen || a == .bb { return false }
    if a.isHyphen, b != .hl, units.unit(at: index - 2).class == .hl { return false }
    if a == .sy, b == .hl { return false }
    if b == .inseparable { return false }
    if a.isLetter, b == .nu || b == .pr || b == .po { return false }
    if b.isLetter, a == .nu || a == .pr || a == .po { return false }
    if a == .pr, b.isIdeograph { return false }
    if b == .po, a.isIdeograph { return false }
    return decideNumber(left, right, at: index)
  }

  private func startsWord(hyphenBefore index: Int) -> Bool {
    var first = index - 1
    while units.unit(at: first - 1).class.isHyphen { first -= 1 }
    return units.unit(at: first - 1).class.mayPrecedeWord
  }

  /// LB25, numbers: `-1,234.50 €`, `$(12)`, `50%`.
  private func decideNumber(
    _ left: LineBreakUnit, _ right: LineBreakUnit, at index: Int
  ) -> Bool {
    let (a, b) = (left.class, right.class)
    if b == .po || b == .pr {
      let isClosed = a == .cl || a == .cp
      if endsNumber(at: isClosed ? index - 2 : index - 1) { return false }
    }
    if a == .po || a == .pr {
      if b == .nu { return false }
      if b == .op {
        let next = units.unit(at: index + 1).class
        if next == .nu || next == .infix && units.unit(at: index + 2).class == .nu { return false }
      }
    }
    if b == .nu, a == .hy || a == .infix || endsNumber(at: index - 1) { return false }
    return decideSyllable(left, right, at: index)
  }

  /// Whether digits, and separators after them, end at `index`.
  private func endsNumber(at index: Int) -> Bool {
    var index = index
    while units.unit(at: index).class.isSeparator { index -= 1 }
    return units.unit(at: index).class == .nu
  }

  /// LB26 to LB31.
  private func decideSyllable(
    _ left: LineBreakUnit, _ right: LineBreakUnit, at index: Int
  ) -> Bool {
    let (a, b) = (left.class, right.class)
    if a.isHangul || b.isHangul {
      switch (a, b) {
      case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
        (.h2, .jt), (.jt, .jt), (.h3, .jt), (_, .po), (.pr, _):
        return false
      default: return true
      }
    }
    if a.isLetter, b.isLetter { return false }
    if isAksaraJoined(a, b, at: index) { return false }
    if a == .infix, b.isLetter { return false }
    if b == .op, !right.isEastAsian, a == .nu || a.isLetter { return false }
    if a == .cp, !left.isEastAsian, b == .nu || b.isLetter { return false }
    if a == .ri, b == .ri2 { return false }
    return !(a == .eb && b == .em)
  }

  /// LB28a, the syllables of Brahmic scripts.
  private func isAksaraJoined(
    _ a: LineBreakClass, _ b: LineBreakClass, at index: Int
  ) -> Bool {
    let startsSyllable = b.isAksara
    if a == .ap { return startsSyllable }
    if a == .vi, b == .ak || b == .dc {
      return units.unit(at: index - 2).class.isAksara
    }
    guard a.isAksara else { return false }
    return b == .vf || b == .vi || startsSyllable && units.unit(at: index + 1).class == .vf
  }
}
