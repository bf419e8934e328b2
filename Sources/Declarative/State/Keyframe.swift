import Foundation

/// Goes to a value on a straight line, at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeStepSource {
  public typealias Body = Never

  let step: KeyframeStep<Value>

  /// - Parameter duration: In seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(to: to, duration: duration, way: .linear(timingCurve))
  }
}

/// Goes to a value as a weight on a spring does.
///
/// It begins with the velocity of what was before, unless it is given one.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeStepSource {
  public typealias Body = Never

  let step: KeyframeStep<Value>

  /// - Parameter duration: In seconds; without, as long as the spring needs. What comes next goes on
  ///   from wherever it is by then.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to: to, duration: duration ?? spring.settlingDuration, way: .spring(spring),
      startVelocity: startVelocity)
  }
}

/// Goes to a value on a cubic curve; several in a row are one smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeStepSource {
  public typealias Body = Never

  let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - startVelocity: Per second; without, that of what was before.
  ///   - endVelocity: Per second; without, that of a smooth curve where another cubic keyframe
  ///     follows, else none.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to: to, duration: duration, way: .cubic, startVelocity: startVelocity,
      endVelocity: endVelocity)
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeStepSource {
  public typealias Body = Never

  let step: KeyframeStep<Value>

  public init(_ to: Value) { step = KeyframeStep(to: to, duration: 0, way: .move) }
}

/// One step of a track.
struct KeyframeStep<Value: Animatable> {
  enum Way {
    case linear(UnitCurve)
    case spring(Spring)
    case cubic
    case move
  }

  let to: Value
  let duration: Double
  let way: Way
  let startVelocity: Value?
  let endVelocity: Value?

  init(
    to: Value, duration: Double, way: Way, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.way = way
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  var isCubic: Bool { if case .cubic = way { true } else { false } }
}

/// A keyframe that is one step.
protocol KeyframeStepSource<Value> {
  associatedtype Value: Animatable

  var step: KeyframeStep<Value> { get }
}
