import Foundation

/// The letters of a field on the screen: as much of them as there is room for, with the caret.
final class FieldElement: Element {
  /// What is shown.
  struct Content: Equatable {
    var text = EditedText()
    /// What is shown where there is no text.
    var placeholder: ResolvedText?
    var hasFocus = false
    var areDots = false
    /// Whether the text goes on in rows below, instead of running out of sight.
    var wraps = false
  }

  private var content = Content()
  private var environment: TextEnvironment?
  /// The first column and the first row that are shown.
  private var firstColumn = 0
  private var firstRow = 0
  private var rows = FieldRows(of: "")

  @MainActor func update(_ content: Content, _ environment: TextEnvironment, in node: Node) {
    isRightToLeft = node.scope.isRightToLeft
    if content == self.content, environment === self.environment { return }
    let isLayout =
      content.text.text != self.content.text.text || content.wraps != self.content.wraps
      || content.placeholder?.text != self.content.placeholder?.text
      || environment.layout != self.environment?.layout
    self.content = content
    self.environment = environment
    // A field of one row is as large as before, whatever it says.
    if isLayout, content.wraps || proposal.width == nil { invalidateLayout() }
    arrange()
    setNeedsDisplay()
  }

  /// Where a caret can stand.
  private var stops: TextStops {
    TextStops(content.text.text, measuring, areDots: content.areDots)
  }

  private var measuring: any TextMeasuring {
    environment?.measuring ?? TextEnvironmentKey.defaultValue.measuring
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cell = tree.metrics.cell
    let natural = CGFloat(naturalColumns) * cell.width
    let width = max(proposal.width ?? natural, cell.width)
    guard content.wraps else { return CGSize(width: width, height: cell.height) }
    let count = wrapped(width).rows.count
    let limits = environment?.layout
    let lines = min(max(count, limits?.minimumLines ?? 1), limits?.maximumLines ?? .max)
    return CGSize(width: width, height: CGFloat(lines) * cell.height)
  }

  /// As wide as the text with its caret, or what stands in for it.
  private var naturalColumns: Int {
    let stops = stops
    let placeholder = content.placeholder.map { measuring.shape($0.text).columns } ?? 0
    return max(stops.columns(of: 0..<stops.end), placeholder) + 1
  }

  private func wrapped(_ width: CGFloat) -> FieldRows {
    guard content.wraps else { return FieldRows(of: content.text.text) }
    let columns = (width / tree.metrics.cell.width).rounded(.down)
    // The caret behind the last letter takes a column too.
    let room = columns.isFinite ? max(Int(min(columns, 1e6)) - 1, 1) : Int.max
    return FieldRows(wrapping: content.text.text, columns: room, measuring)
  }

  package override func placeChildren() {
    if !tree.isTrying { arrange() }
  }

  private var visibleColumns: Int { Int((size.width / tree.metrics.cell.width).rounded(.down)) }

  private var visibleRows: Int {
    max(Int((size.height / tree.metrics.cell.height).rounded(.down)), 1)
  }

  /// Works out the rows, and shows the part with the caret.
  private func arrange() {
    rows = wrapped(size.width)
    let row = rows.row(of: content.text.caret)
    firstRow = min(max(firstRow, row - visibleRows + 1), row)
    firstRow = max(min(firstRow, rows.rows.count - visibleRows), 0)
    if content.wraps {
      firstColumn = 0
      return
    }
    let stops = stops
    let column = stops.columns(of: 0..<content.text.caret)
    let all = stops.columns(of: 0..<stops.end)
    let letter = stops.columns(of: content.text.caret..<stops.after(content.text.caret))
    let width = min(max(letter, 1), visibleColumns)
    firstColumn = min(max(firstColumn, column - visibleColumns + width), column)
    // No room stays empty while letters are out of sight.
    firstColumn = max(min(firstColumn, all + 1 - visibleColumns), 0)
    if !content.hasFocus { firstColumn = 0 }
  }

  /// Where the caret goes for a point of the screen: before the letter that is drawn there.
  func place(at point: CGPoint) -> Int {
    let cell = tree.metrics.cell
    let corner = tree.metrics.cells(in: absoluteRect)
    let point = CGPoint(
      x: point.x - CGFloat(corner.left) * cell.width,
      y: point.y - CGFloat(corner.top) * cell.height)
    let row = firstRow + Int((point.y / cell.height).rounded(.down))
    let range = rows.rows[min(max(row, 0), rows.rows.count - 1)]
    let indent = indent(
      of: range,
      columns: content.text.text.isEmpty ? placeholderColumns : stops.columns(of: range))
    let column = Int(((point.x - indent) / cell.width).rounded(.down)) + firstColumn
    return stops.stop(atColumn: max(column, 0), in: range)
  }

  /// The place a row above or below the caret, or nil where there is none.
  func place(rows count: Int, from place: Int) -> Int? {
    let row = rows.row(of: place)
    guard rows.rows.indices.contains(row + count) else { return nil }
    let column = stops.columns(of: rows.rows[row].lowerBound..<place)
    return stops.stop(atColumn: column, in: rows.rows[row + count])
  }

  /// The row a place is in.
  func row(of place: Int) -> Range<Int> { rows.rows[rows.row(of: place)] }

  /// How far in a row begins, where all of it is in sight.
  private func indent(of range: Range<Int>, columns: @autoclosure () -> Int) -> CGFloat {
    guard let layout = environment?.layout, firstColumn == 0 else { return 0 }
    let cell = tree.metrics.cell.width
    let isTrailing = layout.alignment == (isRightToLeft ? .leading : .trailing)
    guard isTrailing || layout.alignment == .center else { return 0 }
    let shown = columns()
    let caret = content.hasFocus && content.text.caret == range.upperBound ? 1 : 0
    let free = max(visibleColumns - shown - caret, 0)
    return CGFloat(isTrailing ? free : free / 2) * cell
  }

  private var placeholderColumns: Int {
    content.placeholder.map { measuring.shape($0.text).columns } ?? 0
  }

  package override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    guard let environment else { return }
    let style = Text(verbatim: "x")
      .resolved(with: environment.context, symbols: environment.symbols).style
    let lines = lines(FieldWriter(style: style, first: firstColumn, columns: visibleColumns))
    pass.add(.text(rect, TextBlock(lines: lines)), covering: rect)
  }

  /// The rows in sight: the text is gone through once, however many there are.
  private func lines(_ writer: FieldWriter) -> [TextBlock.Line] {
    var writer = writer
    let text = content.text
    if text.text.isEmpty, let placeholder = content.placeholder {
      let spans = writer.placeholder(
        placeholder, hasCaret: content.hasFocus, TextStops(placeholder.text, measuring))
      return [TextBlock.Line(indent: indent(of: 0..<0, columns: placeholderColumns), spans: spans)]
    }
    let selection = content.hasFocus ? text.selection : 0..<0
    let hasCaret = content.hasFocus && selection.isEmpty
    let caretRow = rows.row(of: text.caret)
    let shown = firstRow..<min(firstRow + visibleRows, rows.rows.count)
    var lines: [TextBlock.Line] = []
    let stops = stops
    // Of a long plain text only what is in sight is gone through.
    let isPlainRow = stops.isPlain && !content.wraps
    let start = rows.rows[shown.lowerBound].lowerBound + (isPlainRow ? firstColumn : 0)
    let end =
      isPlainRow
      ? min(stops.end, start + visibleColumns) : rows.rows[shown.upperBound - 1].upperBound
    if isPlainRow { writer.skip(to: firstColumn) }
    func endRow() {
      let row = shown.lowerBound + lines.count
      let range = rows.rows[row]
      let columns = writer.column
      if isPlainRow { writer.skip(to: range.count) }
      if hasCaret, row == caretRow, text.caret >= range.upperBound { writer.add(" ", 1, true) }
      lines.append(
        TextBlock.Line(indent: indent(of: range, columns: columns), spans: writer.take()))
    }
    stops.forEach(plain: start..<max(start, end)) { cluster, columns in
      while lines.count < shown.count,
        cluster.lowerBound >= rows.rows[shown.lowerBound + lines.count].upperBound
      {
        endRow()
      }
      guard lines.count < shown.count else { return false }
      // Before the first row, or the line break between two.
      if cluster.lowerBound < rows.rows[shown.lowerBound + lines.count].lowerBound { return true }
      let isReversed =
        selection.contains(cluster.lowerBound) || hasCaret && text.caret == cluster.lowerBound
      let letters = content.areDots ? "•" : String(text.text.slice(cluster))
      writer.add(letters.first?.isNewline == true ? "↵" : letters, columns, isReversed)
      return true
    }
    while lines.count < shown.count { endRow() }
    return lines
  }
}

/// Writes what of a row is in sight.
private struct FieldWriter {
  let style: InkStyle
  let first: Int
  let columns: Int
  private(set) var column = 0
  private var spans: [TextBlock.Span] = []

  init(style: InkStyle, first: Int, columns: Int) {
    self.style = style
    self.first = first
    self.columns = columns
  }

  mutating func add(_ letters: String, _ width: Int, _ isReversed: Bool, _ own: InkStyle? = nil) {
    defer { column += width }
    let seen = min(column + width, first + columns) - max(column, first)
    if seen <= 0 { return }
    var style = own ?? style
    if isReversed { style.attributes.formSymmetricDifference(.reverse) }
    // Half of a wide letter is out of sight: a blank for the other half.
    let shown = seen < width ? " " : letters
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += shown
    } else {
      spans.append(TextBlock.Span(text: shown, style: style))
    }
  }

  /// Goes on at a column.
  mutating func skip(to column: Int) { self.column = column }

  mutating func placeholder(_ text: ResolvedText, hasCaret: Bool, _ stops: TextStops)
    -> [TextBlock.Span]
  {
    stops.forEach { cluster, columns in
      let letters = String(text.text.slice(cluster))
      add(letters, columns, hasCaret && cluster.lowerBound == 0, text.style)
      return column < self.columns
    }
    return take()
  }

  /// What was written, a row being done.
  mutating func take() -> [TextBlock.Span] {
    defer { (spans, column) = ([], 0) }
    return spans
  }
}
