/// How labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// What the label says.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What stands for it.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

extension View {
  /// Has the labels in here look as a style says.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}

extension EnvironmentValues {
  /// The style of labels; nil for a symbol before a title.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

/// A label as its style makes it; in it the style around that one holds.
struct StyledLabel: View {
  let style: any LabelStyle
  let configuration: LabelStyleConfiguration

  var body: some View {
    func open<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(LabelStyleBody(style: style, configuration: configuration))
    }
    return open(style).environment(\.labelStyle, nil)
  }
}

/// A style's body, with its dynamic properties.
private struct LabelStyleBody<Style: LabelStyle>: View, PropertyHolder {
  var style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}
