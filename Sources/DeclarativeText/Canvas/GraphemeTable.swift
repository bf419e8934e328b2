/// The clusters of several scalars that cells refer to by number.
///
/// They are told apart by their bytes: two spellings of one accented letter stay two, as they may
/// look different, and no cluster is normalized to be found.
struct GraphemeTable: Sendable {
  private(set) var graphemes: ContiguousArray<String> = []
  private var hashes: ContiguousArray<UInt32> = []
  /// For each slot, the number of the grapheme in it and one; zero where it is free.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 16)

  /// `bytes` are UTF-8 without a control character.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = Self.hash(of: bytes)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, graphemes[index].holds(bytes) { return UInt32(index) }
      slot = (slot + 1) & mask
    }
    graphemes.append(String(decoding: bytes, as: UTF8.self))
    hashes.append(hash)
    guard graphemes.count * 2 > slots.count else {
      slots[slot] = UInt32(graphemes.count)
      return UInt32(graphemes.count - 1)
    }
    spread(over: slots.count * 2)
    return UInt32(graphemes.count - 1)
  }

  private mutating func spread(over count: Int) {
    slots = ContiguousArray(repeating: 0, count: count)
    for index in graphemes.indices {
      var slot = Int(hashes[index]) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

extension String {
  fileprivate func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    withBytes { own in
      guard own.count == bytes.count else { return false }
      for index in bytes.indices where own[index] != bytes[index] { return false }
      return true
    }
  }
}
