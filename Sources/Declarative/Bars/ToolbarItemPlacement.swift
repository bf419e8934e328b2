/// Where in the bars of a screen an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading
    case principal
    case trailing
    case title
    case largeTitle
    case subtitle
    case bottom
    case bottomCenter
    case none
  }

  let place: Place
  /// Which of two items at one end is nearer to it: the greater.
  var rank = 0
  private let name: String

  private init(_ place: Place, _ name: String, rank: Int = 0) {
    self.place = place
    self.name = name
    self.rank = rank
  }

  /// At the trailing edge of the bar at the top.
  public static let automatic = ToolbarItemPlacement(.trailing, "automatic")
  /// In the middle of the bar at the top, in place of the title.
  public static let principal = ToolbarItemPlacement(.principal, "principal")
  /// At the leading edge; at the trailing one where there is a Back button.
  public static let navigation = ToolbarItemPlacement(.leading, "navigation", rank: 1)
  public static let primaryAction = ToolbarItemPlacement(.trailing, "primaryAction", rank: 1)
  public static let secondaryAction = ToolbarItemPlacement(.trailing, "secondaryAction", rank: -1)
  /// At the trailing edge, nearest to it.
  public static let confirmationAction = ToolbarItemPlacement(
    .trailing, "confirmationAction", rank: 2)
  public static let cancellationAction = ToolbarItemPlacement(
    .leading, "cancellationAction", rank: 2)
  public static let destructiveAction = ToolbarItemPlacement(.trailing, "destructiveAction")
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(.bottomCenter, "status")
  /// In the bar at the bottom: there is no keyboard on the screen it could be above.
  public static let keyboard = ToolbarItemPlacement(.bottom, "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(.leading, "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(.trailing, "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(.bottom, "bottomBar")
  public static let bottomOrnament = ToolbarItemPlacement(.bottom, "bottomOrnament")
  /// In place of the title.
  public static let title = ToolbarItemPlacement(.title, "title")
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle, "largeTitle")
  /// In place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(.subtitle, "subtitle")
  public static let largeSubtitle = ToolbarItemPlacement(.subtitle, "largeSubtitle")

  @available(macOS, deprecated: 100000.0, renamed: "topBarLeading")
  public static let navigationBarLeading = topBarLeading
  @available(macOS, deprecated: 100000.0, renamed: "topBarTrailing")
  public static let navigationBarTrailing = topBarTrailing

  /// A bar of one's own: its items go to the bar at the top.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(.trailing, "accessoryBar")
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar at the top.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top, of a navigation stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the top: a terminal's window has none.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")

  @available(macOS, deprecated: 100000.0, message: "Use a bar at the top.")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }
}

/// What the bars of a screen are for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  /// Nothing different from the automatic one.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Nothing different from the automatic one.
  public static let browser = ToolbarRole(name: "browser")
  /// The Back button is without the title of what it leads back to.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a screen's title is shown in its bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// Large at the root of a stack that has a title, else as on the screen before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Below the bar while the screen is scrolled to the top, then in the middle of it.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the bar at its leading edge.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// Kinds of titles, by their older name.
public struct NavigationBarItem: Sendable {
  /// How a screen's title is shown in its bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large at the root of a stack that has a title, else as on the screen before.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar while the screen is scrolled to the top.
    case large

    var mode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
