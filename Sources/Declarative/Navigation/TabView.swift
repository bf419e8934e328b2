/// Views of which one is shown, with a bar that leads from one to the other.
///
///     TabView {                                        Inbox
///       InboxView().tabItem { Text("Inbox") }
///       SentView().tabItem { Text("Sent") }            Inbox  Sent
///     }
///
/// All tabs keep their state. Control-Tab shows the next one, Alt and a digit the one at that place.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: ListSelection?
  let content: Content

  /// Tabs of which the one with the selected tag is shown; showing another selects its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Tabs of which the one with the selected value is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = ListSelection(selection)
    self.content = TabContentBuilder.Content(content: content())
  }

  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder.Content(content: content())
  }
}

@MainActor extension TabView: PrimitiveView {
  package func update(_ node: Node) {
    let model = node.memory as? TabModel ?? TabModel()
    node.memory = model
    model.node = node
    model.selection = selection
    let style = EnvironmentValues(node.scope).tabLook
    model.isPaged = style != .bar
    // Whatever its value is, and a model's too: it is looked at where tabs are counted.
    ModelWatch.observing(node) { selection?.read() }
    node.setChild(
      0,
      TabScreen(
        model: model, style: style, pages: TabPages(model: model, content: content)))
    model.pagesChanged()
  }
}

/// The shown tab, and the bar.
private struct TabScreen<Pages: View>: View {
  let model: TabModel
  let style: TabLook
  let pages: Pages

  var body: some View {
    pages
      .onPreferenceChange(TabBarLookKey.self) { [model] look in
        MainActor.assumeIsolated { model.look.value = look }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if model.look.value.visibility != .hidden {
          switch style {
          case .bar: TabBar(model: model)
          case .pages: PageDots(model: model)
          case .plainPages: EmptyView()
          }
        }
      }
  }
}

/// The contents of all tabs, of which one is shown.
nonisolated private struct TabPages<Content: View>: View {
  typealias Body = Never

  let model: TabModel
  let content: Content
}

extension TabModel {
  /// Has the tabs counted again.
  fileprivate func pagesChanged() {
    guard let pagesNode, !pagesNode.isRemoved else { return }
    lookAtTabs(in: pagesNode)
  }

  /// Finds out what tabs there are, and shows the selected one.
  fileprivate func lookAtTabs(in node: Node) {
    guard let element = node.element as? ShownElement else { return }
    var owners: [Int] = []
    var entries: [TabEntry] = []
    for (child, page) in node.children.enumerated() {
      let id = pages.first { $0.value === page }?.key
      page.elements.forEach { element in
        entries.append(TabEntry(element, id: id?.last))
        owners.append(child)
      }
    }
    follow(entries)
    element.index = shown.value
    let sources = PreferenceSources.only(
      owners.indices.contains(shown.value) ? owners[shown.value] : 0)
    if node.preferenceSources == sources { return }
    node.preferenceSources = sources
    if node.preferences.rawValue != 0 { node.preferencesChanged(node.preferences) }
  }
}

extension TabEntry {
  fileprivate init(_ element: Element, id: AnyHashable?) {
    func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
      element.trait(ObjectIdentifier(key))
        .map { unsafeDowncast($0, to: TraitBox<Key.Value>.self).value }
    }
    self.init(
      item: trait(TabItemTrait.self) ?? nil, tag: (trait(TagTrait.self) ?? nil)?.value ?? id,
      badge: trait(BadgeTrait.self) ?? nil)
  }
}

@MainActor extension TabPages: PrimitiveView {
  static var callsContent: Bool { true }

  func update(_ node: Node) {
    let model = model
    model.pagesNode = node
    let element = node.element(ShownElement.self) { ShownElement(in: node) }
    element.isRightToLeft = node.scope.isRightToLeft
    element.onPlacement = { [weak model, weak node] in
      MainActor.assumeIsolated {
        if let model, let node, !node.isRemoved { model.lookAtTabs(in: node) }
      }
    }
    let before = node.children
    var pages: [Subview.ID: Node] = [:]
    var nodes: ContiguousArray<Node> = []
    for subview in SubviewsCollection(content) where pages[subview.id] == nil {
      let child = node.child(model.pages[subview.id], showing: subview)
      pages[subview.id] = child
      nodes.append(child)
    }
    model.pages = pages
    node.needsCollecting = true
    if nodes.elementsEqual(before, by: { $0 === $1 }) { return }
    for page in before where !nodes.contains(where: { $0 === page }) { page.leave() }
    node.replaceChildren(nodes)
  }

  func collect(_ node: Node) {
    guard let element = node.element as? ShownElement else { return }
    element.setChildren(node.childElements)
    model.lookAtTabs(in: node)
    node.setElements(ElementList(element))
  }
}
