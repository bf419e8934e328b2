/// How far a key scrolls.
package enum ScrollStep: Sendable {
  case line(Axis, isForward: Bool)
  case page(isForward: Bool)
  case end(isForward: Bool)

  package init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .line(.vertical, isForward: false)
    case .downArrow: self = .line(.vertical, isForward: true)
    case .leftArrow: self = .line(.horizontal, isForward: false)
    case .rightArrow: self = .line(.horizontal, isForward: true)
    case .pageUp: self = .page(isForward: false)
    case .pageDown: self = .page(isForward: true)
    case .home: self = .end(isForward: false)
    case .end: self = .end(isForward: true)
    default: return nil
    }
  }
}
