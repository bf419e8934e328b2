extension View {
  /// Has `@AppStorage` in this view and everything in it keep its values in these defaults, where
  /// it names no others.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentView(content: self) { $0.defaultAppStorage = store }
  }
}
