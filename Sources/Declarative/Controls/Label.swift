/// A symbol and a title.
///
///     Label("Favourites", systemImage: "star")      ☆ Favourites
///
/// `labelStyle(_:)` says which of the two are shown, and how.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    if let style {
      StyledLabel(
        style: style,
        configuration: LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    } else {
      HStack {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, to be shown by the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
