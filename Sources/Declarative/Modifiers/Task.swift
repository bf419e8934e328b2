extension View {
  /// Runs an asynchronous action while this view is on the screen: it starts when the view appears
  /// and is cancelled when it disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs an asynchronous action while this view is on the screen, and anew when `id` changes: the
  /// one before is cancelled.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}

nonisolated private struct TaskView<Content: View, ID: Equatable>: View {
  typealias Body = Never

  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

@MainActor extension TaskView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    guard let running = node.memory as? RunningTask<ID> else { return }
    if running.id != id {
      running.id = id
      if running.isShown { start(running, in: node) }
    }
  }

  func collect(_ node: Node) {
    node.gather()
    let running = node.memory as? RunningTask<ID> ?? RunningTask(id)
    node.memory = running
    let isShown = node.elements.count > 0
    if isShown == running.isShown { return }
    running.isShown = isShown
    if isShown { start(running, in: node) } else { running.task?.cancel() }
  }

  func removed(_ node: Node) {
    let running = node.memory as? RunningTask<ID>
    running?.isShown = false
    running?.task?.cancel()
  }

  private func start(_ running: RunningTask<ID>, in node: Node) {
    running.task?.cancel()
    let graph = node.graph
    graph.afterLayout { [action, priority] in
      guard running.isShown else { return }
      running.task = graph.run(priority: priority, action)
    }
  }
}

@MainActor private final class RunningTask<ID> {
  var id: ID
  var isShown = false
  var task: Task<Void, Never>?

  init(_ id: ID) { self.id = id }
}
