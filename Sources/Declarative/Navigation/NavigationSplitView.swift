public import Foundation

/// Columns side by side: a list to choose from, and what is chosen.
///
///     NavigationSplitView {
///       List(mailboxes, selection: $mailbox) { Text($0.name) }
///     } detail: {
///       Letters(of: mailbox)
///     }
///
/// Where there is not room for columns, that is below 64 columns of the screen, they are the screens
/// of a stack: choosing in one shows the next.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var columns: [NavigationSplitViewColumn] = []
  @State private var link = SplitLink()
  @Environment(\.horizontalSizeClass) private var sizeClass

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
    self.visibility = visibility
    preferredCompactColumn = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  @MainActor public var body: some View {
    if sizeClass == .compact {
      SplitScreens(columns: columnsBinding, sidebar: sidebar, content: content, detail: detail)
    } else {
      SplitColumns(
        visibility: visibility?.wrappedValue ?? .automatic, link: link, sidebar: sidebar,
        content: content, detail: detail)
    }
  }

  private var columnsBinding: Binding<[NavigationSplitViewColumn]> {
    guard let preferred = preferredCompactColumn else { return $columns }
    let all: [NavigationSplitViewColumn] =
      Content.self == EmptyView.self ? [.detail] : [.content, .detail]
    return Binding(
      get: { Array(all[..<((all.firstIndex(of: preferred.wrappedValue) ?? -1) + 1)]) },
      set: { preferred.wrappedValue = $0.last ?? .sidebar })
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

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

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The stack in the last column, for links in the others.
@MainActor private final class SplitLink {
  lazy var model = Followed<NavigationModel?>(nil)

  nonisolated init() {}
}

/// The columns as screens of a stack.
private struct SplitScreens<Sidebar: View, Content: View, Detail: View>: View {
  @Binding var columns: [NavigationSplitViewColumn]
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  var body: some View {
    NavigationStack(path: $columns) {
      sidebar
        .modifier(Choosing { show(Content.self == EmptyView.self ? .detail : .content) })
        .navigationDestination(for: NavigationSplitViewColumn.self) { column in
          if column == .content {
            content.modifier(Choosing { show(.detail) })
          } else {
            detail
          }
        }
    }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    if !columns.contains(column) { columns.append(column) }
  }
}

/// Runs an action when something is chosen in the lists of a view.
private struct Choosing: ViewModifier {
  let action: @MainActor () -> Void
  @State private var hook = Hook()

  @MainActor private final class Hook {
    let choice = ListChoice()
  }

  func body(content: Content) -> some View {
    hook.choice.action = action
    return content.withEnvironment { [choice = hook.choice] in $0.listChoice = choice }
  }
}

/// The columns side by side.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: NavigationSplitViewVisibility
  let link: SplitLink
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var path = NavigationPath()
  @State private var widths: [NavigationSplitViewColumn: CGFloat] = [:]
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let model = link.model.value
    let hasContent = Content.self != EmptyView.self
    HStack(spacing: 0) {
      if visibility != .detailOnly, !(visibility == .doubleColumn && hasContent) {
        column(sidebar, .sidebar, model)
        Divider()
      }
      if hasContent, visibility != .detailOnly {
        column(content, .content, model)
        Divider()
      }
      NavigationPages(root: detail, path: NavigationPathAccess($path)) { link.model.value = $0 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// A column with a bar of its own; its links show in the last one.
  private func column<V: View>(
    _ view: V, _ column: NavigationSplitViewColumn, _ model: NavigationModel?
  ) -> some View {
    NavigationStack { view.withEnvironment { $0.navigation = model } }
      .onPreferenceChange(ColumnWidthKey.self) { widths[column] = $0 }
      .frame(width: widths[column] ?? metrics.cell.width * 24)
  }
}

private enum ColumnWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// How wide the column of a split view is that this view is in, in units.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width.isFinite ? max(width, 0) : nil)
  }

  /// How wide the column is that this view is in: as wide as is ideal.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }

  /// This view: columns share the width, whatever the style.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }
}

/// How the columns of a split view share the width: the same for all.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
