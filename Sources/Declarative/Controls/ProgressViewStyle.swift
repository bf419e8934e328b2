/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// From 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Has progress in here shown as a style says.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

/// Progress as its style shows it; in it the usual style holds.
struct StyledProgressView: View {
  let style: any ProgressViewStyle
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    func open<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(ProgressViewStyleBody(style: style, configuration: configuration))
    }
    return open(style).environment(\.progressViewStyle, DefaultProgressViewStyle())
  }
}

/// A style's body, with its dynamic properties.
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View, PropertyHolder {
  var style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A bar where it is known how far something has come, else what turns.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      LabelledBar(
        label: configuration.label, value: configuration.currentValueLabel, fraction: fraction)
    } else {
      HStack {
        Spinner()
        configuration.label
      }
    }
  }
}

/// A bar; an empty one where it is not known how far something has come.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  @available(macOS, deprecated: 100000.0, message: "Use the tint(_:) modifier.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabelledBar(
      label: configuration.label, value: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted ?? 0
    )
    .tint(tint)
  }
}

/// What turns; a share in percent where it is known how far something has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  @available(macOS, deprecated: 100000.0, message: "Use the tint(_:) modifier.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if let fraction = configuration.fractionCompleted {
        Text(verbatim: "\(Int((fraction * 100).rounded()))%").foregroundStyle(.tint)
      } else {
        Spinner()
      }
      configuration.label
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .tint(tint)
  }
}

/// A bar below its label, and its value below that.
private struct LabelledBar: View {
  let label: ProgressViewStyleConfiguration.Label?
  let value: ProgressViewStyleConfiguration.CurrentValueLabel?
  let fraction: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      ProgressBar(fraction)
      value.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
