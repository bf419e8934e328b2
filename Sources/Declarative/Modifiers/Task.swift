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
    guard let tasks = node.memory as? ViewTasks<ID>, tasks.id != id else { return }
    tasks.id = id
    tasks.shown.replaceKept { task in
      (task as? ViewTask)?.cancel()
      return start(in: node.graph)
    }
  }

  func collect(_ node: Node) {
    node.gather()
    if node.isParked { return }
    let tasks = node.memory as? ViewTasks<ID> ?? ViewTasks(id)
    node.memory = tasks
    tasks.shown.update(below: node) {
      start(in: node.graph)
    } left: {
      ($0 as? ViewTask)?.cancel()
    }
  }

  func unparked(_ node: Node) { collect(node) }

  func parked(_ node: Node) { removed(node) }

  func removed(_ node: Node) {
    (node.memory as? ViewTasks<ID>)?.shown.removeAll { ($0 as? ViewTask)?.cancel() }
  }

  private func start(in graph: Graph) -> ViewTask {
    let task = ViewTask()
    graph.afterLayout { [action, priority] in
      if !task.isCancelled { task.running = graph.run(priority: priority, action) }
    }
    return task
  }
}

/// The tasks of a view: one for each view that the modifier is around.
@MainActor private final class ViewTasks<ID>: ShownCounter {
  var id: ID
  let shown = ShownViews()

  init(_ id: ID) { self.id = id }
}

/// A task that may not have started yet.
@MainActor private final class ViewTask {
  var running: Task<Void, Never>?
  private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
    running?.cancel()
  }
}

extension TaskView: WrappingView {
  var wrapped: any View { content }
}
