public import Foundation

/// A way of changing over time that is one's own.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
///
///     withAnimation(Animation(Steps())) { isOpen.toggle() }
///
/// Here a change that comes while another runs always goes on from where that one is, at rest:
/// `velocity` and `shouldMerge` are there to be called by animations made of others.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a change by `value` has come after a time, in seconds; nil once it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast a change by `value` is after a time, a second; nil where that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this goes on with what a running animation has kept.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// An animation of any type, compared by what it is.
struct AnyCustomAnimation: Hashable {
  let base: any CustomAnimation

  static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// Which turn of an animation of one's own runs, as only its end tells how long a turn is.
private struct Turns<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Turns { Turns() }

  /// How many turns are over.
  var count = 0
  /// When the turn began, in seconds after the delay.
  var start = 0.0
  /// How long one turn takes without its pause, once that is known.
  var length: Double?
}

extension Animation: CustomAnimation {
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let logicalDuration, time >= logicalDuration { context.isLogicallyComplete = true }
    guard case .custom(let custom) = curve else {
      return fraction(at: time).map { value.scaled(by: $0) }
    }
    let time = (time - delay) * speed
    if time < 0 || speed <= 0 { return speed > 0 ? .zero : nil }
    var turns = context.state[Turns<V>.self]
    while repetitions.map({ turns.count < $0 }) ?? true {
      let inside = max(time - turns.start - pause, 0)
      let isBack = autoreverses && !turns.count.isMultiple(of: 2)
      if let length = turns.length, isBack {
        if inside < length {
          // A turn's end is known no better than the steps that found it.
          return custom.base.animate(value: value, time: length - inside, context: &context)
            ?? value
        }
      } else if let value = custom.base.animate(value: value, time: inside, context: &context) {
        return value
      }
      let length = turns.length ?? inside
      // A turn that takes no time would be followed by others without end.
      if length + pause <= 0 { return nil }
      turns.count += 1
      turns.start += pause + length
      turns.length = length
      context.state = AnimationState()
      context.state[Turns<V>.self] = turns
    }
    return nil
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = curve {
      return custom.base
        .velocity(value: value, time: (time - delay) * speed, context: context)
        .map { $0.scaled(by: speed) }
    }
    let step = 1e-4
    guard let now = fraction(at: time), let next = fraction(at: time + step) else { return nil }
    return value.scaled(by: (next - now) / step)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let custom) = curve else { return false }
    return custom.base
      .shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
