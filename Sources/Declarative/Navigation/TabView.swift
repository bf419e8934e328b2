/// Views of which one is shown, and a bar to choose among them.
///
///     TabView(selection: $tab) {
///       MailView().tabItem { Label("Mail", systemImage: "envelope") }.tag(1)
///       FilesView().tabItem { Label("Files", systemImage: "folder") }.tag(2)
///     }
///
/// All keep their state. The tabs in the bar can have the focus; Alt and a digit chooses one of the
/// first nine.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownSelection: AnyHashable?
  @State private var model: TabModel?
  @State private var isBarHidden = false

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    TabPages(selected: selected, content: content) { model = $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(TabBarLookKey.self) { isBarHidden = $0.visibility == .hidden }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let model, !isBarHidden {
          TabBar(model: model, selected: selected) { select($0) }
        }
      }
  }

  private var selected: AnyHashable? {
    if let selection { return AnyHashable(selection.wrappedValue) }
    return ownSelection
  }

  private func select(_ tag: AnyHashable) {
    guard let selection else {
      ownSelection = tag
      return
    }
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// What a tab view knows of its tabs.
@MainActor final class TabModel: Equatable {
  let tabs = Followed<[TabInfo]>([])

  nonisolated static func == (first: TabModel, second: TabModel) -> Bool { first === second }
}

/// One tab, as its bar sees it.
struct TabInfo: Equatable {
  let tag: AnyHashable
  let item: TabItem?
  let badge: Text?

  static func == (first: TabInfo, second: TabInfo) -> Bool {
    first.tag == second.tag && first.item === second.item && first.badge == second.badge
  }
}

/// The contents of the tabs, all of them alive.
nonisolated private struct TabPages<Content: View>: View {
  typealias Body = Never

  let selected: AnyHashable?
  let content: Content
  let onModel: (TabModel) -> Void
}

@MainActor extension TabPages: PrimitiveView {
  func update(_ node: Node) {
    if node.memory == nil {
      let model = TabModel()
      node.memory = model
      node.graph.afterUpdate(of: node) { onModel(model) }
    }
    _ = node.element(PagesElement.self) { PagesElement(in: node) }
    node.setChild(0, content)
    if let model = node.memory as? TabModel { show(model, in: node, areOthers: false) }
  }

  func collect(_ node: Node) {
    guard let model = node.memory as? TabModel, let element = node.element as? PagesElement else {
      return
    }
    var found: [Node.Page] = []
    node.children[0].addPages(to: &found, id: nil)
    element.setChildren(ContiguousArray(found.map(\.element)))
    model.tabs.value = found.enumerated()
      .map { index, page in
        let tag: Tag? = page.element.value(of: TagTrait.self)
        return TabInfo(
          tag: tag?.value ?? page.id ?? AnyHashable(index),
          item: page.element.value(of: TabItemTrait.self),
          badge: page.element.value(of: BadgeTrait.self))
      }
    show(model, in: node, areOthers: true)
    node.setElements(ElementList(element))
  }

  /// Shows the tab that is selected; the first where none is.
  private func show(_ model: TabModel, in node: Node, areOthers: Bool) {
    guard let element = node.element as? PagesElement else { return }
    let tabs = model.tabs.value
    let index = tabs.firstIndex { $0.tag == selected } ?? 0
    if element.shown == index, !areOthers { return }
    for (place, tab) in tabs.enumerated() { tab.item?.isSelected.value = place == index }
    element.shown = index
    var found: [Node.Page] = []
    node.children.first?.addPages(to: &found, id: nil)
    for (place, page) in found.enumerated() {
      // What a tab that is not shown tells is not for the views around.
      let sources: PreferenceSources = place == index ? .all : .only(-1)
      if page.node.preferenceSources == sources { continue }
      page.node.preferenceSources = sources
      page.node.preferencesChanged(page.node.preferences)
    }
  }
}

extension Element {
  fileprivate func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    guard let box = trait(ObjectIdentifier(key)) else { return Key.defaultValue }
    return unsafeDowncast(box, to: TraitBox<Key.Value>.self).value
  }
}

extension Node {
  /// A view that is one of several to choose from.
  fileprivate struct Page {
    let node: Node
    let element: Element
    /// The id of the element of a collection that it stands for.
    let id: AnyHashable?
  }

  /// Finds the views in here that are to choose from: through what is only structure.
  fileprivate func addPages(to found: inout [Page], id: AnyHashable?) {
    if let rows = memory as? any IdentifiedRows {
      for (index, child) in children.enumerated() {
        child.addPages(to: &found, id: rows.element(ofChild: index)?.id)
      }
    } else if element == nil, kind.passesRows, !children.isEmpty {
      for child in shownChildren { child.addPages(to: &found, id: id) }
    } else {
      for element in elements.array { found.append(Page(node: self, element: element, id: id)) }
    }
  }
}

/// The bar of a tab view.
private struct TabBar: View {
  let model: TabModel
  let selected: AnyHashable?
  let select: (AnyHashable) -> Void
  @Environment(\.cellMetrics) private var metrics
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let tabs = model.tabs.value
    let shown = tabs.firstIndex { $0.tag == selected } ?? 0
    HStack(spacing: metrics.cell.width * (sizeClass == .compact ? 2 : 3)) {
      ForEach(tabs.indices, id: \.self) { index in
        TabButton(tab: tabs[index], number: index + 1, isSelected: index == shown) {
          select(tabs[index].tag)
        }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, metrics.cell.width)
    .frame(maxWidth: .infinity, minHeight: metrics.cell.height)
    .background(.bar, ignoresSafeAreaEdges: [.bottom, .horizontal])
    .focusSection()
  }
}

private struct TabButton: View {
  let tab: TabInfo
  let number: Int
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        if let item = tab.item { StageView(item.hoist) } else { Text("\(number)") }
        if let badge = tab.badge { badge.foregroundStyle(.red) }
      }
    }
    .keyboardShortcut(
      number < 10
        ? KeyboardShortcut(KeyEquivalent(Character("\(number)")), modifiers: .option) : nil
    )
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

extension View {
  /// This view: a tab view has a bar at the bottom, whatever the style.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How a tab view looks: the same for all.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  /// When dots for the pages would be shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
