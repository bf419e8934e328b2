extension View {
  /// Runs an action when this view has its place on the screen, before it is first drawn.
  ///
  /// On a group the action runs for each view in it.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when this view has left the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self, appear: nil, disappear: action)
  }
}

nonisolated private struct LivingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

@MainActor extension LivingView: PrimitiveView {
  func update(_ node: Node) { node.setChild(0, content) }

  func collect(_ node: Node) {
    node.gather()
    node.trackAppearances { _ in appear } disappear: { _ in disappear }
  }

  func removed(_ node: Node) {
    node.endAppearances { _ in disappear }
  }
}

/// The elements of a view that have been told to have appeared.
@MainActor private final class Appearances {
  var known: ContiguousArray<Element> = []
}

extension Node {
  /// Runs actions for the elements that have come, and gone, since the last call.
  package func trackAppearances(
    appear: (Element) -> (() -> Void)?, disappear: (Element) -> (() -> Void)?
  ) {
    let appearances = memory as? Appearances ?? Appearances()
    memory = appearances
    let now = elements.array
    for element in appearances.known where !now.contains(where: { $0 === element }) {
      if let action = disappear(element) { graph.afterLayout(action) }
    }
    for element in now where !appearances.known.contains(where: { $0 === element }) {
      if let action = appear(element) { graph.afterLayout(action) }
    }
    appearances.known = now
  }

  package func endAppearances(disappear: (Element) -> (() -> Void)?) {
    guard let appearances = memory as? Appearances else { return }
    for element in appearances.known {
      if let action = disappear(element) { graph.afterLayout(action) }
    }
    appearances.known = []
  }
}
