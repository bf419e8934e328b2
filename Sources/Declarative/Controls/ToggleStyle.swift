/// How toggles look.
///
///     struct Words: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///           HStack { configuration.label; Text(configuration.isOn ? "on" : "off") }
///         }
///       }
///     }
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// What the toggle is for.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of what it stands for is on and some is off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Has the toggles in here look as a style says.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

/// A toggle as its style makes it; in it the usual style holds.
struct StyledToggle: View {
  let style: any ToggleStyle
  let configuration: ToggleStyleConfiguration

  var body: some View {
    func open<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(ToggleStyleBody(style: style, configuration: configuration))
    }
    return open(style).environment(\.toggleStyle, DefaultToggleStyle())
  }
}

/// A style's body, with its dynamic properties.
private struct ToggleStyleBody<Style: ToggleStyle>: View, PropertyHolder {
  var style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The usual look: a box.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedToggle(configuration: configuration)
  }
}

/// A box with a cross in it, before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedToggle(configuration: configuration)
  }
}

/// A knob at one of two ends, at the trailing edge.
///
///     Sound                ──●
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  @available(macOS, deprecated: 100000.0, message: "Use the tint(_:) modifier.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.turn()
    } label: {
      HStack {
        configuration.label.foregroundStyle(.primary)
        Spacer()
        knob(configuration).fixedSize().accessibilityHidden(true)
      }
    }
    .tint(tint)
  }

  private func knob(_ configuration: Configuration) -> Text {
    if configuration.isMixed { return Text(verbatim: "─●─").foregroundStyle(.secondary) }
    return configuration.isOn
      ? Text(verbatim: "──●") : Text(verbatim: "○──").foregroundStyle(.secondary)
  }
}

/// A button that is drawn in reverse while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.turn()
    } label: {
      if configuration.isOn {
        configuration.label.foregroundStyle(.background).background(.tint)
      } else {
        configuration.label
      }
    }
  }
}

/// A mark in brackets, before the label.
private struct MarkedToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.turn()
    } label: {
      HStack {
        Text(verbatim: mark).fixedSize().accessibilityHidden(true)
        configuration.label.foregroundStyle(.primary)
      }
    }
  }

  private var mark: String {
    if configuration.isMixed { return "[-]" }
    return configuration.isOn ? "[x]" : "[ ]"
  }
}

extension ToggleStyleConfiguration {
  /// What is mixed is all turned on first.
  fileprivate func turn() { isOn = isMixed || !isOn }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
