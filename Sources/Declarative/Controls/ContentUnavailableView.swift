/// What stands where there is nothing to show, and why.
///
///     ContentUnavailableView("No Mail", systemImage: "tray",
///       description: Text("New mail appears here."))
///
///                  ▽
///               No Mail
///        New mail appears here.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.cellMetrics) private var metrics

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle()).font(.headline)
      description.foregroundStyle(.secondary)
      VStack(spacing: 0) { actions }.padding(.top, hasActions ? metrics.cell.height : 0)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var hasActions: Bool { Actions.self != EmptyView.self }
}

extension ContentUnavailableView
where Label == Declarative.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Declarative.Label(title, image: name) }, description: { description })
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Declarative.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Declarative.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Declarative.Label(title, systemImage: name) }, description: { description })
  }
}

/// What stands where a search has found nothing.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String

    public var body: some View {
      Declarative.Label {
        text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands where a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }

  /// What stands where a search has found nothing, with what was searched for.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title
    }
  }
}
