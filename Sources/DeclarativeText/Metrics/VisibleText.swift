extension String {
  /// How many scalars of one cluster are shown: more is an attack, and slows terminals down.
  static let clusterLimit = 32

  /// The cluster in `bytes` as it may be shown.
  ///
  /// That is no more than `clusterLimit` scalars, none of them a control character, and no joiner
  /// at the end, which would make one emoji of those in two cells.
  init(visibleCluster bytes: UnsafeBufferPointer<UInt8>) {
    var text = String.UnicodeScalarView()
    var index = 0
    var count = 0
    while index < bytes.count, count < Self.clusterLimit {
      let next = bytes.scalar(at: index)
      index += next.length
      let shown = next.class == .noncharacter ? 0xFFFD : next.value
      guard !next.class.isIsolated, shown >= 0x20, let scalar = Unicode.Scalar(shown)
      else { continue }
      text.append(scalar)
      count += 1
    }
    if text.last == "\u{200D}", bytes.mayEndInLooseJoiner { text.removeLast() }
    self.init(text)
  }

  /// Calls `body` with the text's UTF-8, copying only what is not stored so.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all of this cluster's scalars, of which there are several, are shown.
  var isShownWhole: Bool {
    var index = 0
    var scalars = 0
    var last: UInt32 = 0
    while index < count {
      let next = scalar(at: index)
      if next.class.isHidden || next.value < 0x20 { return false }
      index += next.length
      last = next.value
      scalars += 1
    }
    return scalars > 1 && scalars <= String.clusterLimit && !(last == 0x200D && mayEndInLooseJoiner)
  }

  /// Whether a joiner at the end of this cluster has nothing to join.
  ///
  /// After a letter of a script with conjuncts it asks for another form of the letter instead.
  fileprivate var mayEndInLooseJoiner: Bool {
    count > 3 && scalar(at: 0).class != .complexLetter
  }
}
