/// The line breaking classes of UAX #14, by the two letters that stand for them there.
///
/// Rule LB1 is applied already. Told apart besides are quotation marks that open (`pi`) and close
/// (`pf`), the dotted circle (`dc`), and the first and the second of a pair of regional indicators.
/// The order is that of the generated table.
enum LineBreakClass: UInt8 {
  case al, hl, nu, sp, bk, cr, lf, nl, zw, wj, gl, cm, zwj, b2, ba
  case bb, hy, hh, cb, cl, cp, ex, inseparable, ns, op, qu, pi, pf, infix, po, pr
  case sy, ak, ap, `as`, vf, vi, dc, eb, em, h2, h3, jl, jv, jt, id
  case ri, ri2
  /// The start or the end of the text.
  case edge
}

/// What the rules look at: a scalar with the marks that belong to it.
struct LineBreakUnit: Equatable {
  private(set) var rawValue: UInt8

  static let edge = LineBreakUnit(.edge)

  init(_ class: LineBreakClass) { rawValue = `class`.rawValue }

  @inline(__always) init(of scalar: UInt32) {
    rawValue =
      scalar < 0x20000
      ? Self.unit(inTable: Int(truncatingIfNeeded: scalar)) : Self.unit(beyondTable: scalar)
  }

  @inline(__always) var `class`: LineBreakClass {
    unsafeBitCast(rawValue & 0x3F, to: LineBreakClass.self)
  }

  /// Whether it is wide, full-width or half-width.
  @inline(__always) var isEastAsian: Bool { rawValue & 0x40 != 0 }

  /// Whether a joiner is the last of its marks.
  @inline(__always) var endsInJoiner: Bool {
    get { rawValue & 0x80 != 0 }
    set { rawValue = newValue ? rawValue | 0x80 : rawValue & 0x7F }
  }

  /// Makes the first of a pair of regional indicators the second.
  mutating func becomeSecondIndicator() {
    rawValue = rawValue & 0xC0 | LineBreakClass.ri2.rawValue
  }

  @inline(__always) private static func unit(inTable scalar: Int) -> UInt8 {
    let blocks = LineBreakClassTable.blocks.utf8Start
    let at = (scalar >> 7) << 1
    let block = (Int(blocks[at] &- 0x30) << 5) | Int(blocks[at &+ 1] &- 0x30)
    let code = LineBreakClassTable.codes.utf8Start[(block << 7) | (scalar & 127)] &- 0x30
    let units = LineBreakClassTable.units.utf8Start
    return (units[Int(code) << 1] &- 0x30) << 5 | (units[Int(code) << 1 | 1] &- 0x30)
  }

  private static func unit(beyondTable scalar: UInt32) -> UInt8 {
    switch scalar {
    case _ where scalar & 0xFFFE == 0xFFFE: LineBreakClass.al.rawValue
    case ..<0x40000: LineBreakClass.id.rawValue | 0x40
    case 0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF: LineBreakClass.cm.rawValue
    default: LineBreakClass.al.rawValue
    }
  }
}
