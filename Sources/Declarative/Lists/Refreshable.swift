extension View {
  /// Lets what is shown be loaded anew: by Control and R, or F5 where it is a key.
  ///
  /// Views in here find the action as `\.refresh`. It runs once at a time.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: action)
  }
}

/// Loads anew what is shown: call it like a function.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Loads anew what is shown, where a view around says how.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

nonisolated private struct RefreshableView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: @Sendable () async -> Void
}

@MainActor extension RefreshableView: PrimitiveView {
  func update(_ node: Node) {
    let keys = node.memory as? RefreshKeys ?? RefreshKeys(node)
    node.memory = keys
    keys.action = action
    let refresh = RefreshAction(action: action)
    node.setChild(0, content.withEnvironment { $0[RefreshKey.self] = refresh })
  }

  func removed(_ node: Node) { (node.memory as? RefreshKeys)?.stop() }
}

@MainActor private final class RefreshKeys: KeyHandler {
  var action: @Sendable () async -> Void = {}
  private var task: Task<Void, Never>?
  private weak var graph: Graph?

  init(_ node: Node) {
    graph = node.graph
    super.init()
  }

  private func ended() { task = nil }

  override var hearsFromAfar: Bool { true }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase == .down, press.key == "r", press.modifiers == .control else {
      return .ignored
    }
    if task != nil { return .handled }
    task = graph?
      .run(priority: .userInitiated) { [action, weak self] in
        await action()
        await self?.ended()
      }
    return .handled
  }

  func stop() { task?.cancel() }
}
