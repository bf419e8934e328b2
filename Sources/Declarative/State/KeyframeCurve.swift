/// The way of one value through the keyframes of a track.
@MainActor struct KeyframeCurve<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Segment {
    let start: Double
    let duration: Double
    let to: Value
    let data: (Double) -> Data
  }

  private let first: Value
  private var segments: [Segment] = []
  /// In seconds.
  private(set) var duration = 0.0

  init(from first: Value, _ steps: [KeyframeStep<Value>]) {
    self.first = first
    var from = first.animatableData
    var velocity = Data.zero
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let way = Way(from: from, velocity: velocity, step, next)
      segments.append(
        Segment(start: duration, duration: step.duration, to: step.to, data: way.data))
      duration += step.duration
      from = way.data(step.duration)
      velocity = way.endVelocity
    }
  }

  /// The value at a time, in seconds.
  func value(at time: Double) -> Value {
    guard let segment = segments.last(where: { $0.start <= time }) else { return first }
    var value = segment.to
    value.animatableData = segment.data(min(time - segment.start, segment.duration))
    return value
  }

  /// One segment's way, by the seconds since its beginning.
  @MainActor private struct Way {
    var data: (Double) -> Data
    var endVelocity = Data.zero

    init(from: Data, velocity: Data, _ step: KeyframeStep<Value>, _ next: KeyframeStep<Value>?) {
      let to = step.to.animatableData
      let duration = step.duration
      let start = step.startVelocity?.animatableData ?? velocity
      // What takes no time is there.
      guard duration > 0 else {
        data = { _ in to }
        return
      }
      switch step.way {
      case .move: data = { _ in to }
      case .linear(let curve):
        data = { from.interpolated(to: to, by: curve.value(at: $0 / duration)) }
        endVelocity = (to - from).scaled(by: curve.velocity(at: 1) / duration)
      case .spring(let spring):
        let way = { (time: Double) in
          from + spring.value(target: to - from, initialVelocity: start, time: time)
        }
        data = way
        endVelocity = (way(duration) - way(duration - 1e-4)).scaled(by: 1e4)
      case .cubic:
        let end = step.endVelocity?.animatableData ?? Self.slope(from: from, step, next)
        data = { Self.cubic(from, start, to, end, duration, $0 / duration) }
        endVelocity = end
      }
    }

    /// The velocity with which a smooth curve passes a keyframe: that of the straight way from the
    /// one before to the one after.
    private static func slope(
      from: Data, _ step: KeyframeStep<Value>, _ next: KeyframeStep<Value>?
    ) -> Data {
      guard let next, next.isCubic, next.duration > 0 else { return .zero }
      return (next.to.animatableData - from).scaled(by: 1 / (step.duration + next.duration))
    }

    /// The cubic through two values with two velocities (Hermite's form).
    private static func cubic(
      _ from: Data, _ start: Data, _ to: Data, _ end: Data, _ duration: Double, _ t: Double
    ) -> Data {
      let (square, cube) = (t * t, t * t * t)
      return from.scaled(by: 2 * cube - 3 * square + 1)
        + start.scaled(by: (cube - 2 * square + t) * duration)
        + to.scaled(by: 3 * square - 2 * cube) + end.scaled(by: (cube - square) * duration)
    }
  }
}
