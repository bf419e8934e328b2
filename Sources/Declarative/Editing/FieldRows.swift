/// The rows an edited text is shown in, as ranges of bytes; a line break belongs to no row.
struct FieldRows: Equatable {
  let rows: [Range<Int>]

  /// All of it in one row.
  init(of text: String) { rows = [0..<text.utf8.count] }

  /// Wrapped between words; a word that is too long goes on in the next row.
  init(wrapping text: String, columns: Int, _ measuring: any TextMeasuring) {
    let breaks = FieldBreaks(text, measuring)
    var rows: [Range<Int>] = []
    var start = 0
    // Where the row could end, and how wide what comes after that is.
    var chance: Int?
    var width = 0
    var widthSinceChance = 0
    for (index, cluster) in breaks.clusters.enumerated() {
      if cluster.kind == .newline {
        rows.append(start..<cluster.range.lowerBound)
        (start, chance, width) = (cluster.range.upperBound, nil, 0)
        continue
      }
      if index > 0, cluster.range.lowerBound > start, breaks.allowsBreak(before: index) {
        (chance, widthSinceChance) = (cluster.range.lowerBound, 0)
      }
      // Blanks hang over the edge.
      let isTooFar = width + cluster.columns > columns && cluster.kind != .blank
      if isTooFar, cluster.range.lowerBound > start {
        let end = chance ?? cluster.range.lowerBound
        rows.append(start..<end)
        width = chance == nil ? 0 : widthSinceChance
        (start, chance) = (end, nil)
      }
      width += cluster.columns
      widthSinceChance += cluster.columns
    }
    rows.append(start..<text.utf8.count)
    self.rows = rows
  }

  /// The row a place is in; where one row ends and the next begins, the next.
  func row(of place: Int) -> Int {
    rows.lastIndex { $0.lowerBound <= place } ?? 0
  }
}

/// The clusters of a text, and between which of them a row may end.
private struct FieldBreaks {
  struct Cluster {
    let range: Range<Int>
    let columns: Int
    let kind: TextShape.Kind
  }

  let clusters: [Cluster]
  private let isAllowed: [Bool]

  init(_ text: String, _ measuring: any TextMeasuring) {
    var copy = text
    var clusters: [Cluster] = []
    var isAllowed: [Bool] = []
    let shape = measuring.shape(text)
    copy.withUTF8 { bytes in
      guard let shaped = shape.clusters else {
        for (place, byte) in bytes.enumerated() {
          let kind: TextShape.Kind = byte == 0x0A ? .newline : byte == 0x20 ? .blank : .letter
          clusters.append(Cluster(range: place..<place + 1, columns: 1, kind: kind))
          isAllowed.append(place > 0 && measuring.allowsBreak(before: place, in: bytes))
        }
        return
      }
      let breaks = measuring.breaks(between: shaped, of: bytes)
      var start = 0
      for (index, cluster) in shaped.enumerated() {
        let range = start..<start + Int(cluster.bytes)
        start = range.upperBound
        clusters.append(
          Cluster(range: range, columns: Int(cluster.columns), kind: cluster.kind))
        isAllowed.append(breaks.allowsBreak(before: index))
      }
    }
    self.clusters = clusters
    self.isAllowed = isAllowed
  }

  func allowsBreak(before cluster: Int) -> Bool { isAllowed[cluster] }
}
