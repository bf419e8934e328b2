import Declarative

/// Writes clusters into a row of cells, one after the other.
struct CellPen<Ink: CellInk>: ClusterSink {
  let line: UnsafeMutableBufferPointer<Cell>
  let tables: UnsafeMutablePointer<CellTables>
  let ink: UnsafeMutablePointer<Ink>
  /// The columns that may be drawn on.
  let visible: Range<Int>
  /// Where the next cluster goes.
  var column: Int
  private var lastDrawn: Int

  init(
    line: UnsafeMutableBufferPointer<Cell>, tables: UnsafeMutablePointer<CellTables>,
    ink: UnsafeMutablePointer<Ink>, visible: Range<Int>, column: Int
  ) {
    self.line = line
    self.tables = tables
    self.ink = ink
    self.visible = visible
    self.column = column
    lastDrawn = -1
  }

  /// Draws one cell.
  ///
  /// A wide grapheme that the writing cuts is mended where the writing starts, and where it ends.
  @inline(__always)
  private mutating func draw(_ glyph: UInt32, at place: Int) {
    if lastDrawn < 0, line[place].glyph == Cell.continuation {
      line[place &- 1].glyph = 0x20
    }
    let style = ink.pointee.style(
      over: line[place].style, column: place, tables: &tables.pointee)
    line[place] = Cell(glyph: glyph, style: style)
    lastDrawn = place
  }

  @inline(__always)
  private mutating func drawWide(_ glyph: UInt32, at place: Int) {
    guard place >= visible.lowerBound, place &+ 1 < visible.upperBound else {
      if visible.contains(place) { draw(0x20, at: place) }
      if visible.contains(place &+ 1) { draw(0x20, at: place &+ 1) }
      return
    }
    draw(glyph, at: place)
    line[place &+ 1] = Cell(glyph: Cell.continuation, style: line[place].style)
    lastDrawn = place &+ 1
  }

  @inline(__always)
  mutating func takeASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = column &+ bytes.count
    var place = max(column, visible.lowerBound)
    let last = min(end, visible.upperBound)
    while place < last {
      draw(UInt32(bytes[place &- column]), at: place)
      place &+= 1
    }
    column = end
    return column < visible.upperBound
  }

  @inline(__always)
  mutating func takeScalar(_ scalar: UInt32, as cluster: TextShape.Cluster) -> Bool {
    switch cluster.columns {
    case 2: drawWide(scalar, at: column)
    case 1: if visible.contains(column) { draw(scalar, at: column) }
    default: break
    }
    column &+= Int(cluster.columns)
    return column < visible.upperBound
  }

  mutating func takeCluster(
    _ bytes: UnsafeBufferPointer<UInt8>, as cluster: TextShape.Cluster
  ) -> Bool {
    guard cluster.columns > 0, column < visible.upperBound,
      column + Int(cluster.columns) > visible.lowerBound
    else {
      column += Int(cluster.columns)
      return column < visible.upperBound
    }
    let glyph = tables.pointee.intern(cluster: bytes)
    return takeScalar(glyph, as: cluster)
  }

  /// Mends a wide grapheme whose first half the writing has taken.
  mutating func finish() {
    guard lastDrawn >= 0, lastDrawn + 1 < line.count,
      line[lastDrawn + 1].glyph == Cell.continuation
    else { return }
    line[lastDrawn + 1].glyph = 0x20
  }
}
