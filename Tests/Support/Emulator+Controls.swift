extension TerminalEmulator {
  func control(_ byte: UInt8) {
    switch byte {
    case 0x08: moveTo(max(column - 1, 0), row)
    case 0x0A: lineFeed()
    case 0x0D: moveTo(0, row)
    default: failures.append("control \(byte)")
    }
  }

  func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "7"): saved = (column, row, pen)
    case UInt8(ascii: "8"):
      moveTo(saved.column, saved.row)
      let link = pen.link
      pen = saved.pen
      pen.link = link
    case UInt8(ascii: "M"):
      if row == region.lowerBound { scroll(by: -1) } else { moveTo(column, max(row - 1, 0)) }
    default: failures.append("ESC \(byte)")
    }
  }

  func perform(_ sequence: EmulatorParser.Sequence) {
    if let prefix = sequence.prefix { return setMode(sequence, prefix) }
    let first = sequence.parameters.first ?? -1
    let count = max(first, 1)
    switch sequence.final {
    case "A": moveTo(column, max(row - count, 0))
    case "B": moveTo(column, min(row + count, rows - 1))
    case "C": moveTo(min(column + count, columns - 1), row)
    case "D": moveTo(max(column - count, 0), row)
    case "G": moveTo(min(count, columns) - 1, row)
    case "d": moveTo(column, min(count, rows) - 1)
    case "H":
      let second = sequence.parameters.count > 1 ? sequence.parameters[1] : 1
      moveTo(min(max(second, 1), columns) - 1, min(count, rows) - 1)
    case "K" where first <= 0: erase(column..<columns)
    case "X": erase(column..<min(column + count, columns))
    case "S": scroll(by: count)
    case "T": scroll(by: -count)
    case "r": setRegion(sequence.parameters)
    case "m": setPen(sequence.parameters)
    default: failures.append("CSI \(sequence.text)")
    }
  }

  private func moveTo(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
    isWrapPending = false
  }

  private func setMode(_ sequence: EmulatorParser.Sequence, _ prefix: UInt8) {
    guard prefix == UInt8(ascii: "?"), let mode = sequence.parameters.first,
      [25, 2026].contains(mode)
    else { return failures.append("CSI \(sequence.text)") }
    switch sequence.final {
    case "h": modes.insert(mode)
    case "l": modes.remove(mode)
    default: failures.append("CSI \(sequence.text)")
    }
  }

  private func setRegion(_ parameters: [Int]) {
    let top = max(parameters.first ?? 1, 1) - 1
    let bottom = parameters.count > 1 ? min(parameters[1], rows) : rows
    guard top + 1 < bottom else { return failures.append("region \(parameters)") }
    region = top..<bottom
    moveTo(0, 0)
  }

  private func setPen(_ parameters: [Int]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0:
        let link = pen.link
        pen = EmulatedCell.Style()
        pen.link = link
      case 1, 2, 3, 4, 5, 7, 9, 53: pen.attributes.insert(code)
      case 22:
        pen.attributes.remove(1)
        pen.attributes.remove(2)
      case 23, 24, 25, 27, 29: pen.attributes.remove(code - 20)
      case 55: pen.attributes.remove(53)
      case 30...37, 90...97: pen.foreground = "\(code)"
      case 40...47, 100...107: pen.background = "\(code)"
      case 39: pen.foreground = ""
      case 49: pen.background = ""
      case 38, 48:
        let length = rest.first == 2 ? 4 : rest.first == 5 ? 2 : 0
        guard length > 0, rest.count >= length, !rest.prefix(length).contains(-1) else {
          return failures.append("SGR \(parameters)")
        }
        let color = ([code] + rest.prefix(length)).map(String.init).joined(separator: ";")
        if code == 38 { pen.foreground = color } else { pen.background = color }
        rest = rest.dropFirst(length)
      default: failures.append("SGR \(code)")
      }
    }
  }
}
