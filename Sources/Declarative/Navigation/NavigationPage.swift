import Foundation

/// One screen of a stack, between its bars.
struct NavigationPage: View {
  let entry: NavigationEntry
  let previous: NavigationEntry?
  let model: NavigationModel
  let isFirst: Bool
  /// The root's view; nil for screens that the entry makes.
  let content: AnyView?
  @Environment(\.searchAround) private var searchAround

  var body: some View {
    let contents = entry.bar.value
    PageContent(entry: entry, model: model, root: content)
      .onBarContents { entry.bar.value = $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if BottomBar.isShown(contents) { BottomBar(contents: contents) }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if isBarShown(contents) {
          SystemBar(
            contents: contents, displayMode: displayMode, back: backButton(contents),
            edge: entry.edge, search: search(contents))
        }
      }
      .withEnvironment { [entry, model, isFirst] values in
        values.navigation = model
        values.scrollEdge = entry.edge
        values.searchAround = nil
        if !isFirst { values.presentation = Presentation(entry.end) }
      }
  }

  /// A bar with nothing in it is not there.
  private func isBarShown(_ contents: BarContents) -> Bool {
    switch contents.top.visibility {
    case .hidden: false
    case .visible: true
    case .automatic:
      contents.title != nil || backButton(contents) != nil || search(contents) != nil
        || contents.items.contains {
          $0.placement.place != .bottom && $0.placement.place != .bottomCenter
        }
    }
  }

  /// The screen's own search field; on the root the one around the stack, too.
  private func search(_ contents: BarContents) -> SearchSession? {
    if let own = contents.search { return own }
    guard isFirst, let searchAround, searchAround.claim(for: entry) else { return nil }
    return searchAround
  }

  private var displayMode: ToolbarTitleDisplayMode { Self.displayMode(of: entry, in: model) }

  /// The mode a screen asks for; else that of the screen before, and large at the root.
  private static func displayMode(
    of entry: NavigationEntry, in model: NavigationModel
  ) -> ToolbarTitleDisplayMode {
    let entries = model.entries.prefix { $0 !== entry } + [entry]
    for entry in entries.reversed() {
      if let mode = entry.bar.value.displayMode, mode != .automatic { return mode }
    }
    return .large
  }

  private func backButton(_ contents: BarContents) -> SystemBackButton? {
    guard let previous, contents.hidesBackButton != true else { return nil }
    let title = contents.role == .editor ? nil : previous.bar.value.title ?? Text("Back")
    let (model, entry) = (model, entry)
    return SystemBackButton(previous: title) { model.pop(entry) }
  }
}

extension View {
  nonisolated fileprivate func onBarContents(
    _ action: @escaping @MainActor (BarContents) -> Void
  ) -> some View {
    onPreferenceChange(BarContentsKey.self) { contents in
      MainActor.assumeIsolated { action(contents) }
    }
  }
}

/// What a screen shows: the root, what a value becomes, or what was pushed by itself.
nonisolated private struct PageContent: View {
  typealias Body = Never

  let entry: NavigationEntry
  let model: NavigationModel
  let root: AnyView?
}

@MainActor extension PageContent: PrimitiveView {
  static var callsContent: Bool { true }

  func update(_ node: Node) {
    entry.content = node
    let (model, entry) = (model, entry)
    entry.end.action = { [weak model, weak entry] in
      if let entry { model?.pop(entry) }
    }
    switch entry.kind {
    case .root: node.setChild(0, root ?? AnyView(EmptyView()))
    case .view(let pushed): node.setChild(0, pushed.view())
    case .value(let value): node.setChild(0, view(for: value, in: node))
    }
  }

  private func view(for value: AnyHashable, in node: Node) -> AnyView {
    if let view = model.view(for: value) { return view }
    let type = "\(type(of: value.base))"
    // What declares it may come with the same update.
    node.graph.afterLayout { [weak node, model] in
      guard let node, !node.isRemoved, model.view(for: value) == nil else { return }
      node.graph.warnOnce(
        of: "no destination for \(type)",
        "NavigationStack: no navigationDestination(for: \(type).self) is declared; "
          + "the path keeps the value.")
    }
    return AnyView(Image(systemName: "exclamationmark.triangle"))
  }

  func collect(_ node: Node) { node.gatherAsOne() }
}
