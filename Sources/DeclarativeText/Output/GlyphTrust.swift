/// How far a terminal can be trusted to advance by as many columns as a grapheme takes.
///
/// Terminals carry tables of different Unicode versions, and many add up the widths of a
/// sequence's parts. After a grapheme of that kind nothing may be written without first saying
/// where, and what stands behind it is written again.
enum GlyphTrust {
  /// The most columns a terminal may take for a scalar on its own; 0 when all agree.
  static func reach(ofScalar scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0xAD: 0
    case 0xAD,  // soft hyphen
      0x0E33, 0x0EB3,  // Thai and Lao AM, apart from their consonant
      0x1160...0x11FF, 0xD7B0...0xD7FF,  // parts of Hangul syllables
      0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F,  // marks that stand alone
      0x1F1E6...0x1F1FF,  // halves of flags
      0x1F3FB...0x1F3FF,  // skin tones
      0x1F6D5...0x1F6DF, 0x1F6F9...0x1F6FF, 0x1F7E0...0x1F7FF,
      0x1F900...0x1F9FF, 0x1FA70...0x1FAFF:  // pictures younger than many terminals
      2
    default: 0
    }
  }

  /// The most columns a terminal may take for a sequence; 0 when all agree.
  static func reach(ofSequence grapheme: String) -> Int {
    let scalars = grapheme.unicodeScalars
    guard let base = scalars.first else { return 0 }
    let agreed =
      reach(ofScalar: base.value) == 0
      && scalars.dropFirst().allSatisfy { isPlainMark($0.value) }
    return agreed ? 0 : 2 * scalars.count
  }

  /// Whether a scalar may be sent to a terminal: neither a control nor a change of direction.
  static func isPrintable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E: true
    case 0..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: Unicode.Scalar(scalar) != nil
    }
  }

  /// The marks that every terminal puts on the letter before.
  private static func isPlainMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x20D0...0x20DC, 0x3099...0x309A,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
