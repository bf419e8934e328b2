package import Declarative

/// How wide text is in a terminal, by the generated Unicode tables.
///
/// Line breaks, and what shows nothing, take no column; a tab takes one, as a blank; a control
/// character takes one, for the picture that stands for it.
package struct TerminalTextMeasuring: TextMeasuring {
  package init() {}

  package func shape(_ text: String) -> TextShape {
    text.withBytes { bytes in
      if printableASCIIEnd(in: bytes, from: 0) == bytes.count {
        return TextShape(columns: bytes.count, clusters: nil)
      }
      var shape = ShapeSink(capacity: bytes.count)
      ClusterScanner(bytes: bytes).scan(into: &shape)
      return TextShape(columns: shape.columns, clusters: shape.clusters)
    }
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
      let kind: TextShape.Kind =
        switch byte {
        case 0x20: .blank
        case 0x2D: .hyphen
        default: .letter
        }
      clusters.append(TextShape.Cluster(bytes: 1, columns: 1, kind: kind))
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
