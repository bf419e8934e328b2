/// How many bytes at the start of `bytes`, from `start` on, are printable ASCII characters.
///
/// Eight bytes are looked at together. A byte is printable when it is below 0x80, does not borrow
/// when 0x20 is taken from it, and does not reach 0x80 when 1 is added to it. A borrow or a carry
/// can only falsify the bytes above the one that is at fault, so the lowest mark is right.
@inline(__always)
func printableASCIIEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard let base = bytes.baseAddress else { return start }
  var index = start
  while index &+ 8 <= bytes.count {
    let word = UInt64(
      littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    let marks =
      (word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101))
      & 0x8080_8080_8080_8080
    if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
    index &+= 8
  }
  while index < bytes.count, base[index] &- 0x20 < 0x5F { index &+= 1 }
  return index
}
