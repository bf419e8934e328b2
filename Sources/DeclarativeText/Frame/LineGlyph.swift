/// Draws box-drawing characters (U+2500–257F) so that they join whatever the font.
///
/// Most are four arms from the middle of the cell: none, light, heavy or double. A double arm is
/// two rails. A rail ends where it meets the rails across: at the near one if an arm leaves on its
/// own side, else at the far one, so that corners close and crossings stay open.
struct LineGlyph {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  private var middle: (x: Double, y: Double) { (left + width / 2, top + height / 2) }
  private static let rail = 2.0

  private enum Arm: UInt8 {
    case none, light, heavy, double

    var thickness: Double { self == .heavy ? 3 : 1 }
  }

  /// The arms of U+2500 and on: left, right, up, down; `-` for those drawn otherwise.
  private static let arms: [UInt8] = Array(
    """
    1100 2200 0011 0022 ---- ---- ---- ---- ---- ---- ---- ---- 0101 0201 0102 0202
    1001 2001 1002 2002 0110 0210 0120 0220 1010 2010 1020 2020 0111 0211 0121 0112
    0122 0221 0212 0222 1011 2011 1021 1012 1022 2021 2012 2022 1101 2101 1201 2201
    1102 2102 1202 2202 1110 2110 1210 2210 1120 2120 1220 2220 1111 2111 1211 2211
    1121 1112 1122 2121 1221 2112 1212 2221 2212 2122 1222 2222 ---- ---- ---- ----
    3300 0033 0301 0103 0303 3001 1003 3003 0310 0130 0330 3010 1030 3030 0311 0133
    0333 3011 1033 3033 3301 1103 3303 3310 1130 3330 3311 1133 3333 ---- ---- ----
    ---- ---- ---- ---- 1000 0010 0100 0001 2000 0020 0200 0002 1200 0012 2100 0021
    """
    .utf8.filter { $0 != 0x20 && $0 != 0x0A })

  /// Adds the glyph to a path; false for one that is not a line.
  func draw(_ glyph: UInt32, into path: inout SVGPath) -> Bool {
    guard 0x2500..<0x2580 ~= glyph else { return false }
    switch glyph {
    case 0x2504...0x250B, 0x254C...0x254F: drawDashes(glyph, into: &path)
    case 0x256D...0x2570: drawArc(glyph, into: &path)
    case 0x2571...0x2573: drawDiagonals(glyph, into: &path)
    default:
      let place = Int(glyph - 0x2500) * 4
      let arms = Self.arms[place..<place + 4].map { Arm(rawValue: $0 &- 48) ?? .none }
      drawArms(arms[0], arms[1], arms[2], arms[3], into: &path)
    }
    return true
  }

  private func drawArms(
    _ left: Arm, _ right: Arm, _ up: Arm, _ down: Arm, into path: inout SVGPath
  ) {
    let (x, y) = middle
    if left == right, up == .none, down == .none {
      for rail in rails(left) {
        path.addRectangle(self.left, y + rail.lowerBound, self.left + width, y + rail.upperBound)
      }
      return
    }
    if up == down, left == .none, right == .none {
      for rail in rails(up) {
        path.addRectangle(x + rail.lowerBound, top, x + rail.upperBound, top + height)
      }
      return
    }
    drawArm(right, against: left, up, down, into: &path) { near, far, from, to in
      (x + near, y + from, self.left + width, y + to)
    }
    drawArm(left, against: right, up, down, into: &path) { near, far, from, to in
      (self.left, y + from, x - near, y + to)
    }
    drawArm(down, against: up, left, right, into: &path) { near, far, from, to in
      (x + from, y + near, x + to, top + height)
    }
    drawArm(up, against: down, left, right, into: &path) { near, far, from, to in
      (x + from, top, x + to, y - near)
    }
  }

  /// Where the rails of an arm lie beside its middle.
  private func rails(_ arm: Arm) -> [ClosedRange<Double>] {
    let half = arm.thickness / 2
    switch arm {
    case .none: return []
    case .light, .heavy: return [-half...half]
    case .double:
      return [-Self.rail - half...half - Self.rail, Self.rail - half...Self.rail + half]
    }
  }

  /// Adds the rails of an arm.
  ///
  /// `before` and `after` are the arms across, on the side of smaller
  /// and of larger coordinates; `place` turns a start along the arm and two edges across into
  /// a rectangle.
  private func drawArm(
    _ arm: Arm, against opposite: Arm, _ before: Arm, _ after: Arm, into path: inout SVGPath,
    place: (Double, Double, Double, Double) -> (Double, Double, Double, Double)
  ) {
    guard arm != .none else { return }
    let half = arm.thickness / 2
    let across = max(before.rawValue, after.rawValue)
    let reach = Self.rail + 0.5
    func add(start: Double, offset: Double) {
      let edges = place(start, 0, offset - half, offset + half)
      path.addRectangle(edges.0, edges.1, edges.2, edges.3)
    }
    guard arm == .double else {
      let isGate = before == .double && after == .double && opposite == .none
      let isEnd = (before == .double) != (after == .double)
      let crossing = Arm(rawValue: across)?.thickness ?? 1
      add(start: isGate ? Self.rail : isEnd ? -reach : -crossing / 2, offset: 0)
      return
    }
    func start(ownSide: Arm, otherSide: Arm) -> Double {
      if ownSide == .double { return Self.rail - 0.5 }
      if otherSide == .double { return -reach }
      return ownSide == .none && otherSide == .none ? 0 : -0.5
    }
    add(start: start(ownSide: before, otherSide: after), offset: -Self.rail)
    add(start: start(ownSide: after, otherSide: before), offset: Self.rail)
  }

  private func drawDashes(_ glyph: UInt32, into path: inout SVGPath) {
    let place = glyph >= 0x254C ? glyph - 0x254C : glyph - 0x2504
    let count = glyph >= 0x254C ? 2 : place < 4 ? 3 : 4
    let isHeavy = place % 2 == 1
    let isVertical = place / 2 % 2 == 1
    let half = isHeavy ? 1.5 : 0.5
    let step = (isVertical ? height : width) / Double(count)
    for dash in 0..<count {
      let start = step * (Double(dash) + 0.2)
      if isVertical {
        path.addRectangle(
          middle.x - half, top + start, middle.x + half, top + start + step * 0.6)
      } else {
        path.addRectangle(
          left + start, middle.y - half, left + start + step * 0.6, middle.y + half)
      }
    }
  }

  private func drawArc(_ glyph: UInt32, into path: inout SVGPath) {
    let radius = width / 2
    let goesDown = glyph <= 0x256E
    let goesRight = glyph == 0x256D || glyph == 0x2570
    path.move(middle.x, goesDown ? top + height : top)
    path.line(middle.x, goesDown ? middle.y + radius : middle.y - radius)
    path.arc(
      radius: radius, goesRight ? middle.x + radius : middle.x - radius, middle.y,
      clockwise: goesDown == goesRight)
    path.line(goesRight ? left + width : left, middle.y)
  }

  private func drawDiagonals(_ glyph: UInt32, into path: inout SVGPath) {
    if glyph != 0x2572 {
      path.move(left, top + height)
      path.line(left + width, top)
    }
    if glyph != 0x2571 {
      path.move(left, top)
      path.line(left + width, top + height)
    }
  }
}
