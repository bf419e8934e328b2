/// A way for the cursor to get from one place to another.
///
/// Terminals give many: an absolute address, the start of the row, a column of the row, the saved
/// place, then steps down or up, then steps along the row, where writing again what stands there
/// may be the shortest. The route is a start, a number of rows, and steps along the row.
struct CursorRoute {
  enum Start {
    case here
    case address
    case rowStart
    case column
    case saved
  }

  enum Steps {
    case none
    case backspaces(Int)
    case left(Int)
    case right(Int)
    /// Writes the cells again from a column up to the goal.
    case rewrite(from: Int)
  }

  var start: Start
  var steps = Steps.none
  var cost: Int

  var isRewriting: Bool {
    if case .rewrite = steps { true } else { false }
  }

  static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5
  }

  /// The length of a control sequence with one number, which is left out when it is 1.
  static func sequence(_ number: Int) -> Int { number == 1 ? 3 : 3 + digits(number) }

  static func address(row: Int, column: Int) -> CursorRoute {
    var cost = 3
    if row > 0 { cost += digits(row + 1) }
    if column > 0 { cost += 1 + digits(column + 1) }
    return CursorRoute(start: .address, cost: cost)
  }
}

/// The vertical part of a route.
enum RowSteps {
  case none
  case lineFeeds(Int)
  case reverseLineFeed
  case down(Int)
  case up(Int)
  case row

  /// The shortest way from one row to another in the same column.
  static func shortest(from: Int, to: Int, lineFeeds: Bool) -> (steps: RowSteps, cost: Int) {
    let distance = to - from
    if distance == 0 { return (.none, 0) }
    let absolute = CursorRoute.sequence(to + 1)
    if distance > 0 {
      let relative = CursorRoute.sequence(distance)
      if lineFeeds, distance <= min(relative, absolute) { return (.lineFeeds(distance), distance) }
      return absolute < relative ? (.row, absolute) : (.down(distance), relative)
    }
    if lineFeeds, distance == -1 { return (.reverseLineFeed, 2) }
    let relative = CursorRoute.sequence(-distance)
    return absolute < relative ? (.row, absolute) : (.up(-distance), relative)
  }
}
