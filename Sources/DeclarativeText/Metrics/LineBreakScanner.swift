import Declarative

/// ASCII text: each byte is a unit.
struct ASCIILineBreakUnits: LineBreakUnits {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  func unit(at index: Int) -> LineBreakUnit {
    bytes.indices.contains(index) ? LineBreakUnit(of: UInt32(bytes[index])) : .edge
  }
}

/// Any text: scalars with their marks, read beforehand into memory that is lent.
struct ScannedLineBreakUnits: LineBreakUnits {
  private let units: UnsafeMutablePointer<LineBreakUnit>
  private(set) var count = 0

  /// `units` has room for as many units as there will be scalars.
  init(units: UnsafeMutablePointer<LineBreakUnit>) { self.units = units }

  @inline(__always)
  func unit(at index: Int) -> LineBreakUnit {
    index >= 0 && index < count ? units[index] : .edge
  }

  /// Adds a scalar; false if it is a mark of the unit before it (LB9).
  @inline(__always)
  mutating func add(_ scalar: UInt32) -> Bool {
    let unit = LineBreakUnit(of: scalar)
    switch unit.class {
    case .cm, .zwj, .ri: return addJoining(unit)
    default:
      append(unit)
      return true
    }
  }

  private mutating func append(_ unit: LineBreakUnit) {
    units[count] = unit
    count &+= 1
  }

  private mutating func addJoining(_ unit: LineBreakUnit) -> Bool {
    var unit = unit
    let last = self.unit(at: count - 1).class
    if unit.class == .ri {
      // Indicators pair up from the first of a row (LB30a).
      if last == .ri { unit.becomeSecondIndicator() }
    } else {
      let isJoiner = unit.class == .zwj
      if Self.takesMarks(last) {
        units[count - 1].endsInJoiner = isJoiner
        return false
      }
      // A mark of nothing is a letter (LB10).
      unit = LineBreakUnit(.al)
      unit.endsInJoiner = isJoiner
    }
    append(unit)
    return true
  }

  private static func takesMarks(_ class: LineBreakClass) -> Bool {
    switch `class` {
    case .bk, .cr, .lf, .nl, .sp, .zw, .edge: false
    default: true
    }
  }
}

extension TerminalTextMeasuring {
  package func allowsBreak(
    before index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    return LineBreakRules(units: ASCIILineBreakUnits(bytes: bytes)).allowsBreak(before: index)
  }

  /// Breaks inside clusters are left out: a cluster is never split.
  package func breaks(
    between clusters: ContiguousArray<TextShape.Cluster>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> LineBreaks {
    var breaks = LineBreaks(count: clusters.count)
    withUnsafeTemporaryAllocation(of: LineBreakUnit.self, capacity: bytes.count + 1) { memory in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: clusters.count + 1) { starts in
        guard let units = memory.baseAddress else { return }
        let scanned = scan(clusters, of: bytes, into: units, starts: starts)
        let rules = LineBreakRules(units: scanned)
        for cluster in clusters.indices where starts[cluster] > 0 {
          if rules.allowsBreak(before: Int(starts[cluster])) { breaks.allow(before: cluster) }
        }
      }
    }
    return breaks
  }

  /// Reads the units of clusters, and which unit each starts with: -1 if that is an earlier one's.
  private func scan(
    _ clusters: ContiguousArray<TextShape.Cluster>, of bytes: UnsafeBufferPointer<UInt8>,
    into memory: UnsafeMutablePointer<LineBreakUnit>, starts: UnsafeMutableBufferPointer<Int32>
  ) -> ScannedLineBreakUnits {
    var units = ScannedLineBreakUnits(units: memory)
    var place = 0
    for (index, cluster) in clusters.enumerated() {
      let end = place &+ Int(cluster.bytes)
      let start = Int32(truncatingIfNeeded: units.count)
      var scalar = bytes.scalarValue(at: place)
      starts[index] = units.add(scalar.value) ? start : -1
      place &+= scalar.length
      while place < end {
        scalar = bytes.scalarValue(at: place)
        _ = units.add(scalar.value)
        place &+= scalar.length
      }
    }
    return units
  }
}
