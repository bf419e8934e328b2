extension View {
  /// Says what a value of a type that is put on the path of the stack looks like.
  ///
  /// To be declared where it is there from the beginning: not in a row of a lazy container.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  /// Pushes a view on the stack while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    PushingView(
      content: self, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      end: { isPresented.wrappedValue = false }, destination: destination)
  }

  /// Pushes a view on the stack while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PushingView(
      content: self, identity: { item.wrappedValue.map { AnyHashable($0) } },
      end: { item.wrappedValue = nil },
      destination: { item.wrappedValue.map { destination($0) } })
  }
}

nonisolated private struct DestinationView<Content: View, Value: Hashable, Shown: View>: View {
  typealias Body = Never

  let content: Content
  let destination: (Value) -> Shown
}

@MainActor extension DestinationView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let model = EnvironmentValues(node.scope).navigation
    let known = node.memory as? Registration
    if let known, known.model !== model { known.model?.unregister(known.destination) }
    let registration =
      known ?? Registration(NavigationDestination(Value.self, depth: node.depth))
    node.memory = registration
    registration.model = model
    registration.destination.view = { [destination] value in
      (value.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    model?.register(registration.destination)
    node.setChild(0, content)
  }

  func removed(_ node: Node) {
    guard let registration = node.memory as? Registration else { return }
    registration.model?.unregister(registration.destination)
  }
}

/// What a declaration has told a stack.
@MainActor private final class Registration {
  let destination: NavigationDestination
  weak var model: NavigationModel?

  init(_ destination: NavigationDestination) { self.destination = destination }
}

/// A view that pushes another while there is an identity for it.
nonisolated private struct PushingView<Content: View, Shown: View>: View {
  typealias Body = Never

  let content: Content
  let identity: () -> AnyHashable?
  let end: () -> Void
  let destination: () -> Shown
}

@MainActor extension PushingView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let memory = node.memory as? Pushing ?? Pushing()
    node.memory = memory
    node.setChild(0, content)
    let model = EnvironmentValues(node.scope).navigation
    let identity = ModelWatch.observing(node) { self.identity() }
    if let pushed = memory.pushed, memory.identity != identity {
      pushed.isGone = {}
      memory.model?.pop(pushed)
      memory.pushed = nil
    }
    memory.identity = identity
    guard let identity, let model else { return }
    let pushed = memory.pushed ?? PushedView()
    let isNew = memory.pushed == nil
    memory.pushed = pushed
    memory.model = model
    pushed.view = { [destination] in AnyView(destination().id(identity)) }
    pushed.isGone = { [weak memory, end] in
      memory?.pushed = nil
      end()
    }
    if isNew { model.push(pushed) } else { model.showAgain(pushed) }
  }

  func removed(_ node: Node) {
    guard let memory = node.memory as? Pushing, let pushed = memory.pushed else { return }
    pushed.isGone = {}
    memory.model?.pop(pushed)
  }
}

@MainActor private final class Pushing {
  var identity: AnyHashable?
  var pushed: PushedView?
  weak var model: NavigationModel?
}
