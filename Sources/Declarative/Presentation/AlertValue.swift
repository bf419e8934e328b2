/// What an alert says and offers, in the older way.
@available(macOS, deprecated: 100000.0, message: "Use alert(_:isPresented:actions:) instead.")
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button { Alert.Button(label: label, role: nil, action: action) }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// What a dialog says and offers, in the older way.
@available(macOS, deprecated: 100000.0, message: "Use confirmationDialog instead.")
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(
    title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while there is an item.
  @available(macOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:) instead.")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return prompting(
      item.wrappedValue.map { AnyHashable($0.id) }, end: { item.wrappedValue = nil },
      PromptContent(.alert, alert?.title, alert?.message, alert?.buttons))
  }

  /// Shows an alert while a value is true.
  @available(macOS, deprecated: 100000.0, message: "Use alert(_:isPresented:actions:) instead.")
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return prompting(
      alert.map { _ in true }, end: { isPresented.wrappedValue = false },
      PromptContent(.alert, alert?.title, alert?.message, alert?.buttons))
  }

  /// Asks to choose one of several actions while there is an item.
  @available(macOS, deprecated: 100000.0, message: "Use confirmationDialog instead.")
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return prompting(
      item.wrappedValue.map { AnyHashable($0.id) }, end: { item.wrappedValue = nil },
      PromptContent(.dialog, sheet?.title, sheet?.message, sheet?.buttons))
  }

  /// Asks to choose one of several actions while a value is true.
  @available(macOS, deprecated: 100000.0, message: "Use confirmationDialog instead.")
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return prompting(
      sheet.map { _ in true }, end: { isPresented.wrappedValue = false },
      PromptContent(.dialog, sheet?.title, sheet?.message, sheet?.buttons))
  }
}

extension PromptContent where Actions == PromptButtons, Message == Text? {
  nonisolated fileprivate init(
    _ kind: Prompt.Kind, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button]?
  ) {
    self.init(
      prompt: Prompt(kind: kind, title: title), actions: PromptButtons(buttons: buttons ?? []),
      message: message)
  }
}

/// The buttons of an alert in the older way.
nonisolated struct PromptButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
