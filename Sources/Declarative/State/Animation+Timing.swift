import Foundation

/// How far an animation has come.
///
/// Springs follow their differential equation; "duration" is then the time of one swing without
/// damping, as SwiftUI's is. Curves are solved for the time by bisection.
extension Animation {
  /// How far the change has come at a time, in seconds, or nil once it is over.
  ///
  /// That is 0 at its beginning, 1 at its end; a spring may swing beyond.
  package func fraction(at time: Double) -> Double? {
    let time = (time - delay) * speed
    if time < 0 { return 0 }
    let length = turn
    if length == 0 || speed <= 0 { return nil }
    let rounds = min(time / length, 1e9)
    // Lengths and speeds that are no number are over at once.
    guard rounds >= 0 else { return nil }
    let round = Int(rounds)
    if let repetitions, round >= repetitions { return nil }
    let isBack = autoreverses && !round.isMultiple(of: 2)
    let inside = time - Double(round) * length
    let moving = (isBack ? length - inside : inside) - pause
    return moving > 0 ? progress(at: moving) : 0
  }

  /// When it is over, in seconds; nil for one without end, and where only running it will tell.
  package var totalDuration: Double? {
    guard let repetitions, let turn = knownTurn else { return nil }
    return delay + (speed > 0 ? Double(repetitions) * turn / speed : 0)
  }

  /// When it counts as over for those who wait, in seconds; nil as for the total.
  ///
  /// A spring is there before it has come to rest.
  package var logicalDuration: Double? {
    if let logicalEnd { return delay + (speed > 0 ? max(logicalEnd, 0) / speed : 0) }
    guard let total = totalDuration, case .spring = curve, speed > 0 else { return totalDuration }
    return total - (length - min(duration, length)) / speed
  }

  /// Whether only running it tells when it is over.
  package var isOpen: Bool { knownTurn == nil }

  private var knownTurn: Double? {
    if case .custom = curve { nil } else { turn }
  }

  /// How long one turn is with its pause, in seconds.
  private var turn: Double { pause + max(length, 0) }

  /// How long what moves in one turn takes, in seconds.
  private var length: Double {
    switch curve {
    case .bezier: duration
    case .spring(let bounce, let velocity):
      Spring(duration: duration, bounce: bounce).settlingDuration(pushedBy: velocity)
    case .custom: 0
    }
  }

  private func progress(at time: Double) -> Double {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      UnitCurve.Cubic(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / duration)
    case .spring(let bounce, let velocity):
      Spring(duration: duration, bounce: bounce)
        .value(target: 1, initialVelocity: velocity, time: time)
    case .custom: 1
    }
  }
}
