/// The classes that several rules name together.
extension LineBreakClass {
  var isHardBreak: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  var isHyphen: Bool { self == .hy || self == .hh }

  var isClosing: Bool {
    switch self {
    case .cl, .cp, .ex, .sy: true
    default: false
    }
  }

  var isLetter: Bool { self == .al || self == .hl || self == .dc }

  var isIdeograph: Bool { self == .id || self == .eb || self == .em }

  var isSeparator: Bool { self == .sy || self == .infix }

  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  var isAksara: Bool { self == .ak || self == .dc || self == .as }

  /// LB15a: a quotation mark after it opens a quotation.
  var mayPrecedeQuotation: Bool {
    switch self {
    case .edge, .bk, .cr, .lf, .nl, .op, .qu, .pi, .pf, .gl, .sp, .zw: true
    default: false
    }
  }

  /// LB15b: a quotation mark before it closes a quotation.
  var mayFollowQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .cl, .qu, .pi, .pf, .cp, .ex, .infix, .sy, .bk, .cr, .lf, .nl, .zw, .edge:
      true
    default: false
    }
  }

  /// LB20a: a hyphen after it begins a word.
  var mayPrecedeWord: Bool {
    switch self {
    case .edge, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }
}
