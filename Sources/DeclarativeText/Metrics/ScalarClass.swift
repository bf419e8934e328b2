import Declarative

/// What a scalar means for text in cells: how it joins with its neighbours into a cluster, how
/// many columns it takes, and where lines may break around it.
///
/// The order is the one the generated table is written in.
enum ScalarClass: UInt8 {
  // Simple: two of them in a row never share a cluster.
  case letter
  case wideLetter
  case ideograph
  case narrowIdeograph
  case wideMark
  case narrowMark
  case blank
  case wideBlank
  case hyphen
  // Isolated: they never share a cluster with anything.
  case ignored
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
      case ..<0x40000: .ideograph
      case 0xE0020...0xE007F, 0xE0100...0xE01EF: .mark
      case 0xE0000...0xE0FFF: .ignored
      default: .letter
      }
    return found.rawValue
  }

  /// Whether no cluster reaches across either of its sides, unless a joining or complex one
  /// stands there.
  @inline(__always) var isSimple: Bool { rawValue <= ScalarClass.hyphen.rawValue }

  @inline(__always) var isIsolated: Bool {
    rawValue > ScalarClass.hyphen.rawValue && rawValue < ScalarClass.mark.rawValue
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
  /// it two. A soft hyphen is ignored: it neither breaks a line nor shows.
  @inline(__always) var columns: UInt8 {
    switch self {
    case .letter, .narrowIdeograph, .narrowMark, .blank, .hyphen, .control, .soundMark,
      .complexLetter, .spacingMark, .noncharacter:
      1
    case .wideLetter, .ideograph, .wideMark, .wideBlank, .tone, .leadingJamo, .regional: 2
    case .ignored, .opportunity, .newline, .mark, .joiner, .innerJamo: 0
    }
  }

  /// What it means for breaking lines.
  ///
  /// A wide mark is one of the closing kind, such as `。`, which a line may break after but not
  /// before; a wide letter is an opening bracket, which is kept with what follows it.
  @inline(__always) var kind: TextShape.Kind {
    switch self {
    case .ideograph, .narrowIdeograph, .tone, .leadingJamo, .innerJamo, .regional: .ideograph
    case .wideMark, .narrowMark, .hyphen: .hyphen
    case .blank, .wideBlank, .opportunity: .blank
    case .newline: .newline
    case .ignored: .ignored
    case .letter, .wideLetter, .control, .mark, .joiner, .soundMark, .complexLetter, .spacingMark,
      .noncharacter:
      .letter
    }
  }

  /// Whether it never reaches a cell as itself.
  var isHidden: Bool { isIsolated || self == .noncharacter }
}
