extension View {
  /// What the tab of this view shows in the bar of the tab view it is in.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// A count beside the tab, or at the end of the row, that this view is; none where it is zero.
  public nonisolated func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeTrait.self, value: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    layoutValue(key: BadgeTrait.self, value: label)
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// What views that may be tabs are: what the bar shows for them.
@MainActor final class TabItem {
  let hoist = Hoist()
  let isSelected = Followed(false)
}

enum TabItemTrait: LayoutValueKey {
  static var defaultValue: TabItem? { nil }
}

nonisolated private struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label
}

@MainActor extension TabItemView: PrimitiveView {
  func update(_ node: Node) {
    let item = node.memory as? TabItem ?? TabItem()
    node.memory = item
    node.setChild(
      0, ImplicitStack(content).layoutValue(key: TabItemTrait.self, value: item))
    node.setChild(1, HoistedView(item.hoist, content: TabLabel(item: item, label: label)))
  }

  func collect(_ node: Node) { node.setElements(node.children[0].elements) }
}

/// What a tab shows in the bar: in the tint while it is selected.
private struct TabLabel<Label: View>: View {
  let item: TabItem
  let label: Label

  var body: some View {
    let isSelected = item.isSelected.value
    label
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .bold(isSelected)
      .lineLimit(1)
  }
}

/// One tab of a tab view.
///
///     TabView {
///       Tab("Mail", systemImage: "envelope") { MailView() }
///     }
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  @MainActor public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// What a tab is for: the same for all.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Label == Declarative.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == Declarative.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
