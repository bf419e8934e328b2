/// A colour as a terminal is told it; equal values are told alike.
struct WireColor: Equatable {
  /// 0 for the terminal's own, else a kind in the high byte and its number below.
  var code: UInt32

  static let standard = WireColor(code: 0)

  static func theme(_ index: Int) -> WireColor { WireColor(code: 0x0100_0000 | UInt32(index)) }
  static func palette(_ index: Int) -> WireColor { WireColor(code: 0x0200_0000 | UInt32(index)) }
  static func rgb(_ value: UInt32) -> WireColor { WireColor(code: 0x0300_0000 | value) }

  /// Where a colour is put: what is the terminal's own differs.
  enum Layer {
    case foreground
    case background
  }

  /// The parameters of the SGR sequence that sets it.
  func parameters(_ layer: Layer) -> ShortText {
    let base = layer == .foreground ? 30 : 40
    let value = Int(code & 0xFF_FFFF)
    var text = ShortText()
    switch code >> 24 {
    case 1: text.append(number: value < 8 ? base + value : base + 52 + value)
    case 2:
      text.append(number: base + 8)
      text.append(separated: 5)
      text.append(separated: value)
    case 3:
      text.append(number: base + 8)
      text.append(separated: 2)
      text.append(separated: value >> 16)
      text.append(separated: value >> 8 & 0xFF)
      text.append(separated: value & 0xFF)
    default: text.append(number: base + 9)
    }
    return text
  }
}

/// Up to sixteen bytes, the longest a colour's parameters are.
struct ShortText {
  var bytes = SIMD16<UInt8>()
  var count = 0

  mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  mutating func append(number: Int) {
    if number >= 100 { append(UInt8(48 + number / 100)) }
    if number >= 10 { append(UInt8(48 + number / 10 % 10)) }
    append(UInt8(48 + number % 10))
  }

  mutating func append(separated number: Int) {
    append(UInt8(ascii: ";"))
    append(number: number)
  }
}
