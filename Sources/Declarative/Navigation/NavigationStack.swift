/// Screens on top of one another, of which the topmost is shown, with a bar that leads back.
///
///     NavigationStack {
///       NavigationLink("Open") { Text("Inside") }
///         .navigationTitle("Root")
///     }
///
/// Screens that are covered keep their state; those taken off lose it.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  private let path: (Binding<NavigationPath>) -> NavigationPathAccess
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = { NavigationPathAccess($0) }
  }

  /// A stack whose screens follow a path: setting it shows others, and going back shortens it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = { _ in NavigationPathAccess(path) }
  }

  /// A stack whose screens follow a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = { _ in NavigationPathAccess(path) }
  }

  @MainActor public var body: some View { NavigationPages(root: root, path: path($ownPath)) }
}

extension NavigationPathAccess {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      }, removeLast: { path.wrappedValue.elements.removeLast($0) })
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: {
        guard let element = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      }, removeLast: { path.wrappedValue.removeLast($0) })
  }
}

/// The screens of a stack, all of them alive, the topmost shown.
nonisolated struct NavigationPages<Root: View>: View {
  typealias Body = Never

  let root: Root
  let path: NavigationPathAccess
}

@MainActor extension NavigationPages: PrimitiveView {
  func update(_ node: Node) {
    let model = node.memory as? NavigationModel ?? NavigationModel(node)
    node.memory = model
    model.path = path
    model.leave = EnvironmentValues(node.scope).splitBack
    model.follow(ModelWatch.observing(node) { path.values() })
    let pages = node.element(ShownElement.self) { ShownElement(in: node) }
    show(model, in: node)
    pages.isRightToLeft = node.scope.isRightToLeft
    node.preferenceSources = .only(node.children.count - 1)
  }

  private func show(_ model: NavigationModel, in node: Node) {
    let before = node.children
    var nodes: ContiguousArray<Node> = []
    for (index, entry) in model.entries.enumerated() {
      let page = NavigationPage(
        entry: entry, previous: index > 0 ? model.entries[index - 1] : nil, model: model,
        isFirst: index == 0, content: index == 0 ? AnyView(root) : nil)
      let child = node.child(entry.page, showing: page)
      entry.page = child
      nodes.append(child)
    }
    if nodes.elementsEqual(before, by: { $0 === $1 }) { return }
    for page in before where !nodes.contains(where: { $0 === page }) { page.leave() }
    node.replaceChildren(nodes)
    if node.preferences.rawValue != 0 { node.preferencesChanged(node.preferences) }
  }

  func collect(_ node: Node) {
    (node.element as? ShownElement)?.setChildren(node.childElements)
    if let element = node.element { node.setElements(ElementList(element)) }
  }
}
