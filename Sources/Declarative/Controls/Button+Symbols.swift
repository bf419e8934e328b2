/// What a button with a symbol is labelled with: the symbol, then its title.
nonisolated public struct SymbolTitle: View {
  let title: Text
  let symbol: Image

  public var body: some View {
    HStack {
      symbol.accessibilityHidden(true)
      title
    }
  }
}

extension Button where Label == SymbolTitle {
  /// A button with a symbol before its title.
  ///
  ///     Button("Add", systemImage: "plus") { add() }      + Add
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a symbol before its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a symbol before its title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SymbolTitle(title: Text(titleKey), symbol: Image(systemName: systemImage))
    }
  }

  /// A button with a symbol before its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SymbolTitle(title: Text(title), symbol: Image(systemName: systemImage))
    }
  }
}
