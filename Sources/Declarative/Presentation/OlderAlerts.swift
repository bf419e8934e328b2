/// An alert as it was declared before: a value with a title, a message and buttons.
public struct Alert {
  /// A button of an older alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A dialog as it was declared before.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  @available(macOS, deprecated: 100000.0, message: "Use alert(_:isPresented:actions:) instead.")
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    asking(
      isPresented, title: { content().title }, isDialog: false,
      actions: { OlderButtons(buttons: content().buttons) }, message: { content().message })
  }

  @available(macOS, deprecated: 100000.0, message: "Use alert with presenting: instead.")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let alert = { item.wrappedValue.map { content($0) } }
    return asking(
      item.isThere(), title: { alert()?.title }, isDialog: false,
      actions: { OlderButtons(buttons: alert()?.buttons ?? []) }, message: { alert()?.message })
  }

  @available(macOS, deprecated: 100000.0, message: "Use confirmationDialog instead.")
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    asking(
      isPresented, title: { content().title }, isDialog: true,
      actions: { OlderButtons(buttons: content().buttons) }, message: { content().message })
  }

  @available(macOS, deprecated: 100000.0, message: "Use confirmationDialog instead.")
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let sheet = { item.wrappedValue.map { content($0) } }
    return asking(
      item.isThere(), title: { sheet()?.title }, isDialog: true,
      actions: { OlderButtons(buttons: sheet()?.buttons ?? []) }, message: { sheet()?.message })
  }
}

extension Binding {
  /// Whether there is a value; false takes it away.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

/// The buttons of an older alert as views.
nonisolated private struct OlderButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action()
      } label: {
        buttons[index].label
      }
    }
  }
}
