import DeclarativeText

/// A screen with the frames of its views drawn over it.
///
/// A line runs through cells that are blank, and colours the letters it meets instead of hiding
/// them. Frames that meet join; views that have one frame share it. A view of one row or column
/// has no room for a line around it: its letters have its colour.
struct OutlinePicture {
  private let shown: Frame
  private var cells: [Cell]

  /// A cell of the drawing: the arms of the lines in it, or a letter of a name.
  private struct Cell {
    var arms: Arms = []
    var letter: Unicode.Scalar?
    var color: Color?
  }

  private struct Arms: OptionSet {
    let rawValue: Int

    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)

    /// The line with these arms.
    var glyph: Unicode.Scalar {
      let glyphs: [Unicode.Scalar] = [
        " ", "─", "─", "─", "│", "┘", "└", "┴", "│", "┐", "┌", "┬", "│", "┤", "├", "┼",
      ]
      return glyphs[rawValue]
    }
  }

  /// The colours of views by their depth, from the outermost on.
  static let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple]

  init(of shown: Frame, _ outline: Outline, metrics: CellMetrics) {
    self.shown = shown
    cells = Array(repeating: Cell(), count: shown.size.columns * shown.size.rows)
    let boxes = Self.boxes(outline, metrics)
    for box in boxes { draw(box) }
    // The innermost first: what is around it has more room for its name.
    for box in boxes.reversed() { write(box) }
  }
}

extension OutlinePicture {
  /// A frame in cells, with the name of the innermost view that has it.
  private struct Box {
    var cells: CellRect
    var name: String
    var color: Color
  }

  /// Each frame once, in the order of the tree.
  private static func boxes(_ outline: Outline, _ metrics: CellMetrics) -> [Box] {
    var boxes: [Box] = []
    var known: [CellRect: Int] = [:]
    for line in outline.lines {
      guard let rect = line.rect else { continue }
      let cells = metrics.cells(in: rect)
      if cells.columns <= 0 || cells.rows <= 0 { continue }
      let name = line.names.last ?? ""
      if let index = known[cells] {
        if !line.isModifier { boxes[index].name = name }
        continue
      }
      known[cells] = boxes.count
      boxes.append(
        Box(cells: cells, name: name, color: colors[line.depth % colors.count]))
    }
    return boxes
  }

  private mutating func draw(_ box: Box) {
    let (left, right) = (box.cells.left, box.cells.right - 1)
    let (top, bottom) = (box.cells.top, box.cells.bottom - 1)
    guard left < right, top < bottom else {
      for row in top...bottom {
        for column in left...right { add([], column, row, box.color) }
      }
      return
    }
    for column in left...right {
      let arms: Arms = column == left ? .right : column == right ? .left : [.left, .right]
      add(arms, column, top, box.color)
      add(arms, column, bottom, box.color)
    }
    for row in top...bottom {
      let arms: Arms = row == top ? .down : row == bottom ? .up : [.up, .down]
      add(arms, left, row, box.color)
      add(arms, right, row, box.color)
    }
  }

  private mutating func add(_ arms: Arms, _ column: Int, _ row: Int, _ color: Color) {
    guard let index = index(column, row) else { return }
    cells[index].arms.formUnion(arms)
    cells[index].color = color
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard 0..<shown.size.columns ~= column, 0..<shown.size.rows ~= row else { return nil }
    return row * shown.size.columns + column
  }

  /// Writes a box's name into its upper line, or its lower one, where that is free.
  private mutating func write(_ box: Box) {
    guard box.cells.columns > 2, box.cells.rows > 1 else { return }
    for row in [box.cells.top, box.cells.bottom - 1] {
      let name = box.name.unicodeScalars
      let starts = box.cells.left + 1..<max(box.cells.right - name.count, box.cells.left + 1)
      guard !name.isEmpty, let start = starts.first(where: { isFree($0, name.count, row) })
      else { continue }
      for (offset, letter) in name.enumerated() {
        guard let place = index(start + offset, row) else { continue }
        cells[place].letter = letter
        cells[place].color = box.color
      }
      return
    }
  }

  /// Whether there is room for a name, and for a gap to the letters on both sides.
  private func isFree(_ column: Int, _ count: Int, _ row: Int) -> Bool {
    (column - 1...column + count)
      .allSatisfy { column in
        guard let index = index(column, row) else { return false }
        return cells[index].letter == nil && isBlank(column, row)
      }
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool {
    let cell = shown[column: column, row: row]
    return cell.character == " " && cell.width == 1
  }

  /// Whether a blank is one of a text: a line through it would make one word of two.
  private func isBetweenWords(_ column: Int, _ row: Int) -> Bool {
    guard column > 0, column + 1 < shown.size.columns else { return false }
    return !isBlank(column - 1, row) && !isBlank(column + 1, row)
  }
}

extension OutlinePicture {
  /// The drawing alone, for a layer over the screen.
  func paint(_ grid: inout CellGrid) {
    for row in 0..<min(grid.size.rows, shown.size.rows) {
      for column in 0..<min(grid.size.columns, shown.size.columns) {
        guard let (scalar, color) = drawn(column, row) else { continue }
        grid.set(scalar, column: column, row: row, foreground: color)
      }
    }
  }

  private func drawn(_ column: Int, _ row: Int) -> (Unicode.Scalar, Color)? {
    let drawn = cells[row * shown.size.columns + column]
    guard let color = drawn.color else { return nil }
    let cell = shown[column: column, row: row]
    if cell.width == 0 { return nil }
    if cell.character == " " {
      if let letter = drawn.letter { return (letter, color) }
      let isAcross = drawn.arms.isDisjoint(with: [.up, .down])
      if drawn.arms.isEmpty || (isAcross && isBetweenWords(column, row)) { return nil }
      return (drawn.arms.glyph, color)
    }
    // What is more than one plain letter keeps its own look.
    let scalars = cell.character.unicodeScalars
    let style = cell.style
    let isPlain = !style.isBold && !style.isItalic && !style.isUnderlined && !style.isReversed
    guard isPlain, style.link == nil, scalars.count == 1 else { return nil }
    return scalars.first.map { ($0, color) }
  }
}
