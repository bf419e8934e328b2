package import Declarative

/// How wide text is in a terminal and where its lines may end, by the generated Unicode tables.
///
/// Line breaks, and what shows nothing, take no column. A control character takes one, for the
/// picture that stands for it. A tab is one blank: where it would stop depends on what stands
/// before it on its row, which a text cut, joined or moved does not know.
package struct TerminalTextMeasuring: TextMeasuring {
  package init() {}

  package func shape(_ text: String) -> TextShape {
    text.withBytes { bytes in
      if let columns = columnsOfASCIILines(bytes) {
        return TextShape(columns: columns, clusters: nil)
      }
      var shape = ShapeSink(capacity: bytes.count)
      ClusterScanner(bytes: bytes).scan(into: &shape)
      return TextShape(columns: shape.columns, clusters: shape.clusters)
    }
  }

  /// The columns of text that is all printable ASCII and line feeds; nil of any other.
  private func columnsOfASCIILines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = printableASCIIEnd(in: bytes, from: 0)
    var columns = bytes.count
    while index < bytes.count {
      guard bytes[index] == 0x0A else { return nil }
      columns -= 1
      index = printableASCIIEnd(in: bytes, from: index + 1)
    }
    return columns
  }

  /// How many columns `text` takes, without saying where its clusters end.
  package func columns(of text: String) -> Int {
    text.withBytes { bytes in
      var width = WidthSink()
      ClusterScanner(bytes: bytes).scan(into: &width)
      return width.columns
    }
  }
}

private struct ShapeSink: ClusterSink {
  var columns = 0
  var clusters: ContiguousArray<TextShape.Cluster> = []

  init(capacity: Int) {
    // Three bytes are one ideograph; ASCII among them grows the array once or twice.
    clusters.reserveCapacity(capacity / 2)
  }

  @inline(__always)
  mutating func takeASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    columns += bytes.count
    for byte in bytes {
      clusters.append(
        TextShape.Cluster(bytes: 1, columns: 1, kind: byte == 0x20 ? .blank : .letter))
    }
    return true
  }

  @inline(__always)
  mutating func takeScalar(_ scalar: UInt32, as cluster: TextShape.Cluster) -> Bool {
    columns += Int(cluster.columns)
    clusters.append(cluster)
    return true
  }

  @inline(__always)
  mutating func takeCluster(
    _ bytes: UnsafeBufferPointer<UInt8>, as cluster: TextShape.Cluster
  ) -> Bool {
    columns += Int(cluster.columns)
    clusters.append(cluster)
    return true
  }
}

struct WidthSink: ClusterSink {
  var columns = 0

  @inline(__always)
  mutating func takeASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    columns += bytes.count
    return true
  }

  @inline(__always)
  mutating func takeScalar(_ scalar: UInt32, as cluster: TextShape.Cluster) -> Bool {
    columns += Int(cluster.columns)
    return true
  }

  @inline(__always)
  mutating func takeCluster(
    _ bytes: UnsafeBufferPointer<UInt8>, as cluster: TextShape.Cluster
  ) -> Bool {
    columns += Int(cluster.columns)
    return true
  }
}
