public import Foundation

/// A line of text that a person can edit.
///
///     TextField("Name", text: $name)
///
/// The label stands where there is no text, unless a prompt does. Keys are those of readline and of
/// macOS: arrows, Home and End, with Option or Control by words, with Shift selecting; Control-A, E,
/// K, U, W; Control-Z takes back. Return submits (`onSubmit`).
///
/// Line breaks that are pasted become blanks, and control characters are left out.
nonisolated public struct TextField<Label: View>: View {
  let content: FieldContent
  let label: Label?
  /// Whether a style has been at it.
  var isStyled = false

  @MainActor public var body: some View {
    if isStyled { BareField(content: content, label: label) } else { StyledField(field: self) }
  }
}

/// A field in the style around it.
private struct StyledField<Label: View>: View {
  let field: TextField<Label>
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    if style is PlainTextFieldStyle {
      BareField(content: field.content, label: field.label)
    } else {
      styled(style)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
    let label = field.label.map { TextFieldStyleLabel(label: AnyView($0)) }
    return AnyView(
      TextFieldStyleBody(
        style: style,
        field: TextField<TextFieldStyleLabel>(
          content: field.content, label: label, isStyled: true)))
  }
}

/// A field, and its label where that stands in for its text.
private struct BareField<Label: View>: View {
  let content: FieldContent
  let label: Label?
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    if let label, content.prompt == nil {
      ZStack(alignment: Alignment(horizontal: side, vertical: .center)) {
        content.field
        if content.isEmpty {
          label.lineLimit(1).foregroundStyle(.secondary).allowsHitTesting(false)
        }
      }
    } else {
      content.field
    }
  }

  /// Where the text begins.
  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// What a field edits, and what stands in for it where that is empty.
nonisolated struct FieldContent {
  /// Read where the field's body is evaluated.
  let read: () -> String
  let write: (String) -> Void
  var prompt: Text?
  var isLive = true
  var areSecret = false
  var wraps = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var trigger = SubmitTriggers.text
  var onDeleteAtStart: () -> Void = {}

  init(_ text: Binding<String>, prompt: Text?) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    self.prompt = prompt
  }

  /// - Parameter parse: Nil for a text that means no value: the value stays.
  init<Value>(
    _ value: Binding<Value>, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?, prompt: Text?
  ) {
    read = { format(value.wrappedValue) }
    write = { text in
      if text == format(value.wrappedValue) { return }
      if let parsed = parse(text) { value.wrappedValue = parsed }
    }
    isLive = false
    self.prompt = prompt
  }

  var isEmpty: Bool { read().isEmpty }

  @MainActor var field: FieldView {
    var source = FieldStop.Source()
    source.read = read
    source.write = write
    source.isLive = isLive
    source.areSecret = areSecret
    source.wraps = wraps
    source.onEditingChanged = onEditingChanged
    source.onCommit = onCommit
    source.trigger = trigger
    source.onDeleteAtStart = onDeleteAtStart
    return FieldView(
      text: read(), placeholder: prompt, source: source,
      look: FieldView.Look(areDots: areSecret, wraps: wraps))
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = FieldContent(text, prompt: prompt)
    self.label = label()
  }

  /// A field that grows downwards with its text, where the axis is vertical.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    var content = FieldContent(text, prompt: prompt)
    content.wraps = axis == .vertical
    self.content = content
    self.label = label()
  }

  /// A field for a value: what is typed becomes the value when it is submitted, or the focus goes;
  /// where it means no value, the field shows the old one again.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    content = FieldContent(value, format: format, prompt: prompt)
    self.label = label()
  }

  /// A field for a value that may be missing: then it is empty, and emptying it takes the value away.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    content = FieldContent(optional: value, format: format, prompt: prompt)
    self.label = label()
  }
}

extension FieldContent {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    self.init(
      value, format: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) },
      prompt: prompt)
  }

  init<F: ParseableFormatStyle>(
    optional value: Binding<F.FormatInput?>, format: F, prompt: Text?
  ) where F.FormatOutput == String {
    self.init(
      value, format: { $0.map { format.format($0) } ?? "" },
      parse: { text -> F.FormatInput?? in
        if text.isEmpty { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      }, prompt: prompt)
  }

  init<Value>(_ value: Binding<Value>, formatter: Formatter, prompt: Text?) {
    self.init(
      value, format: { formatter.string(for: $0) ?? "" },
      parse: { text in
        // Linux knows the parsing of numbers and dates only.
        let object: Any? =
          switch formatter {
          case let formatter as NumberFormatter: formatter.number(from: text)
          case let formatter as DateFormatter: formatter.date(from: text)
          default: text
          }
        return object.flatMap { converted($0) }
      }, prompt: prompt)
  }
}

/// What a formatter has read, as the type of the value.
private func converted<Value>(_ object: Any) -> Value? {
  if let value = object as? Value { return value }
  guard let number = object as? NSNumber else { return nil }
  return switch Value.self {
  case is Int.Type: number.intValue as? Value
  case is Double.Type: number.doubleValue as? Value
  case is Float.Type: number.floatValue as? Value
  default: nil
  }
}
