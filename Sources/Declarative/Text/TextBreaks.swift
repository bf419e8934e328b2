/// What a text comes to in a number of columns and rows.
struct TextFit: Equatable, Sendable {
  /// The widest line.
  var columns: Int
  /// The lines that are shown.
  var rows: Int
  /// The last of them, if text is left over.
  var cut: TruncatedLine?
}

/// Where a text's lines break, remembered for the width last asked for.
struct TextBreaks {
  private var text: String
  private let shape: TextShape
  private let measuring: any TextMeasuring
  /// Where the clusters allow a break; worked out when the text first has to wrap.
  private var allowed: LineBreaks?
  private var lines: ContiguousArray<BrokenLine> = []
  /// The width the lines were broken at, and all the widths that break the text alike.
  private var width = 0
  private var widths: ClosedRange<Int>?
  private var isComplete: Bool { lines.last.map { $0.next == nil } ?? false }
  private var known: (columns: Int, rows: Int)?
  private var last: (width: Int, rows: Int, fit: TextFit)?

  init(text: String, shape: TextShape, measuring: any TextMeasuring) {
    self.text = text
    self.shape = shape
    self.measuring = measuring
  }

  /// The columns and rows of the text where nothing limits it.
  var natural: (columns: Int, rows: Int) {
    mutating get {
      if let known { return known }
      let natural = paragraphs()
      known = natural
      return natural
    }
  }

  private mutating func paragraphs() -> (Int, Int) {
    guard let clusters = shape.clusters else {
      if text.utf8.count == shape.columns { return (shape.columns, 1) }
      let measuring = measuring
      return text.withUTF8 { ASCIIUnits(bytes: $0, measuring: measuring).paragraphs }
    }
    var (widest, columns, rows) = (0, 0, 1)
    for cluster in clusters {
      if cluster.kind == .newline {
        widest = max(widest, columns)
        columns = 0
        rows += 1
      } else {
        columns += Int(cluster.columns)
      }
    }
    return (max(widest, columns), rows)
  }

  /// `mode` is the same at every call.
  mutating func fit(width: Int, rows: Int, mode: Text.TruncationMode) -> TextFit {
    if natural.columns <= width, natural.rows <= rows {
      return TextFit(columns: natural.columns, rows: natural.rows, cut: nil)
    }
    if let last, last.width == width, last.rows == rows { return last.fit }
    breakLines(at: width, upTo: rows)
    let isCut = lines.count > rows || !isComplete
    let shown = min(lines.count, rows)
    var fit = TextFit(columns: 0, rows: shown, cut: nil)
    for line in lines.prefix(isCut ? shown - 1 : shown) {
      fit.columns = max(fit.columns, min(line.columns, width))
    }
    if isCut {
      let start = lines[shown - 1].start
      let cut = truncated(from: start, width: width, mode: mode)
      fit.columns = max(fit.columns, cut.columns)
      fit.cut = cut
    }
    last = (width, rows, fit)
    return fit
  }

  /// The lines of `fit` that are shown whole.
  mutating func lines(of fit: TextFit, width: Int) -> ArraySlice<BrokenLine> {
    breakLines(at: width, upTo: fit.rows)
    return ArraySlice(lines.prefix(fit.cut == nil ? fit.rows : fit.rows - 1))
  }

  /// Breaks the text at `width`, and stops when more than `rows` lines are known.
  private mutating func breakLines(at width: Int, upTo rows: Int) {
    if let widths, widths.contains(width), isComplete || lines.count > rows { return }
    if width != self.width || isComplete { lines.removeAll(keepingCapacity: true) }
    self.width = width
    var lines = lines
    self.lines = []
    withUnits(
      ascii: { Self.breakLines($0, at: width, upTo: rows, into: &lines) },
      clusters: { Self.breakLines($0, at: width, upTo: rows, into: &lines) })
    self.lines = lines
    // Any width down to the widest line's breaks the text alike: what fitted still fits, and what
    // did not never will.
    let widest = lines.reduce(1) { max($0, $1.columns) }
    widths = min(widest, width)...width
  }

  private static func breakLines<Units: TextUnits>(
    _ units: Units, at width: Int, upTo rows: Int, into lines: inout ContiguousArray<BrokenLine>
  ) {
    var start = lines.isEmpty ? TextPosition() : lines.last?.next
    while lines.count <= rows, let here = start {
      let line = units.line(from: here, width: width)
      lines.append(line)
      start = line.next
    }
  }

  private mutating func truncated(
    from start: TextPosition, width: Int, mode: Text.TruncationMode
  ) -> TruncatedLine {
    withUnits(
      ascii: { $0.truncated(from: start, width: width, mode: mode) },
      clusters: { $0.truncated(from: start, width: width, mode: mode) })
  }

  private mutating func withUnits<Result>(
    ascii: (ASCIIUnits) -> Result, clusters: (ClusterUnits) -> Result
  ) -> Result {
    let measuring = measuring
    guard let shaped = shape.clusters else {
      return text.withUTF8 { ascii(ASCIIUnits(bytes: $0, measuring: measuring)) }
    }
    let known = allowed
    let (result, breaks) = text.withUTF8 { bytes in
      let breaks = known ?? measuring.breaks(between: shaped, of: bytes)
      return (clusters(ClusterUnits(bytes: bytes, clusters: shaped, breaks: breaks)), breaks)
    }
    allowed = breaks
    return result
  }
}
