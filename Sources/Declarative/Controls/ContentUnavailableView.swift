/// What stands where there is nothing to show: a label, why that is, and what can be done.
///
///     ContentUnavailableView("No mail", systemImage: "tray", description: Text("All read."))
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack {
      label.font(.headline).labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// An icon above its title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}

/// The label of a view that has nothing to show.
public typealias UnavailableLabel = Label<Text, Image>

extension ContentUnavailableView
where Label == UnavailableLabel, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      UnavailableLabel(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      UnavailableLabel(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// What stands where a search has found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What stands where a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
