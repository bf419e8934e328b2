import Declarative

/// What takes the clusters of a text one after the other, as a scan finds them.
protocol ClusterSink {
  /// A run of printable ASCII characters, a column each. Returns false to end the scan.
  mutating func takeASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  /// A cluster of one scalar, already the one to show in place of what the text holds.
  mutating func takeScalar(_ scalar: UInt32, as cluster: TextShape.Cluster) -> Bool
  /// A cluster of several scalars.
  mutating func takeCluster(
    _ bytes: UnsafeBufferPointer<UInt8>, as cluster: TextShape.Cluster
  ) -> Bool
}

/// Cuts text into grapheme clusters: the rules of the language's own `Character`, which are only
/// asked where neighbours may join.
///
/// Most text is runs in which two scalars never share a cluster: ASCII, ideographs, kana, Latin
/// and Cyrillic letters, box drawing. There every scalar is a cluster as soon as the next one is
/// known not to join it. What is left, a stretch from the scalar before the first joining one up
/// to the next safe place, is cut by `Character`.
struct ClusterScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  func scan(into sink: inout some ClusterSink) {
    var index = 0
    while index < bytes.count {
      let next =
        bytes[index] < 0x80
        ? scanASCII(from: index, into: &sink) : scanScalars(from: index, into: &sink)
      guard let next else { return }
      index = next
    }
  }

  /// Takes ASCII up to the first other byte; nil when the sink has had enough.
  @inline(__always)
  private func scanASCII(from start: Int, into sink: inout some ClusterSink) -> Int? {
    var end = printableASCIIEnd(in: bytes, from: start)
    guard end > start else { return scanControl(at: start, into: &sink) }
    let joins = end < bytes.count && bytes[end] >= 0x80 && bytes.scalar(at: end).class.mayJoin
    if joins { end &-= 1 }
    if end > start, !sink.takeASCII(UnsafeBufferPointer(rebasing: bytes[start..<end])) {
      return nil
    }
    return joins ? scanStretch(from: end, into: &sink) : end
  }

  /// Takes a control character: a line break, a tab as one blank, others as their picture.
  private func scanControl(at index: Int, into sink: inout some ClusterSink) -> Int? {
    let byte = bytes[index]
    var length = 1
    let taken: Bool
    switch byte {
    case 0x0A...0x0D:
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { length = 2 }
      taken = sink.takeScalar(
        0x20, as: TextShape.Cluster(bytes: UInt32(length), columns: 0, kind: .newline))
    case 0x09:
      taken = sink.takeScalar(0x20, as: TextShape.Cluster(bytes: 1, columns: 1, kind: .blank))
    default:
      taken = sink.takeScalar(
        byte == 0x7F ? 0x2421 : 0x2400 + UInt32(byte),
        as: TextShape.Cluster(bytes: 1, columns: 1, kind: .letter))
    }
    return taken ? index + length : nil
  }

  /// Takes scalars beyond ASCII as long as they are clusters by themselves.
  @inline(__always)
  private func scanScalars(from start: Int, into sink: inout some ClusterSink) -> Int? {
    var index = start
    var current = bytes.scalar(at: index)
    while true {
      let end = index &+ current.length
      if current.class.mayJoin { return scanStretch(from: index, into: &sink) }
      let next = end < bytes.count && bytes[end] >= 0x80 ? bytes.scalar(at: end) : nil
      if let next, next.class.mayJoin, current.class.isSimple {
        return scanStretch(from: index, into: &sink)
      }
      let cluster = TextShape.Cluster(
        bytes: UInt32(truncatingIfNeeded: current.length), columns: current.class.columns,
        kind: current.class.kind)
      guard sink.takeScalar(current.class == .control ? 0xFFFD : current.value, as: cluster)
      else { return nil }
      guard let next else { return end }
      index = end
      current = next
    }
  }

  /// Takes a stretch in which neighbours may join, beginning with the scalar at `start`.
  @inline(never)
  private func scanStretch(from start: Int, into sink: inout some ClusterSink) -> Int? {
    var last = bytes.scalar(at: start)
    var end = start + last.length
    var isOneCluster = last.class.isSimple
    while end < bytes.count {
      let next = bytes.scalar(at: end)
      guard next.class.mayJoin || (last.class.mayLead && next.class.isSimple) else { break }
      isOneCluster = isOneCluster && next.class.isAttached
      last = next
      end += next.length
    }
    let stretch = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if isOneCluster { return take(stretch, into: &sink) ? end : nil }
    var from = 0
    for character in String(decoding: stretch, as: UTF8.self) {
      let length = character.utf8.count
      let part = UnsafeBufferPointer(rebasing: stretch[from..<from + length])
      guard take(part, into: &sink) else { return nil }
      from += length
    }
    return end
  }

  private func take(
    _ part: UnsafeBufferPointer<UInt8>, into sink: inout some ClusterSink
  ) -> Bool {
    let first = part.scalar(at: 0)
    let cluster = part.cluster
    guard first.length == part.count else { return sink.takeCluster(part, as: cluster) }
    let shown = first.class == .noncharacter ? 0xFFFD : first.value
    return sink.takeScalar(shown, as: cluster)
  }
}

extension ScalarClass {
  /// Whether it always belongs to the cluster of what stands before it, and ends no joining.
  fileprivate var isAttached: Bool { self == .mark || self == .soundMark || self == .tone }
}
