public import Foundation

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
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

/// How a split view looks: in a terminal, always the same.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

extension View {
  /// This view: split views look the same in every style.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// How wide the column these views are in is.
  ///
  /// - Parameter width: In units.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitWidthKey.self, value: SplitWidth(ideal: max(width, 0)))
  }

  /// How wide the column these views are in is: the ideal width, as nobody can drag its edge.
  ///
  /// - Parameter ideal: In units.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
