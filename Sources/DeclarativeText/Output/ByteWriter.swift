/// Bytes on their way to a terminal, written without checking each for room.
///
/// Whoever writes first reserves enough: every method here writes at most a few dozen bytes, and
/// says how many.
struct ByteWriter: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `bytes` more.
  mutating func reserve(_ bytes: Int) {
    guard count + bytes > capacity else { return }
    let grown = max(capacity * 2, count + bytes)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = grown
  }

  mutating func put(_ byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  mutating func put(_ byte: UInt8, times: Int) {
    (base + count).update(repeating: byte, count: times)
    count &+= times
  }

  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    (base + count).update(from: source, count: bytes.count)
    count &+= bytes.count
  }

  mutating func put(_ text: StaticString) {
    (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }

  /// Stores sixteen bytes and counts those meant.
  mutating func put(_ text: ShortText) {
    UnsafeMutableRawPointer(base + count).storeBytes(of: text.bytes, as: SIMD16<UInt8>.self)
    count &+= text.count
  }

  mutating func put(number: Int) {
    if number >= 10 {
      if number >= 100 {
        if number >= 1000 { put(number: number / 1000) }
        put(UInt8(truncatingIfNeeded: 48 &+ number / 100 % 10))
      }
      put(UInt8(truncatingIfNeeded: 48 &+ number / 10 % 10))
    }
    put(UInt8(truncatingIfNeeded: 48 &+ number % 10))
  }

  /// `ESC [ number final`, the number left out when it is 1, which is what its absence means.
  mutating func put(control final: Unicode.Scalar, _ number: Int) {
    put(0x1B)
    put(UInt8(ascii: "["))
    if number != 1 { put(number: number) }
    put(UInt8(ascii: final))
  }

  /// The UTF-8 of a scalar: at most four bytes.
  mutating func put(scalar: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
    if scalar < 0x80 {
      put(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      put(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      put(tail(0))
    } else if scalar < 0x1_0000 {
      put(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      put(tail(6))
      put(tail(0))
    } else {
      put(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      put(tail(12))
      put(tail(6))
      put(tail(0))
    }
  }

  /// Forgets what was written after the first `count` bytes.
  mutating func truncate(to count: Int) { self.count = count }

  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }
}
