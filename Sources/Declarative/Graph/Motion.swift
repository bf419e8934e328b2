/// A change that is shown step by step.
package final class Motion {
  fileprivate let animation: Animation
  /// When it began, in seconds of the screen's clock.
  fileprivate let start: Double
  /// What moves: with it the motion ends, be it endless.
  fileprivate weak var owner: AnyObject?
  fileprivate var step: ((Double) -> Void)?
  fileprivate var end: (() -> Void)?
  /// What an animation of somebody's own keeps; nil for ours.
  fileprivate var context: AnimationContext<Double>?

  fileprivate init(
    _ animation: Animation, of owner: AnyObject, start: Double, step: @escaping (Double) -> Void,
    end: (() -> Void)?
  ) {
    self.owner = owner
    self.animation = animation
    self.start = start
    self.step = step
    self.end = end
  }

  /// How far the change has come at a time, in seconds since its beginning; nil once it is over.
  fileprivate func fraction(at time: Double) -> Double? {
    guard var context else { return animation.fraction(at: time) }
    defer { self.context = context }
    return animation.animate(value: 1, time: time, context: &context)
  }

  /// Leaves the change where it is.
  package func cancel() {
    step = nil
    end = nil
  }
}

/// All that moves on one screen.
package final class Motions {
  /// The time of the screen's clock, in seconds: the slot of whoever has the clock.
  package var now: () -> Double = { 0 }
  /// Called when something begins to move and nothing did before.
  package var onStart: () -> Void = {}
  /// What animations of somebody's own may read.
  package var environment: () -> EnvironmentValues = { EnvironmentValues() }
  private var running: ContiguousArray<Motion> = []

  package var isRunning: Bool { !running.isEmpty }

  /// Calls `step` now and from then on with how far the change has come, and `end` after the last
  /// step.
  ///
  /// That is 0 at its beginning, 1 at its end, and more where a spring swings beyond. It is over with
  /// its owner.
  package func start(
    _ animation: Animation, of owner: AnyObject, step: @escaping (Double) -> Void,
    end: (() -> Void)? = nil
  ) -> Motion {
    let motion = Motion(animation, of: owner, start: now(), step: step, end: end)
    if animation.isOpen { motion.context = AnimationContext(environment: environment()) }
    let wasIdle = running.isEmpty
    running.append(motion)
    // Somebody's own is asked first when time has passed: what it says at once would be laid out
    // in the change itself, and move what is inside a second time.
    if motion.context == nil { take(motion) } else { step(0) }
    if wasIdle { onStart() }
    return motion
  }

  /// Brings everything to where it is by now.
  package func stepAll() {
    let motions = running
    for motion in motions { take(motion) }
    running.removeAll { $0.step == nil }
  }

  private func take(_ motion: Motion) {
    if motion.owner == nil { motion.cancel() }
    guard let step = motion.step else { return }
    if let fraction = motion.fraction(at: now() - motion.start) { return step(fraction) }
    step(1)
    let end = motion.end
    motion.cancel()
    end?()
  }
}
