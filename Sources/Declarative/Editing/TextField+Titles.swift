public import Foundation

extension TextField where Label == Text {
  private init(_ title: Text, _ content: FieldContent) {
    var content = content
    content.prompt = content.prompt ?? title
    self.content = content
    label = nil
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), FieldContent(text, prompt: nil))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), FieldContent(text, prompt: nil))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), FieldContent(text, prompt: prompt))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), FieldContent(text, prompt: prompt))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleKey), .wrapping(text, prompt, axis))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(title), .wrapping(text, prompt, axis))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), FieldContent(value, format: format, prompt: prompt))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), FieldContent(value, format: format, prompt: prompt))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), FieldContent(optional: value, format: format, prompt: prompt))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), FieldContent(optional: value, format: format, prompt: prompt))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), FieldContent(value, formatter: formatter, prompt: prompt))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), FieldContent(value, formatter: formatter, prompt: prompt))
  }
}

/// The older forms, that are told what happens.
extension TextField where Label == Text {
  @available(
    macOS, deprecated: 100000.0, message: "Use init(_:text:), onSubmit(of:_:) and focused(_:)."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), .told(FieldContent(text, prompt: nil), onEditingChanged, onCommit))
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use init(_:text:), onSubmit(of:_:) and focused(_:)."
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), .told(FieldContent(text, prompt: nil), onEditingChanged, onCommit))
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use init(_:value:formatter:) and onSubmit(of:_:)."
  )
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    let content = FieldContent(value, formatter: formatter, prompt: nil)
    self.init(Text(titleKey), .told(content, onEditingChanged, onCommit))
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use init(_:value:formatter:) and onSubmit(of:_:)."
  )
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    let content = FieldContent(value, formatter: formatter, prompt: nil)
    self.init(Text(title), .told(content, onEditingChanged, onCommit))
  }
}

extension FieldContent {
  fileprivate static func wrapping(
    _ text: Binding<String>, _ prompt: Text?, _ axis: Axis
  ) -> FieldContent {
    var content = FieldContent(text, prompt: prompt)
    content.wraps = axis == .vertical
    return content
  }

  fileprivate static func told(
    _ content: FieldContent, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) -> FieldContent {
    var content = content
    content.onEditingChanged = onEditingChanged
    content.onCommit = onCommit
    return content
  }
}
