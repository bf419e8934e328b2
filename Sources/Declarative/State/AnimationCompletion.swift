/// What is to run once, when all that was changed with a transaction has come to rest.
///
/// Transactions made from one another have it in common: a change made with another animation inside
/// `withAnimation` is waited for too.
package final class AnimationCompletion {
  /// Whether anything was changed that this waits for.
  package var isUsed = false
  /// How many updates are not at rest yet.
  package var awaited = 0
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// How long an animation is waited for, in seconds; nil where only running it will tell, or it has
  /// no end.
  package func duration(of animation: Animation) -> Double? {
    criteria.waitsForRest ? animation.totalDuration : animation.logicalDuration
  }

  /// One of the updates has come to rest; after the last of them the action runs.
  package func updateIsOver() {
    awaited -= 1
    if awaited == 0 { run() }
  }

  package func run() {
    let action = action
    self.action = nil
    action?()
  }
}
