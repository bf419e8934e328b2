/// Before which clusters of a text a line may end.
package struct LineBreaks: Sendable {
  private var words: ContiguousArray<UInt64>

  package init(count: Int) { words = ContiguousArray(repeating: 0, count: (count + 63) / 64) }

  package mutating func allow(before cluster: Int) {
    words[cluster >> 6] |= 1 << UInt64(cluster & 63)
  }

  @inline(__always) package func allowsBreak(before cluster: Int) -> Bool {
    words[cluster >> 6] >> UInt64(cluster & 63) & 1 != 0
  }
}
