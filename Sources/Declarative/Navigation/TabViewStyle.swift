/// How a tab view looks.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// What the style comes down to here.
  nonisolated var look: TabLook { get }
}

/// What styles of tab views come down to in a terminal.
public enum TabLook: Hashable, Sendable {
  /// A bar with the tabs.
  case bar
  /// Pages turned by the arrow keys, with a dot for each.
  case pages
  /// Pages without dots.
  case plainPages
}

/// The platform's style: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var look: TabLook { .bar }
}

/// A bar, in a terminal: there is no sidebar to become.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var look: TabLook { .bar }
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var look: TabLook { .bar }
}

/// A bar.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var look: TabLook { .bar }
}

/// Pages that the arrow keys turn, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let isNever: Bool

    public static let automatic = IndexDisplayMode(isNever: false)
    public static let always = IndexDisplayMode(isNever: false)
    public static let never = IndexDisplayMode(isNever: true)
  }

  public nonisolated let look: TabLook

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    look = indexDisplayMode.isNever ? .plainPages : .pages
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static nonisolated var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static nonisolated var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }

  public static nonisolated func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// How tab views in here look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style.look)
  }
}

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

private enum TabLookKey: EnvironmentKey {
  static let defaultValue = TabLook.bar
}
