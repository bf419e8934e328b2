import Declarative

/// ASCII text: each byte is a unit.
struct ASCIILineBreakUnits: LineBreakUnits {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  func unit(at index: Int) -> LineBreakUnit {
    bytes.indices.contains(index) ? LineBreakUnit(of: UInt32(bytes[index])) : .edge
  }
}

/// Any text: scalars with their marks, read beforehand.
struct ScannedLineBreakUnits: LineBreakUnits {
  private(set) var units: ContiguousArray<LineBreakUnit> = []

  init(capacity: Int) { units.reserveCapacity(capacity) }

  func unit(at index: Int) -> LineBreakUnit {
    units.indices.contains(index) ? units[index] : .edge
  }

  /// Adds a scalar; false if it is a mark of the unit before it (LB9).
  mutating func add(_ scalar: UInt32) -> Bool {
    var unit = LineBreakUnit(of: scalar)
    let isJoiner = unit.class == .zwj
    guard isJoiner || unit.class == .cm else {
      // Indicators pair up from the first of a row (LB30a).
      if unit.class == .ri, units.last?.class == .ri { unit.becomeSecondIndicator() }
      units.append(unit)
      return true
    }
    if let last = units.indices.last, Self.takesMarks(units[last].class) {
      units[last].endsInJoiner = isJoiner
      return false
    }
    // A mark of nothing is a letter (LB10).
    unit = LineBreakUnit(.al)
    unit.endsInJoiner = isJoiner
    units.append(unit)
    return true
  }

  private static func takesMarks(_ class: LineBreakClass) -> Bool {
    switch `class` {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
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
    var units = ScannedLineBreakUnits(capacity: clusters.count + clusters.count / 8)
    /// The unit each cluster starts with; -1 if that is an earlier cluster's.
    var starts: ContiguousArray<Int32> = []
    starts.reserveCapacity(clusters.count)
    var place = 0
    for cluster in clusters {
      let end = place + Int(cluster.bytes)
      let start = Int32(truncatingIfNeeded: units.units.count)
      var scalar = bytes.scalarValue(at: place)
      starts.append(units.add(scalar.value) ? start : -1)
      while place + scalar.length < end {
        place += scalar.length
        scalar = bytes.scalarValue(at: place)
        _ = units.add(scalar.value)
      }
      place = end
    }
    let rules = LineBreakRules(units: units)
    var breaks = LineBreaks(count: clusters.count)
    for (index, start) in starts.enumerated() where start > 0 {
      if rules.allowsBreak(before: Int(start)) { breaks.allow(before: index) }
    }
    return breaks
  }
}
