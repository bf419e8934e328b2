/// What a screen says of its bars: told by preferences to the stack it is in.
struct BarContents: Equatable {
  var title: Text?
  var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBackButton: Bool?
  var role = ToolbarRole.automatic
  var isBackGestureDisabled: Bool?
  var items: [ToolbarEntry] = []
  var titleMenu: ToolbarEntry?
  var search: SearchSession?
  var top = BarLook()
  var bottom = BarLook()
}

/// How one bar looks.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  var colorScheme: ColorScheme?
}

enum BarContentsKey: PreferenceKey {
  static let defaultValue = BarContents()

  /// What comes first holds; items are all shown, in their order.
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.isBackGestureDisabled = value.isBackGestureDisabled ?? next.isBackGestureDisabled
    if value.role == .automatic { value.role = next.role }
    value.items += next.items
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.search = value.search ?? next.search
    value.top.fill(next.top)
    value.bottom.fill(next.bottom)
  }
}

extension BarLook {
  /// Takes over what is not said here.
  fileprivate mutating func fill(_ other: BarLook) {
    if visibility == .automatic { visibility = other.visibility }
    background = background ?? other.background
    if backgroundVisibility == .automatic { backgroundVisibility = other.backgroundVisibility }
    colorScheme = colorScheme ?? other.colorScheme
  }
}

/// What the tab bar around a screen is told.
enum TabBarLookKey: PreferenceKey {
  static let defaultValue = BarLook()

  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.fill(nextValue()) }
}

extension View {
  nonisolated func barContents(_ change: @escaping (inout BarContents) -> Void) -> some View {
    transformPreference(BarContentsKey.self, change)
  }

  /// Changes how some bars look.
  nonisolated func barLook(
    of bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    let isTop = bars.contains { $0 != .bottomBar && $0 != .tabBar && $0 != .bottomOrnament }
    let isBottom = bars.contains { $0 == .bottomBar || $0 == .bottomOrnament }
    let isTabs = bars.contains(.tabBar)
    return barContents { contents in
      if isTop { change(&contents.top) }
      if isBottom { change(&contents.bottom) }
    }
    .transformPreference(TabBarLookKey.self) { if isTabs { change(&$0) } }
  }
}
