extension View {
  /// Has a search field in the bar of the screen this is on, or of the root of the stack this is
  /// around.
  ///
  ///     List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
  ///       .searchable(text: $query)
  ///
  /// The field says what is typed and filters nothing by itself. Control-F goes there; Escape, or Cancel,
  /// ends the search.
  /// Where no bar is around there is no field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, placement: placement, prompt: prompt)
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Has a search field, in which a search can be begun and ended by a value.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, placement: placement, prompt: prompt, isPresented: isPresented)
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Has a search field that suggests something.
  @available(
    macOS, deprecated: 100000.0, message: "Use searchable with the searchSuggestions modifier."
  )
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use searchable with the searchSuggestions modifier."
  )
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// Searches with tokens: parts of the search that are chosen, not typed. Deleting backwards at the
/// field's beginning takes the last one away.
extension View {
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    SearchableView(
      content: self, text: text, placement: placement, prompt: prompt,
      tokens: { SearchTokens(tokens, suggested: [], token: token) })
  }

  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Searches with tokens, and offers some while somebody searches.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    SearchableView(
      content: self, text: text, placement: placement, prompt: prompt,
      tokens: {
        SearchTokens(tokens, suggested: Array(suggestedTokens.wrappedValue), token: token)
      })
  }
}

/// A view with a search field for the bar around it, or of the stack in it.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: (() -> SearchTokens)?

  init(
    content: Content, text: Binding<String>, placement: SearchFieldPlacement, prompt: Text?,
    isPresented: Binding<Bool>? = nil, tokens: (() -> SearchTokens)? = nil
  ) {
    self.content = content
    self.text = text
    self.placement = placement
    self.prompt = prompt
    self.isPresented = isPresented
    self.tokens = tokens
  }

  @MainActor var body: some View { SearchHost(view: self) }
}

/// What keeps the search of a searchable view.
private struct SearchHost<Content: View>: View {
  let view: SearchableView<Content>
  @State private var session = SearchSession()
  @Environment(\.searchExtras) private var extras

  var body: some View {
    let (text, isPresented, tokens) = (view.text, view.isPresented, view.tokens?())
    session.placement = view.placement
    session.clear = {
      if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      tokens?.removeAll()
    }
    let isActive = session.isActive
    let bar = SearchBar(
      session: session, text: text, prompt: view.prompt ?? Text("Search"), tokens: tokens,
      extras: extras)
    return ToolbarView(
      base: SearchKeyView(
        session: session,
        content: view.content.withEnvironment { [session] values in
          values.search = session
          values.searches = isActive
          values.searchAround = session
          values.searchExtras = SearchExtras()
        }),
      items: HoistedView(session.hoist, content: bar)
    )
    .barContents { [session] in $0.search = $0.search ?? session }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      guard let isPresented, isPresented != session.isActive else { return }
      if isPresented { session.call() } else { session.cancel() }
    }
    .onChange(of: isActive) { _, isActive in
      if let isPresented, isPresented.wrappedValue != isActive {
        isPresented.wrappedValue = isActive
      }
    }
  }
}

/// A view in which Control-F, where nothing takes it, goes to the search field, and Escape ends the
/// search wherever the focus is.
nonisolated private struct SearchKeyView<Content: View>: View {
  typealias Body = Never

  let session: SearchSession
  let content: Content
}

@MainActor extension SearchKeyView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.memory = node.memory ?? SearchKey(session)
    node.setChild(0, content)
  }
}

extension SearchKeyView: WrappingView {
  var wrapped: any View { content }
}

@MainActor private final class SearchKey: KeyHandler {
  private let session: SearchSession

  init(_ session: SearchSession) {
    self.session = session
    super.init()
  }

  override var hearsFromAfar: Bool { true }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase == .down, session.isInSight else { return .ignored }
    switch (press.key, press.modifiers) {
    case ("f", .control), ("f", .command): session.call()
    case (.escape, []) where session.isActive: session.cancel()
    default: return .ignored
    }
    return .handled
  }
}
