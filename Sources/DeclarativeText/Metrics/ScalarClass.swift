import Declarative

/// What a scalar means for text in cells: how it joins with its neighbours into a cluster, and how
/// many columns it takes.
///
/// The order is the one the generated table is written in.
enum ScalarClass: UInt8 {
  // Simple: two of them in a row never share a cluster.
  case letter
  case wideLetter
  case blank
  case wideBlank
  // Isolated: they never share a cluster with anything.
  case ignored
  case softHyphen
  case opportunity
  case newline
  case control
  // Joining: they belong to what stands before them.
  case mark
  case joiner
  case soundMark
  case tone
  // Complex: they may join with what stands on either side.
  case complexLetter
  case spacingMark
  case leadingJamo
  case innerJamo
  case regional
  case noncharacter
}

extension ScalarClass {
  @inline(__always) init(of scalar: UInt32) {
    let code =
      scalar < 0x20000
      ? Self.code(inTable: Int(truncatingIfNeeded: scalar)) : Self.code(beyondTable: scalar)
    self = unsafeBitCast(code, to: ScalarClass.self)
  }

  @inline(__always) private static func code(inTable scalar: Int) -> UInt8 {
    let blocks = ScalarClassTable.blocks.utf8Start
    let at = (scalar >> 7) << 1
    let block = (Int(blocks[at] &- 0x30) << 5) | Int(blocks[at &+ 1] &- 0x30)
    return ScalarClassTable.classes.utf8Start[(block << 7) | (scalar & 127)] &- 0x30
  }

  private static func code(beyondTable scalar: UInt32) -> UInt8 {
    let found: ScalarClass =
      switch scalar {
      case _ where scalar & 0xFFFE == 0xFFFE: .noncharacter
      case ..<0x40000: .wideLetter
      case 0xE0020...0xE007F, 0xE0100...0xE01EF: .mark
      case 0xE0000...0xE0FFF: .ignored
      default: .letter
      }
    return found.rawValue
  }

  /// Whether no cluster reaches across either of its sides, unless a joining or complex one
  /// stands there.
  @inline(__always) var isSimple: Bool { rawValue <= ScalarClass.wideBlank.rawValue }

  @inline(__always) var isIsolated: Bool {
    rawValue > ScalarClass.wideBlank.rawValue && rawValue < ScalarClass.mark.rawValue
  }

  /// Whether it may belong to the cluster of what stands before it.
  @inline(__always) var mayJoin: Bool { rawValue >= ScalarClass.mark.rawValue }

  /// Whether what stands after it may belong to its cluster, even if that is simple.
  @inline(__always) var mayLead: Bool {
    self == .joiner || rawValue >= ScalarClass.complexLetter.rawValue
  }

  /// The columns it takes alone: East Asian wide and full-width ones two, ambiguous ones one.
  ///
  /// A regional indicator without its pair takes two, like a flag, because most terminals give
  /// it two. A soft hyphen takes none, save where a line ends at it.
  @inline(__always) var columns: UInt8 {
    switch self {
    case .letter, .blank, .control, .soundMark, .complexLetter, .spacingMark, .noncharacter: 1
    case .wideLetter, .wideBlank, .tone, .leadingJamo, .regional: 2
    case .ignored, .softHyphen, .opportunity, .newline, .mark, .joiner, .innerJamo: 0
    }
  }

  /// What it means for the lines of a text.
  @inline(__always) var kind: TextShape.Kind {
    switch self {
    case .blank, .wideBlank, .opportunity: .blank
    case .newline: .newline
    case .ignored: .ignored
    case .softHyphen: .softHyphen
    case .letter, .wideLetter, .control, .mark, .joiner, .soundMark, .tone, .complexLetter,
      .spacingMark, .leadingJamo, .innerJamo, .regional, .noncharacter:
      .letter
    }
  }

  /// Whether it never reaches a cell as itself.
  var isHidden: Bool { isIsolated || self == .noncharacter }
}
