/// A symbol before a title, or what the place of the label asks for.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// A symbol before a title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// A title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A symbol alone; the title is what it is called.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A symbol before a title.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A symbol before a title, everywhere.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
