/// How a change is to be shown over time: on the screen's own clock, in steps of cells and colours.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable {
    case bezier(Double, Double, Double, Double)
    case spring(bounce: Double, velocity: Double)
    case custom(AnyCustomAnimation)
  }

  private(set) var curve: Curve
  private(set) var duration: Double
  private(set) var delay = 0.0
  /// What each turn begins with, in seconds before `speed`: delays that were there to be repeated.
  private(set) var pause = 0.0
  private(set) var speed = 1.0
  /// How often it runs; nil for without end.
  private(set) var repetitions: Int? = 1
  private(set) var autoreverses = false
  /// When it counts as over for those who wait, in seconds after its delay and before `speed`.
  private(set) var logicalEnd: Double?

  /// An animation of one's own.
  public init<Base: CustomAnimation>(_ base: Base) {
    self = base as? Animation ?? Animation(.custom(AnyCustomAnimation(base: base)), duration: 0)
  }

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// Starts after a number of seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// Runs so many times as fast, delays until here included.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    if speed > 0 { animation.delay /= speed }
    return animation
  }

  /// Counts as over for those who wait after a number of seconds, be it still moving or not.
  public func logicallyComplete(after duration: Double) -> Animation {
    var animation = self
    animation.logicalEnd = (duration - delay) * speed
    return animation
  }

  /// Runs a number of times, there and back again unless told otherwise; a delay until here is part
  /// of each turn.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(repeatCount, autoreverses)
  }

  /// Runs without end, there and back again unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(nil, autoreverses)
  }

  private func repeated(_ repetitions: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.repetitions = repetitions
    animation.autoreverses = autoreverses
    animation.pause += delay * speed
    animation.delay = 0
    return animation
  }
}

extension Animation {
  public static let `default` = spring

  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Follows a cubic curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration: duration)
  }
}

extension Animation {
  public static var spring: Animation { spring() }
  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }
  public static var bouncy: Animation { bouncy() }
  public static var interactiveSpring: Animation { interactiveSpring() }
  public static var interpolatingSpring: Animation { spring() }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce, velocity: 0), duration: duration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction, velocity: 0), duration: response)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring given by its physics: how stiff it is, and how much it is held back.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let pace = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return pushed(Spring(response: 2 * .pi / pace, dampingRatio: ratio), initialVelocity)
  }

  /// A spring that is pushed at its beginning: a velocity of 1 is the whole way in a second.
  static func pushed(_ spring: Spring, _ velocity: Double) -> Animation {
    Animation(
      .spring(bounce: spring.bounce, velocity: velocity.isFinite ? velocity : 0),
      duration: spring.duration)
  }
}

/// Makes the changes in `body` with an animation; they are one update.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes the changes in `body` with an animation, and runs an action when all has come to rest; at
/// once, when nothing is changed.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let completion = AnimationCompletion(completionCriteria, completion)
  transaction.add(completion)
  let result = try withTransaction(transaction, body)
  if !completion.isUsed { completion.run() }
  return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// When its time is over, a spring's swinging on not counted.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing of it moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}
