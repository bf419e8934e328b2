extension View {
  /// What stands for this view in the bar of the tab view around it.
  ///
  ///     HomeView().tabItem { Label("Home", systemImage: "house") }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// What stands for a view in a tab bar: declared with the view, seen in the bar.
@MainActor final class TabItem: Equatable {
  let hoist = Hoist()

  nonisolated static func == (first: TabItem, second: TabItem) -> Bool { first === second }
}

/// What the tab view around a view knows its item by.
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
    node.setChild(0, content.layoutValue(key: TabItemTrait.self, value: item))
    node.setChild(1, HoistedView(item.hoist, content: HStack { label }))
  }

  func collect(_ node: Node) { node.setElements(node.children[0].elements) }
}
