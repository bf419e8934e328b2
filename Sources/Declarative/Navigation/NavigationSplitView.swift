/// Two or three columns: what is chosen in one shows in the next.
///
///     NavigationSplitView {                      Lisbon │ The city
///       List(cities, selection: $city) {         Porto  │ of seven hills.
///         Text($0.name)
///       }
///     } detail: {
///       CityView(city)
///     }
///
/// Below 64 columns one of them is shown at a time: Return in a list or a link shows the next,
/// Escape the one before. Columns that are not shown keep their state. Links in the first columns show their screens in the last.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var opener = SplitOpener()
  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor public var body: some View {
    let column = preferred ?? $ownColumn
    let hasContent = Content.self != EmptyView.self
    let shown = shown(column.wrappedValue, hasContent: hasContent)
    let isCompact = sizeClass == .compact
    opener.opened = { column.wrappedValue = .detail }
    return HStack(spacing: 0) {
      KeptView(
        isShown: shown.contains(.sidebar),
        content: SplitColumn(
          isCompact: isCompact, width: 24, back: nil,
          next: { column.wrappedValue = hasContent ? .content : .detail },
          content: sidebar.environment(\.splitOpener, opener)))
      if shown.contains(.sidebar), !isCompact { Divider() }
      KeptView(
        isShown: shown.contains(.content),
        content: SplitColumn(
          isCompact: isCompact, width: 28, back: { column.wrappedValue = .sidebar },
          next: { column.wrappedValue = .detail },
          content: content.environment(\.splitOpener, opener)))
      if shown.contains(.content), !isCompact { Divider() }
      KeptView(
        isShown: shown.contains(.detail),
        content: SplitColumn(
          isCompact: isCompact, width: nil,
          back: { column.wrappedValue = hasContent ? .content : .sidebar }, next: nil,
          content: SplitDetail(opener: opener, content: detail)))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func shown(
    _ column: NavigationSplitViewColumn, hasContent: Bool
  ) -> Set<NavigationSplitViewColumn> {
    if sizeClass == .compact { return [column == .content && !hasContent ? .detail : column] }
    let all: Set<NavigationSplitViewColumn> =
      hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    switch visibility?.wrappedValue {
    case .detailOnly: return [.detail]
    case .doubleColumn: return all.subtracting(hasContent ? [.sidebar] : [])
    default: return all
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Three columns, of which a value says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Three columns; a value says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferred = preferred
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns, of which a value says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns; a value says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
