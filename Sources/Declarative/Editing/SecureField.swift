/// A line of text that a person can edit, and nobody read: each letter is shown as a dot.
///
/// Nothing can be copied out of it, and the caret does not stop where words end.
nonisolated public struct SecureField<Label: View>: View {
  private let content: FieldContent
  private let label: Label?

  @MainActor public var body: some View {
    TextField(content: content, label: label)
  }

  private init(_ content: FieldContent, _ label: Label?) {
    var content = content
    content.areSecret = true
    self.content = content
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldContent(text, prompt: prompt), label())
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(text, prompt: Text(titleKey)), nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldContent(text, prompt: Text(title)), nil)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text, prompt: prompt ?? Text(titleKey)), nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text, prompt: prompt ?? Text(title)), nil)
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(_:text:) and onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var content = FieldContent(text, prompt: Text(titleKey))
    content.onCommit = onCommit
    self.init(content, nil)
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(_:text:) and onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var content = FieldContent(text, prompt: Text(title))
    content.onCommit = onCommit
    self.init(content, nil)
  }
}
