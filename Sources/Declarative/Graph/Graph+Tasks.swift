extension Graph {
  /// Starts a task that belongs to a view.
  ///
  /// It counts as running until it ends.
  package func run(
    priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let count = runningTasks
    count.value += 1
    return Task(priority: priority) { @MainActor in
      await action()
      count.value -= 1
    }
  }
}

/// How many tasks of a screen's views have not ended.
@MainActor package final class RunningTasks {
  package var value = 0
}
