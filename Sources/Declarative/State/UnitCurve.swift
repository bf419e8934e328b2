import Foundation

/// A curve from (0, 0) to (1, 1) that says how a change proceeds.
public struct UnitCurve: Hashable, Sendable {
  struct Cubic: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The height of the curve above a place between 0 and 1.
    func value(at x: Double) -> Double {
      if x <= 0 { return 0 }
      if x >= 1 { return 1 }
      if x1 == y1, x2 == y2 { return x }
      // The curve runs forward where its control points are between 0 and 1, so halving finds it.
      var low = 0.0
      var high = 1.0
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if point(middle, min(max(x1, 0), 1), min(max(x2, 0), 1)) < x {
          low = middle
        } else {
          high = middle
        }
      }
      return point((low + high) / 2, y1, y2)
    }

    private func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
  }

  let cubic: Cubic

  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      cubic: Cubic(
        x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
        y2: endControlPoint.y))
  }

  public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  public static let easeIn = curve(0.42, 0, 1, 1)
  public static let easeOut = curve(0, 0, 0.58, 1)
  public static let easeInOut = curve(0.42, 0, 0.58, 1)

  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(cubic: Cubic(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// How far the change is, from 0 to 1, when `progress` of its time has passed.
  public func value(at progress: Double) -> Double { cubic.value(at: progress) }

  /// How steep the curve is there; 0 outside it.
  public func velocity(at progress: Double) -> Double {
    guard (0...1).contains(progress) else { return 0 }
    let step = 1e-5
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }
}
