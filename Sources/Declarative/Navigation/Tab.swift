/// A tab of a tab view: a value, what is in it, and what stands for it in the bar.
///
///     TabView(selection: $place) {
///       Tab("Home", systemImage: "house", value: .home) { HomeView() }
///       Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchView() }
///     }
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent,
  BodilessTabContent
{
  public typealias TabValue = Value

  let value: Value?
  let content: Content
  let label: Label
  var badge: Text?

  public typealias Body = Never

  package func addTabs(to list: inout SubviewList) {
    let view = content.tabItem { label }.badge(badge)
    if let value { list.add(view.tag(value)) } else { list.add(view) }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

/// A title and a symbol for a tab.
nonisolated public struct DefaultTabLabel: View {
  let label: Label<Text, Image>

  init(_ title: Text, _ image: Image) {
    label = Label(title: { title }, icon: { image })
  }

  @MainActor public var body: some View { label }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
}
