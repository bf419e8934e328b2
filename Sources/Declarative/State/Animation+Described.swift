public import Foundation

extension Animation {
  /// Follows a spring that is described by itself.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// Follows a spring that is described by itself.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    pushed(spring, initialVelocity)
  }

  /// A spring given by how it looks.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    pushed(Spring(duration: duration, bounce: bounce), initialVelocity)
  }

  /// A spring for what follows a hand, given by how it looks.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// Follows a curve that is described by itself.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let cubic = curve.cubic
    return timingCurve(cubic.x1, cubic.y1, cubic.x2, cubic.y2, duration: duration)
  }
}
