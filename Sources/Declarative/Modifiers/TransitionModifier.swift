extension View {
  /// How this view comes and goes, where the change is made with an animation.
  ///
  /// Without, it becomes visible, and fades.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modified(by: TransitionModifier(box: TraitBox(transition)))
  }
}

private struct TransitionModifier: ElementModifier {
  static var effect: ModifierEffect { .drawing }

  let box: TraitBox<AnyTransition>

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(TransitionTrait.self) ? box : nil
  }
}
