import Declarative

extension FrameEncoder {
  /// The shortest way to a place.
  func route(row goalRow: Int, column goalColumn: Int, _ picture: Picture?) -> CursorRoute {
    if row == goalRow, column == goalColumn { return CursorRoute(start: .here, cost: 0) }
    var best = CursorRoute.address(row: goalRow, column: goalColumn)
    let lineFeeds = features.contains(.lineFeeds)

    func consider(_ start: CursorRoute.Start, _ cost: Int, column: Int) {
      let limit = best.cost - cost
      guard limit > 0 else { return }
      let along = steps(from: column, to: goalColumn, row: goalRow, picture)
      guard along.cost < limit else { return }
      best = CursorRoute(start: start, steps: along.steps, cost: cost + along.cost)
    }

    if let row {
      let down = RowSteps.shortest(from: row, to: goalRow, lineFeeds: lineFeeds).cost
      if let column { consider(.here, down, column: column) }
      consider(.rowStart, down + 1, column: 0)
      consider(.column, down + CursorRoute.sequence(goalColumn + 1), column: goalColumn)
    }
    if let saved, let pen, saved.pen == pen {
      let down = RowSteps.shortest(from: saved.row, to: goalRow, lineFeeds: lineFeeds).cost
      consider(.saved, down + 2, column: saved.column)
    }
    return best
  }

  /// The shortest way along a row.
  private func steps(
    from column: Int, to goal: Int, row: Int, _ picture: Picture?
  ) -> (steps: CursorRoute.Steps, cost: Int) {
    if column == goal { return (.none, 0) }
    if column > goal {
      let distance = column - goal
      let sequence = CursorRoute.sequence(distance)
      return distance <= sequence ? (.backspaces(distance), distance) : (.left(distance), sequence)
    }
    let sequence = CursorRoute.sequence(goal - column)
    if goal - column <= 2 * sequence, let picture,
      let length = lengthOfCells(column..<goal, row: row, picture), length < sequence
    {
      return (.rewrite(from: column), length)
    }
    return (.right(goal - column), sequence)
  }

  /// How many bytes it takes to write cells again; nil if the pen or a doubt forbids it.
  private func lengthOfCells(_ columns: Range<Int>, row: Int, _ picture: Picture) -> Int? {
    guard let penBlankLook, pen?.link == 0 else { return nil }
    let first = row * picture.size.columns
    if picture.new[first + columns.lowerBound].glyph == Cell.continuation { return nil }
    var length = 0
    for index in first + columns.lowerBound..<first + columns.upperBound {
      let cell = picture.new[index]
      switch cell.glyph {
      case 0x20:
        guard cell.style == penStyle || pens.entries[Int(cell.style)].blankLook == penBlankLook
        else { return nil }
        length += 1
      case 0x21..<0x7F where cell.style == penStyle: length += 1
      case 0x2070..<0xD7B0 where cell.style == penStyle: length += 3
      case Cell.continuation: break
      default: return nil
      }
    }
    return length
  }

  /// Moves along a route.
  mutating func follow(
    _ route: CursorRoute, row goalRow: Int, column goalColumn: Int, _ picture: Picture?,
    into writer: inout ByteWriter
  ) {
    if route.cost == 0 { return }
    writer.reserve(96)
    switch route.start {
    case .here: break
    case .address:
      writeAddress(row: goalRow, column: goalColumn, into: &writer)
      row = goalRow
    case .rowStart: writer.put(0x0D)
    case .column: writer.put(control: "G", goalColumn + 1)
    case .saved:
      writer.put("\u{1B}8")
      row = saved?.row
    }
    if let row { writeRows(from: row, to: goalRow, into: &writer) }
    switch route.steps {
    case .none: break
    case .backspaces(let count): writer.put(0x08, times: count)
    case .left(let count): writer.put(control: "D", count)
    case .right(let count): writer.put(control: "C", count)
    case .rewrite(let from):
      guard let picture else { break }
      let first = goalRow * picture.size.columns
      for index in first + from..<first + goalColumn
      where picture.new[index].glyph != Cell.continuation {
        writer.put(scalar: picture.new[index].glyph)
      }
    }
    row = goalRow
    column = goalColumn
  }

  private func writeAddress(row: Int, column: Int, into writer: inout ByteWriter) {
    writer.put("\u{1B}[")
    if row > 0 { writer.put(number: row + 1) }
    if column > 0 {
      writer.put(UInt8(ascii: ";"))
      writer.put(number: column + 1)
    }
    writer.put(UInt8(ascii: "H"))
  }

  private func writeRows(from row: Int, to goal: Int, into writer: inout ByteWriter) {
    let lineFeeds = features.contains(.lineFeeds)
    switch RowSteps.shortest(from: row, to: goal, lineFeeds: lineFeeds).steps {
    case .none: break
    case .lineFeeds(let count): writer.put(0x0A, times: count)
    case .reverseLineFeed: writer.put("\u{1B}M")
    case .down(let count): writer.put(control: "B", count)
    case .up(let count): writer.put(control: "A", count)
    case .row: writer.put(control: "d", goal + 1)
    }
  }
}

extension FrameEncoder {
  /// Puts the terminal's own cursor in a place, or hides it.
  package mutating func encode(
    cursor: (column: Int, row: Int)?, into bytes: inout [UInt8]
  ) {
    var writer = ByteWriter(capacity: 128)
    if let cursor {
      let route = route(row: cursor.row, column: cursor.column, nil)
      follow(route, row: cursor.row, column: cursor.column, nil, into: &writer)
    }
    if cursorIsVisible != (cursor != nil) {
      writer.put(cursor != nil ? "\u{1B}[?25h" : "\u{1B}[?25l")
      cursorIsVisible = cursor != nil
    }
    writer.append(to: &bytes)
  }
}
