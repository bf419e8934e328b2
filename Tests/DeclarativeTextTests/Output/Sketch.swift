import DeclarativeText
import Support

/// Cells to test with, drawn without the rest of the pipeline.
struct Sketch {
  let size: CellSize
  var tables = CellTables()
  var cells: ContiguousArray<Cell>

  init(columns: Int, rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    cells = ContiguousArray(repeating: .blank, count: columns * rows)
  }

  init(_ text: String..., columns: Int, style: CellStyle = .plain) {
    self.init(columns: columns, rows: text.count)
    for (row, line) in text.enumerated() { put(line, column: 0, row: row, style) }
  }

  var frame: Frame { Frame(size: size, cells: cells, tables: tables, scheme: .dark) }

  /// Writes graphemes from a place on; what does not fit in the row is left out.
  mutating func put(_ text: String, column: Int, row: Int, _ style: CellStyle = .plain) {
    var column = column
    for character in text {
      let width = TerminalEmulator.usualWidth(String(character))
      guard column + width <= size.columns else { return }
      set(glyph(of: character), width: width, column: column, row: row, tables.intern(style))
      column += width
    }
  }

  mutating func fill(columns: Range<Int>, row: Int, _ style: CellStyle) {
    let style = tables.intern(style)
    for column in columns { set(0x20, width: 1, column: column, row: row, style) }
  }

  mutating func link(_ address: String, name: String = "") -> CellStyle {
    CellStyle(attributes: .underline, link: tables.intern(link: address, name: name))
  }

  private mutating func glyph(of character: Character) -> UInt32 {
    let scalars = String(character).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      return tables.intern(grapheme: String(character))
    }
    return scalar.value
  }

  private mutating func set(_ glyph: UInt32, width: Int, column: Int, row: Int, _ style: UInt32) {
    let index = row * size.columns + column
    for half in index..<index + width { split(half) }
    cells[index] = Cell(glyph: glyph, style: style)
    if width == 2 { cells[index + 1] = Cell(glyph: Cell.continuation, style: style) }
  }

  /// Blanks the other half of a wide grapheme that is about to lose one.
  private mutating func split(_ index: Int) {
    if cells[index].glyph == Cell.continuation { cells[index - 1].glyph = 0x20 }
    if index + 1 < cells.count, cells[index + 1].glyph == Cell.continuation {
      cells[index + 1].glyph = 0x20
    }
  }
}

extension Sketch {
  /// What a terminal is to show, told without the encoder; for colours that need no resolution.
  var expected: [EmulatedCell] {
    let styles = tables.styles.map(emulated)
    return cells.indices.map { index in
      let isHalf = cells[index].glyph == Cell.continuation
      let isWide = index + 1 < cells.count && cells[index + 1].glyph == Cell.continuation
      var cell = EmulatedCell()
      cell.width = isHalf ? 0 : isWide ? 2 : 1
      cell.text = isHalf ? " " : text(of: cells[index].glyph)
      cell.style = styles[Int(cells[isHalf ? index - 1 : index].style)]
      return cell.seen
    }
  }

  private func emulated(_ style: CellStyle) -> EmulatedCell.Style {
    var emulated = EmulatedCell.Style()
    emulated.foreground = Self.parameters(style.foreground, 30)
    emulated.background = Self.parameters(style.background, 40)
    let codes: [(InkAttributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7),
      (.strikethrough, 9), (.overline, 53),
    ]
    for (attribute, code) in codes where style.attributes.contains(attribute) {
      emulated.attributes.insert(code)
    }
    if style.link > 0 {
      let address = tables.links[Int(style.link)]
      emulated.link = .init(address: address, identifier: "\(style.link)")
    }
    return emulated
  }

  private func text(of glyph: UInt32) -> String {
    if glyph & Cell.interned != 0 { return tables.graphemes[Int(glyph & ~Cell.interned)] }
    return Unicode.Scalar(glyph).map { String($0) } ?? "?"
  }

  private static func parameters(_ color: Color?, _ base: UInt32) -> String {
    guard let color else { return "" }
    let value = color.value
    switch color.kind {
    case .rgb:
      return "\(base + 8);2;\(value >> 16);\(value >> 8 & 255);\(value & 255)"
    case .palette: return "\(base + 8);5;\(value)"
    case .terminal: return "\(value < 8 ? base + value : base + 52 + value)"
    case .name: return "?"
    }
  }
}

/// A screen that sketches are sent to one after the other.
struct Screen {
  var encoder: FrameEncoder
  let emulator: TerminalEmulator
  private var last: ContiguousArray<Cell>?
  private var lastTables = CellTables()
  var work = FrameEncoder.Work()

  init(columns: Int, rows: Int, encoder: FrameEncoder = FrameEncoder()) {
    self.encoder = encoder
    emulator = TerminalEmulator(columns: columns, rows: rows)
  }

  /// Shows a sketch and returns the bytes it took.
  @discardableResult
  mutating func show(
    _ sketch: Sketch, damage: [Range<Int>]? = nil, oldTables: CellTables? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var oldTables = oldTables
    if !sketch.tables.styles.starts(with: lastTables.styles)
      || !sketch.tables.graphemes.starts(with: lastTables.graphemes)
    {
      oldTables = lastTables
    }
    work = encoder.encode(
      from: last, to: sketch.cells, size: sketch.size, damage: damage, oldTables: oldTables,
      tables: sketch.tables, into: &bytes)
    last = sketch.cells
    lastTables = sketch.tables
    emulator.feed(bytes)
    return bytes
  }

  /// The same, as text with ESC shown as `␛`.
  @discardableResult
  mutating func text(showing sketch: Sketch) -> String {
    let names: [Unicode.Scalar: String] = ["\u{1B}": "␛", "\r": "␍", "\n": "␊", "\u{8}": "␈"]
    let text = String(decoding: show(sketch), as: UTF8.self)
    return text.unicodeScalars.map { names[$0] ?? String($0) }.joined()
  }

  var seen: [EmulatedCell] { emulator.cells.map(\.seen) }
}
