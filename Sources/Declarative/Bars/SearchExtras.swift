/// What is said around a search field: what it suggests, and where it looks.
struct SearchExtras {
  var suggestions: AnyView?
  var scopes: AnyView?
  /// Whether scopes are offered before anything is typed.
  var offersScopesEarly = true
}

extension EnvironmentValues {
  var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
}

private enum SearchExtrasKey: EnvironmentKey {
  static var defaultValue: SearchExtras { SearchExtras() }
}

extension View {
  /// Offers views below the search field in here while somebody searches.
  ///
  /// Those with a `searchCompletion(_:)` fill it in when they are chosen.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = suggestions }
  }

  /// This view: suggestions are shown in one place only.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  /// Fills a text into the search field when this suggestion is chosen.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, .text(completion))
  }

  /// Adds a token to the search when this suggestion is chosen.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchCompletion, .token(token))
  }

  /// Offers places to search in below the search field in here: buttons, of which one is chosen.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers places to search in, from when the search begins or from when something was typed.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let bar = AnyView(ScopeBar(scope: scope, scopes: scopes()))
    return transformEnvironment(\.searchExtras) {
      $0.scopes = bar
      $0.offersScopesEarly = activation != .onTextEntry
    }
  }

  /// This view: the field is where it is while somebody searches, too.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }
}

/// When places to search in are offered.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchScopeActivation(name: "automatic")
  /// As soon as something was typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as the field is entered.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where suggestions are shown: below the field, here.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// What becomes of a toolbar while somebody searches: it stays, here.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// What choosing a suggestion does to the search.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

extension ContainerValues {
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

private enum SearchCompletionKey: ContainerValueKey {
  static var defaultValue: SearchCompletion? { nil }
}

extension View {
  nonisolated fileprivate func containerValue(
    _ path: WritableKeyPath<ContainerValues, SearchCompletion?>, _ completion: SearchCompletion
  ) -> some View {
    containerValue(path, Optional(completion))
  }
}

/// The places to search in, one of which is chosen.
nonisolated private struct ScopeBar<V: Hashable, Scopes: View>: View {
  let scope: Binding<V>
  let scopes: Scopes
  @Environment(\.cellMetrics) private var metrics

  init(scope: Binding<V>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }

  @MainActor var body: some View {
    HStack(spacing: metrics.cell.width * 2) {
      ForEach(subviews: scopes) { subview in
        let tag = subview.containerValues.tag(for: V.self)
        Button {
          if let tag { scope.wrappedValue = tag }
        } label: {
          subview.lineLimit(1).underline(tag == scope.wrappedValue)
        }
      }
    }
  }
}
