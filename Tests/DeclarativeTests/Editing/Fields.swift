import DeclarativeText
import Foundation

extension TextHost {
  /// A row of the screen with the cells in reverse, the caret or what is selected, in brackets.
  func edited(row: Int = 0) -> String {
    let frame = frame
    var line = ""
    var isReversed = false
    for column in 0..<frame.size.columns {
      let cell = frame[column: column, row: row]
      let isIn = cell.style.isReversed
      if isIn != isReversed { line += isIn ? "[" : "]" }
      isReversed = isIn
      if cell.width > 0 { line.append(cell.character) }
    }
    if isReversed { line += "]" }
    return line.trimmingCharacters(in: .whitespaces)
  }

  /// The column of the caret in a row, where nothing is selected.
  func caret(row: Int = 0) -> Int? {
    let frame = frame
    return (0..<frame.size.columns)
      .first {
        frame[column: $0, row: row].style.isReversed
      }
  }
}
