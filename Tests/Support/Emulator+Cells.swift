extension TerminalEmulator {
  /// Writes a grapheme as xterm does: the last column leaves the wrap pending.
  ///
  /// One of more than two columns leaves its parts behind, as terminals do that know no sequences.
  func write(_ grapheme: String) {
    let width = width(grapheme)
    if width == 0 { return failures.append("a grapheme of no width") }
    put(grapheme, width: min(width, 2))
    for _ in 2..<max(width, 2) { put("?", width: 1) }
  }

  private func put(_ grapheme: String, width: Int) {
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    let place = row * columns + column
    split(column)
    if width == 2, columns > 1 { split(column + 1) }
    cells[place] = EmulatedCell(grapheme, width: width, style: pen)
    if width == 2, columns > 1 { cells[place + 1] = EmulatedCell(" ", width: 0, style: pen) }
    isWrapPending = column + width >= columns
    column = min(column + width, columns - 1)
  }

  /// Blanks the other half of a wide grapheme that is about to lose one.
  private func split(_ column: Int) {
    let cell = self[column: column, row: row]
    if cell.width == 0 { blank(column - 1) }
    if cell.width == 2 { blank(column + 1) }
  }

  private func blank(_ column: Int) {
    guard 0..<columns ~= column else { return }
    cells[row * columns + column].text = " "
    cells[row * columns + column].width = 1
  }

  func lineFeed() {
    isWrapPending = false
    if row == region.upperBound - 1 { scroll(by: 1) } else { row = min(row + 1, rows - 1) }
  }

  func erase(_ range: Range<Int>) {
    isWrapPending = false
    for column in range {
      split(column)
      cells[row * columns + column] = emptyCell
    }
  }

  func scroll(by distance: Int) {
    isWrapPending = false
    let before = cells
    for row in region {
      for column in 0..<columns {
        cells[row * columns + column] =
          region.contains(row + distance)
          ? before[(row + distance) * columns + column] : emptyCell
      }
    }
  }

  private var emptyCell: EmulatedCell {
    var cell = EmulatedCell()
    cell.style.background = pen.background
    return cell
  }

  /// The columns most terminals give a grapheme.
  public static func usualWidth(_ grapheme: String) -> Int {
    guard let first = grapheme.unicodeScalars.first else { return 0 }
    if grapheme.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF:
      return 2
    default: return 1
    }
  }
}
