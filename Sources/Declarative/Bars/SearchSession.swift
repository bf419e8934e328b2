import Observation

/// What a search field and the views it searches have in common.
@MainActor @Observable final class SearchSession {
  /// Whether somebody searches: from the moment the field is entered until that is cancelled.
  private(set) var isActive = false
  /// Counts how often the field was asked to take the focus.
  private(set) var calls = 0
  @ObservationIgnored let hoist = Hoist()
  @ObservationIgnored var placement = SearchFieldPlacement.automatic
  /// Takes away what was typed.
  @ObservationIgnored var clear: () -> Void = {}
  /// Who has the field in its bar, where it was declared around several.
  @ObservationIgnored weak var claimant: AnyObject?

  /// The field has been entered.
  func begin() {
    if !isActive { isActive = true }
  }

  /// Has the field take the focus.
  func call() {
    begin()
    calls += 1
  }

  /// Ends the search, where there is one: nothing is left of it.
  func cancel() {
    guard isActive else { return }
    isActive = false
    clear()
  }

  /// Whether the field can be seen: on a screen that is covered, or in a column that is not shown,
  /// it cannot.
  var isInSight: Bool { hoist.stage != nil && hoist.node?.isReachable == true }

  /// Whether the field is in one row with what else is in the bar, where that is wide.
  var sharesRow: Bool { placement.sharesRow }

  /// Takes the field into a bar, unless another has it.
  func claim(for owner: AnyObject) -> Bool {
    if claimant == nil { claimant = owner }
    return claimant === owner
  }
}

extension SearchSession: Equatable {
  nonisolated static func == (first: SearchSession, second: SearchSession) -> Bool {
    first === second
  }
}

/// Ends a search: what was typed goes, and the focus leaves the field.
public struct DismissSearchAction: Sendable {
  let session: SearchSession?

  /// Where nobody searches it does nothing.
  @MainActor public func callAsFunction() { session?.cancel() }
}

extension EnvironmentValues {
  /// Whether somebody searches in the nearest `searchable` around the view.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search of the nearest `searchable` around the view: call it like a function.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(session: self[SearchSessionKey.self])
  }

  var search: SearchSession? {
    get { self[SearchSessionKey.self] }
    set { self[SearchSessionKey.self] = newValue }
  }

  var searches: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// A search field declared around a stack, for the bar of its root.
  var searchAround: SearchSession? {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SearchSessionKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

private enum SearchAroundKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
  let sharesRow: Bool
  private let name: String

  /// At the trailing edge of a wide bar; below the title of a narrow one.
  public static let automatic = SearchFieldPlacement(sharesRow: true, name: "automatic")
  public static let toolbar = SearchFieldPlacement(sharesRow: true, name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(
    sharesRow: true, name: "toolbarPrincipal")
  /// Below the title.
  public static let sidebar = SearchFieldPlacement(sharesRow: false, name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(sharesRow: false, name: "drawer")

  /// Below the title; it stays there however the content is scrolled.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When a field below the title would be seen: always, here.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
