extension View {
  /// How this view comes and goes, where the change is made with an animation.
  ///
  /// Without, it becomes visible, and fades.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modified(by: TransitionModifier(box: TraitBox(transition)))
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

private struct TransitionModifier: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let box: TraitBox<AnyTransition>

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(TransitionTrait.self) ? box : nil
  }
}
