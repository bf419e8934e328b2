import Declarative

/// The styles that cells refer to by number: an open-addressing table, since a screen of
/// gradients asks it for every cell.
struct StyleTable: Sendable {
  private(set) var styles: ContiguousArray<CellStyle> = [.plain]
  private var keys: ContiguousArray<StyleKey> = [StyleKey(.plain)]
  /// For each slot, the number of the style in it and one; zero where it is free.
  private var slots: ContiguousArray<UInt32>
  private var last = 0

  init() {
    slots = ContiguousArray(repeating: 0, count: 64)
    place(0)
  }

  @inline(__always)
  mutating func intern(_ style: CellStyle) -> UInt32 {
    let key = StyleKey(style)
    if keys[last] == key { return UInt32(truncatingIfNeeded: last) }
    let mask = slots.count &- 1
    var slot = key.scattered & mask
    while true {
      let entry = Int(slots[slot]) &- 1
      if entry < 0 { break }
      if keys[entry] == key {
        last = entry
        return UInt32(truncatingIfNeeded: entry)
      }
      slot = (slot &+ 1) & mask
    }
    return insert(style, key: key)
  }

  @inline(never)
  private mutating func insert(_ style: CellStyle, key: StyleKey) -> UInt32 {
    last = styles.count
    styles.append(style)
    keys.append(key)
    guard styles.count * 2 > slots.count else {
      place(last)
      return UInt32(last)
    }
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for index in styles.indices { place(index) }
    return UInt32(last)
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = keys[index].scattered & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }
}

/// A style as three words, quick to compare and to scatter.
private struct StyleKey: Sendable {
  var foreground: UInt64
  var background: UInt64
  var marks: UInt64

  @inline(__always) init(_ style: CellStyle) {
    foreground = Self.word(style.foreground)
    background = Self.word(style.background)
    marks = UInt64(style.attributes.rawValue) | UInt64(style.link) << 16
  }

  @inline(__always) static func == (first: StyleKey, second: StyleKey) -> Bool {
    (first.foreground ^ second.foreground) | (first.background ^ second.background)
      | (first.marks ^ second.marks) == 0
  }

  @inline(__always) var scattered: Int {
    var hash = (foreground &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash = ((hash ^ (hash >> 29)) &+ background) &* 0xBF58_476D_1CE4_E5B9
    hash = ((hash ^ (hash >> 32)) &+ marks) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash >> 33)
  }

  @inline(__always) private static func word(_ color: Color?) -> UInt64 {
    guard let color else { return 0 }
    return UInt64(color.value) | UInt64(color.alpha) << 32
      | UInt64(unsafeBitCast(color.kind, to: UInt8.self) &+ 1) << 40
  }
}
