import Declarative

/// A scalar within UTF-8, and what it means.
struct DecodedScalar {
  let value: UInt32
  let length: Int
  let `class`: ScalarClass
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that starts at `index`, of text that is valid UTF-8, and its length in bytes.
  @inline(__always)
  func scalarValue(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, 1) }
    func trail(_ offset: Int) -> UInt32 { UInt32(self[index &+ offset] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | trail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | trail(1) << 6 | trail(2), 3) }
    return ((first & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
  }

  /// The scalar that starts at `index`, and what it means.
  @inline(__always)
  func scalar(at index: Int) -> DecodedScalar {
    let (value, length) = scalarValue(at: index)
    return DecodedScalar(value: value, length: length, class: ScalarClass(of: value))
  }

  /// These bytes as one cluster of text.
  ///
  /// Its width is that of its scalars together, two columns at most. So a pair of regional
  /// indicators, a joined emoji, a Hangul syllable in parts and a conjunct take two; a mark takes
  /// nothing, and nothing at all when no base stands before it. The emoji selector makes a base
  /// that has an emoji form two columns wide; the text selector changes nothing.
  var cluster: TextShape.Cluster {
    let base = scalar(at: 0)
    var columns = base.class == .spacingMark ? 0 : Int(base.class.columns)
    var index = base.length
    var scalars = 1
    // What is not shown does not count either.
    while index < count, columns < 2, scalars < String.clusterLimit {
      let next = scalar(at: index)
      scalars += 1
      if next.value == 0xFE0F, Unicode.Scalar(base.value)?.properties.isEmoji == true {
        columns = 2
      } else if columns > 0 || next.class != .spacingMark {
        columns += Int(next.class.columns)
      }
      index += next.length
    }
    return TextShape.Cluster(
      bytes: UInt32(truncatingIfNeeded: count), columns: UInt8(Swift.min(columns, 2)),
      kind: columns == 0 ? .ignored : base.class.kind)
  }
}
