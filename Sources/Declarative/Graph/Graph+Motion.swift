/// Changes that are made with an animation, on the screen's clock.
extension Graph {
  /// How often what moves is shown anew.
  private static let stepLength = Duration.nanoseconds(16_666_667)

  /// Connects what moves with the clock; nothing is scheduled while nothing moves.
  func connectMotions() {
    tree.motions.now = { [clock] in MainActor.assumeIsolated { clock.now.seconds } }
    tree.currentAnimation = { [environment] in
      environment.batches.transaction.effectiveAnimation
    }
    tree.motions.environment = { [environment] in EnvironmentValues(environment) }
    tree.motions.onStart = { [weak self] in MainActor.assumeIsolated { self?.scheduleStep() } }
  }

  /// Has what waits for the changes just shown to come to rest run by then.
  func runCompletions() {
    let transaction = environment.batches.transaction
    if transaction.isPlain { return }
    let completions = transaction.takeCompletions()
    if completions.isEmpty { return }
    let animation = transaction.effectiveAnimation
    for completion in completions {
      completion.awaited += 1
      if let seconds = animation.map({ completion.duration(of: $0) }) ?? 0 {
        clock.schedule(after: .seconds(seconds)) { completion.updateIsOver() }
      } else if let animation, animation.isOpen {
        _ = tree.motions.start(animation, of: self, step: { _ in }, end: completion.updateIsOver)
      }
      // What never comes to rest has no end.
    }
  }

  private func scheduleStep() {
    clock.schedule(after: Self.stepLength) { [weak self] in
      guard let self else { return }
      self.tree.motions.stepAll()
      if self.tree.motions.isRunning { self.scheduleStep() }
    }
  }
}

extension Duration {
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Node {
  /// What the change that is being shown was made with, as far as this view is concerned.
  package var transaction: Transaction {
    var transaction = graph.environment.batches.transaction
    guard graph.tree.hasMotionScopes else { return transaction }
    var scopes: ContiguousArray<MotionScope> = []
    var next: Node? = self
    while let node = next {
      if let scope = node.memory as? MotionScope { scopes.append(scope) }
      next = node.parent
    }
    while let scope = scopes.popLast() { scope.apply(to: &transaction) }
    return transaction
  }

  /// The animation for a change of this view's value, if it is to have one.
  package var animation: Animation? {
    guard graph.tree.mayMove else { return nil }
    return transaction.effectiveAnimation
  }
}

extension Transaction {
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// A view in which changes are made with something else than around it.
@MainActor package class MotionScope {
  private weak var node: Node?
  package var change: (inout Transaction) -> Void
  /// The update in which the change counts; nil when it always does.
  package var round: Int?

  package init(
    of node: Node, round: Int?, _ change: @escaping (inout Transaction) -> Void
  ) {
    self.node = node
    self.round = round
    self.change = change
    node.graph.tree.hasMotionScopes = true
    if round == nil { node.graph.tree.alwaysMayMove = true }
  }

  /// The animation for a change of what is in here.
  package var animation: Animation? { node?.animation }

  fileprivate func apply(to transaction: inout Transaction) {
    if let round, round != node?.graph.environment.batches.shown { return }
    change(&transaction)
  }
}
