// The underscored names are SwiftUI's: styles in the wild are written with them.
// swift-format-ignore-file: NoLeadingUnderscores

/// How a text field looks.
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.underline()
///       }
///     }
///
/// The names are SwiftUI's.
@MainActor @preconcurrency public protocol TextFieldStyle {
  typealias _Label = TextFieldStyleLabel
  associatedtype _Body: View

  /// The field as it is shown, made of the field without a style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that is given to a style.
public struct TextFieldStyleLabel: View {
  let label: AnyView

  public var body: some View { label }
}

/// The usual look: a fill, so that it is seen how far the field goes.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.background(.quaternary)
  }
}

/// Letters, and nothing around them.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A box with round corners, two rows higher than the letters.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    BoxedField(field: configuration, line: .rounded)
  }
}

/// A box, two rows higher than the letters.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    BoxedField(field: configuration, line: .light)
  }
}

/// A field in a box, with a cell of room at the sides.
private struct BoxedField<Field: View>: View {
  let field: Field
  let line: LineStyle
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    field
      .padding(.horizontal, metrics.cell.width + metrics.lineThickness.width)
      .padding(.vertical, metrics.lineThickness.height)
      .border(line, .tertiary)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

extension View {
  /// Sets how text fields in here look.
  ///
  ///     ╭──────────────────╮
  ///     │ Ada Lovelace     │      .textFieldStyle(.roundedBorder)
  ///     ╰──────────────────╯
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}

extension EnvironmentValues {
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

/// A style's body, with its dynamic properties.
struct TextFieldStyleBody<Style: TextFieldStyle>: View, PropertyHolder {
  var style: Style
  let field: TextField<TextFieldStyleLabel>

  var body: some View { style._body(configuration: field) }
}
