/// The data of paths: rectangles to fill, and lines to draw.
struct SVGPath {
  private(set) var fill = ""
  private(set) var stroke = ""

  mutating func addRectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    guard right > left, bottom > top else { return }
    fill += "M\(short(left)) \(short(top))h\(short(right - left))v\(short(bottom - top))"
    fill += "h\(short(left - right))z"
  }

  mutating func move(_ x: Double, _ y: Double) { stroke += "M\(short(x)) \(short(y))" }
  mutating func line(_ x: Double, _ y: Double) { stroke += "L\(short(x)) \(short(y))" }

  /// A quarter of a circle.
  mutating func arc(radius: Double, _ x: Double, _ y: Double, clockwise: Bool) {
    stroke += "A\(short(radius)) \(short(radius)) 0 0 \(clockwise ? 1 : 0) \(short(x)) \(short(y))"
  }

  /// A number with at most two decimals and no needless zeros.
  private func short(_ number: Double) -> String { SVGPath.short(number) }

  static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
