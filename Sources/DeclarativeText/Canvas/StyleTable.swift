import Declarative

/// The styles that cells refer to by number: an open-addressing table, since a screen of
/// gradients asks it for every cell.
struct StyleTable: Sendable {
  private(set) var styles: ContiguousArray<CellStyle> = [.plain]
  /// For each slot, the number of the style in it and one; zero where it is free.
  private var slots: ContiguousArray<UInt32>
  private var last: UInt32 = 0

  init() {
    slots = ContiguousArray(repeating: 0, count: 64)
    place(0)
  }

  mutating func intern(_ style: CellStyle) -> UInt32 {
    if styles[Int(last)] == style { return last }
    let mask = slots.count &- 1
    var slot = style.scattered & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if styles[Int(entry &- 1)] == style {
        last = entry &- 1
        return last
      }
      slot = (slot &+ 1) & mask
    }
    return insert(style)
  }

  private mutating func insert(_ style: CellStyle) -> UInt32 {
    last = UInt32(styles.count)
    styles.append(style)
    guard styles.count * 2 > slots.count else {
      place(last)
      return last
    }
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for index in styles.indices { place(UInt32(index)) }
    return last
  }

  private mutating func place(_ index: UInt32) {
    let mask = slots.count - 1
    var slot = styles[Int(index)].scattered & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = index + 1
  }
}

extension CellStyle {
  /// A number that differs in its low bits wherever two styles differ at all, mostly.
  @inline(__always) fileprivate var scattered: Int {
    let marks = UInt64(attributes.rawValue) | UInt64(link) << 16
    var hash = (Self.word(foreground) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash = ((hash ^ (hash >> 29)) &+ Self.word(background)) &* 0xBF58_476D_1CE4_E5B9
    hash = ((hash ^ (hash >> 32)) &+ marks) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash >> 33)
  }

  @inline(__always) private static func word(_ color: Color?) -> UInt64 {
    guard let color else { return 0 }
    return UInt64(color.value) | UInt64(color.alpha) << 32 | UInt64(color.kind.rawValue + 1) << 40
  }
}
