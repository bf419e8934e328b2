public import Foundation

/// The motion of a weight on a spring.
///
/// With no bounce it comes to rest as fast as it can without passing its target; with more it swings
/// beyond; with less than none it creeps. (The damped harmonic oscillator, of mass 1.)
public struct Spring: Hashable, Sendable {
  /// How long a swing would take without damping, in seconds.
  public let duration: TimeInterval
  /// From -1 to 1.
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration.isFinite ? max(duration, 0) : 0.5
    self.bounce = bounce.isFinite ? min(max(bounce, -0.999), 0.999) : 0
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  public var response: Double { duration }

  /// The share of the damping that just prevents swinging.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  private var frequency: Double { duration > 0 ? 2 * .pi / duration : .infinity }

  /// When the motion is no longer seen: within a thousandth of its target for good, in seconds.
  public var settlingDuration: TimeInterval {
    if duration == 0 { return 0 }
    // The slowest part decays with this rate; at one damping it is slowed by its linear term.
    let ratio = dampingRatio
    let rate =
      ratio <= 1 ? ratio * frequency : (ratio - (ratio * ratio - 1).squareRoot()) * frequency
    return (ratio == 1 ? 9.24 : 6.91 + max(0, log(1 / max(abs(1 - ratio), 0.05)))) / rate
  }

  /// The same for a weight that is pushed: a velocity of 1 is the whole way in a second.
  func settlingDuration(pushedBy velocity: Double) -> TimeInterval {
    if velocity == 0 || duration == 0 { return settlingDuration }
    // Against the pace of the spring itself, each e-fold of the push takes one time constant more.
    let push = 1 + abs(velocity) / frequency
    return settlingDuration * (1 + log(push) / 6.91)
  }

  /// How far a weight has come to its target after a time, in seconds, from rest at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, speed) = response(at: time)
    var value = target
    value.scale(by: 1 - rest)
    var push = initialVelocity
    push.scale(by: speed)
    return value + push
  }

  /// What is left of the distance, and what a unit of velocity at the start has made of it.
  private func response(at time: Double) -> (rest: Double, speed: Double) {
    if duration == 0 { return (0, 0) }
    if time <= 0 { return (1, 0) }
    let (ratio, pace) = (dampingRatio, frequency)
    if ratio == 1 {
      let decay = exp(-pace * time)
      return (decay * (1 + pace * time), decay * time)
    }
    if ratio < 1 {
      let swing = pace * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * pace * time)
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      return (decay * (cosine + ratio * pace / swing * sine), decay * sine / swing)
    }
    let root = pace * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - ratio * pace, -root - ratio * pace)
    let (first, second) = (exp(slow * time), exp(fast * time))
    return ((slow * second - fast * first) / (slow - fast), (first - second) / (slow - fast))
  }
}
