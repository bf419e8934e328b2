extension Button where Label == Declarative.Label<Text, Image> {
  /// A button with a symbol before its title.
  ///
  ///     Button("Add", systemImage: "plus") { add() }      + Add
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      Declarative.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      Declarative.Label(title, systemImage: systemImage)
    }
  }
}
