/// Tabs that belong together: in a bar they stand one after the other.
nonisolated public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>:
  TabContent, BodilessTabContent
{
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  let content: Content

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  package func addTabs(to list: inout SubviewList) { list.add(tabs: content, step: 0) }
}

extension TabSection where Header == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension Tab {
  /// Marks the tab with a number; none for zero.
  public func badge(_ count: Int) -> some TabContent<Value> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Marks the tab with a text.
  public func badge(_ label: Text?) -> some TabContent<Value> {
    var tab = self
    tab.badge = label
    return tab
  }

  /// Marks the tab with a text.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<Value> { badge(Text(key)) }

  /// Marks the tab with a text.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<Value> { badge(Text(label)) }
}

extension TabContent {
  /// These tabs: nobody can rearrange them.
  public nonisolated func customizationID(_ id: String) -> Self { self }

  /// Leaves these tabs out where it says so.
  public nonisolated func hidden(_ hidden: Bool = true) -> TabOptional<Self> {
    TabOptional(content: hidden ? nil : self)
  }
}
