extension View {
  /// Keeps controls in this view from reacting; what is disabled outside stays so.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
