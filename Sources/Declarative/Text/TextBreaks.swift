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
  private var lines: ContiguousArray<BrokenLine> = []
  /// The widths at which the text breaks into `lines`.
  private var widths: ClosedRange<Int>?
  private var isComplete = false
  private var known: (columns: Int, rows: Int)?
  private var last: (width: Int, rows: Int, fit: TextFit)?

  init(text: String, shape: TextShape) {
    self.text = text
    self.shape = shape
  }

  /// The columns and rows of the text where nothing limits it.
  var natural: (columns: Int, rows: Int) {
    mutating get {
      if let known { return known }
      let natural = shape.clusters == nil ? (shape.columns, 1) : paragraphs()
      known = natural
      return natural
    }
  }

  private func paragraphs() -> (Int, Int) {
    var (widest, columns, rows) = (0, 0, 1)
    for cluster in shape.clusters ?? [] {
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
    lines.removeAll(keepingCapacity: true)
    let clusters = shape.clusters
    isComplete = text.withUTF8 { bytes in
      if let clusters {
        return Self.collect(
          ClusterUnits(bytes: bytes, clusters: clusters), width, rows, into: &lines)
      }
      return Self.collect(ASCIIUnits(bytes: bytes), width, rows, into: &lines)
    }
    // Any width down to the widest line's breaks the text alike: what fitted still fits, and what
    // did not never will.
    let widest = lines.reduce(1) { max($0, $1.columns) }
    widths = min(widest, width)...width
  }

  private static func collect<Units: TextUnits>(
    _ units: Units, _ width: Int, _ rows: Int, into lines: inout ContiguousArray<BrokenLine>
  ) -> Bool {
    var breaker = LineBreaker(units: units, width: width)
    while lines.count <= rows, let line = breaker.next() { lines.append(line) }
    return breaker.isFinished
  }

  private mutating func truncated(
    from start: TextPosition, width: Int, mode: Text.TruncationMode
  ) -> TruncatedLine {
    let clusters = shape.clusters
    return text.withUTF8 { bytes in
      if let clusters {
        return ClusterUnits(bytes: bytes, clusters: clusters)
          .truncated(from: start, width: width, mode: mode)
      }
      return ASCIIUnits(bytes: bytes).truncated(from: start, width: width, mode: mode)
    }
  }
}
