extension View {
  /// The title of this screen, in the bar of the stack it is in.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barContents { $0.title = title }
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of this screen: it follows the binding, and cannot be edited in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    barContents { $0.title = Text(verbatim: title.wrappedValue) }
  }

  /// A second line below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barContents { $0.subtitle = subtitle }
  }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// How the title of this screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(displayMode.mode)
  }

  /// How the title of this screen is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barContents { $0.displayMode = mode }
  }

  /// Leaves the Back button out of the bar.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    barContents { $0.hidesBackButton = hidesBackButton }
  }

  /// Shows no bar at the top of this screen.
  @available(
    macOS, deprecated: 100000.0, message: "Use toolbar(.hidden, for: .navigationBar) instead."
  )
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barContents { $0.top.visibility = hidden ? .hidden : .visible }
  }

  /// Whether Escape and the like go back from this screen: by themselves only where the stack's own
  /// bar is shown.
  public nonisolated func backGestureDisabled(_ isDisabled: Bool = true) -> some View {
    barContents { $0.isBackGestureDisabled = isDisabled }
  }
}

extension View {
  @available(macOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(macOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  @available(macOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode."
  )
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode."
  )
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  @available(
    macOS, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode."
  )
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }
}
