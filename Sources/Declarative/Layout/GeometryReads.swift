/// What evaluations have been told of places, to be checked after each layout.
@MainActor final class GeometryReads {
  private struct Read {
    let reader: Reader
    let isSame: () -> Bool
  }

  private var reads: ContiguousArray<Read> = []
  private var limit = 32

  nonisolated init() {}

  /// Notes what whoever is being evaluated was told, and how to find out whether it still holds.
  func note(_ isSame: @escaping () -> Bool) {
    guard let reader = Dependent.current?.reader else { return }
    if reads.count >= limit {
      reads.removeAll { !$0.reader.isCurrent }
      limit = max(32, reads.count * 2)
    }
    reads.append(Read(reader: reader, isSame: isSame))
  }

  /// Has everyone evaluated again who was told what no longer holds.
  func invalidateChanged() {
    reads.removeAll { read in
      if !read.reader.isCurrent { return true }
      if read.isSame() { return false }
      read.reader.invalidate(.content)
      return true
    }
  }
}
