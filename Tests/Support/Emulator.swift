/// A small terminal: feeds on bytes, and holds the cells they would show.
///
/// It follows xterm where terminals differ, and is strict: what it does not know is recorded in
/// `failures`, so a test that sends nonsense fails.
public final class TerminalEmulator {
  public let columns: Int
  public let rows: Int
  public internal(set) var cells: [EmulatedCell]
  public internal(set) var column = 0
  public internal(set) var row = 0
  /// Whether the last column was written, so that the next character goes to the next row.
  public internal(set) var isWrapPending = false
  public internal(set) var modes: Set<Int> = [7, 25]
  public internal(set) var failures: [String] = []
  /// How many columns a grapheme takes.
  public var width: (String) -> Int = TerminalEmulator.usualWidth

  var pen = EmulatedCell.Style()
  var saved: (column: Int, row: Int, pen: EmulatedCell.Style) = (0, 0, .init())
  var region: Range<Int>
  private var parser = EmulatorParser()

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    region = 0..<rows
    cells = Array(repeating: EmulatedCell(), count: columns * rows)
  }

  /// Interprets bytes; a control sequence may be split over calls, a grapheme may not.
  public func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { parser.feed(byte, perform: perform) }
    parser.endText(perform: perform)
  }

  public subscript(column column: Int, row row: Int) -> EmulatedCell {
    cells[row * columns + column]
  }

  /// The rows as text, with `·` for blanks.
  public var picture: String {
    (0..<rows)
      .map { row in
        (0..<columns)
          .map { column in
            let cell = self[column: column, row: row]
            return cell.width == 0 ? "" : cell.text == " " ? "·" : cell.text
          }
          .joined()
      }
      .joined(separator: "\n")
  }

  private func perform(_ token: EmulatorParser.Token) {
    switch token {
    case .text(let text): for character in text { write(String(character)) }
    case .control(let byte): control(byte)
    case .escape(let byte): escape(byte)
    case .sequence(let sequence): perform(sequence)
    case .link(let link): pen.link = link
    case .failure(let message): failures.append(message)
    }
  }
}
