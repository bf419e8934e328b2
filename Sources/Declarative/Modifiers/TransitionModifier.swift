extension View {
  /// How this view comes and goes, where the change is made with an animation.
  ///
  /// Without, it becomes visible, and fades.
  @_disfavoredOverload
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    ComingView(content: self, transition: transition)
      .modified(by: TransitionModifier(box: TraitBox(transition)))
  }

  /// How this view comes and goes, where the change is made with an animation.
  ///
  ///     .transition(.opacity.combined(with: .move(edge: .top)))
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    let any = AnyTransition(transition)
    return ComingView(content: self, transition: any)
      .modified(by: TransitionModifier(box: TraitBox(any)))
  }
}

extension View {
  /// How the content of views in here becomes another: does nothing.
  ///
  /// Letters change at once, as there is nothing between two of them; inks change step by step.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How the content of a view becomes another: accepted, and the same for all.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// A view that its transition makes others of while it comes and goes.
nonisolated private struct ComingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transition: AnyTransition
}

@MainActor extension ComingView: PrimitiveView {
  func update(_ node: Node) {
    guard let change = transition.change else { return node.setChild(0, content) }
    let coming = node.memory as? Coming ?? Coming(node)
    let isFirst = node.memory == nil
    node.memory = coming
    if isFirst, node.comesAlone, node.animation != nil, !node.graph.tree.reducesMotion {
      coming.phase = .willAppear
      node.graph.afterLayout { [weak node, weak coming] in
        coming?.phase = .identity
        node?.invalidate(.content)
      }
    }
    node.setChild(0, change(AnyView(content), coming.phase))
  }
}

@MainActor private final class Coming: Farewell {
  var phase = TransitionPhase.identity

  override func begin() { phase = .didDisappear }
}

extension Node {
  /// Whether what this is in was there before the change, so that this has come by itself.
  fileprivate var comesAlone: Bool {
    var next = parent
    while let node = next {
      if let element = node.element { return element.wasThereBefore }
      next = node.parent
    }
    return graph.tree.wasLaidOutBefore
  }
}

private struct TransitionModifier: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let box: TraitBox<AnyTransition>

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(TransitionTrait.self) ? box : nil
  }
}

extension ComingView: WrappingView {
  var wrapped: any View { content }
}
