import Foundation

/// Something that a person has to answer: an alert or a dialog.
struct Prompt {
  enum Kind: Hashable, Sendable {
    case alert
    case dialog
  }

  let kind: Kind
  /// Nil where it is not shown.
  let title: Text?
}

extension View {
  /// Asks something while a value is true.
  nonisolated func prompting<Actions: View, Message: View>(
    _ prompt: Prompt, _ isPresented: Binding<Bool>, identity: AnyHashable = true,
    actions: Actions, message: Message
  ) -> some View {
    prompting(
      isPresented.wrappedValue ? identity : nil, end: { isPresented.wrappedValue = false },
      PromptContent(prompt: prompt, actions: actions, message: message))
  }

  /// Asks something, with views that are made only then.
  nonisolated func prompting<Content: View>(
    _ identity: AnyHashable?, end: @escaping () -> Void, _ content: Content
  ) -> some View {
    PresentingView(
      content: self,
      request: { () -> PresentationRequest<Content>? in
        guard let identity else { return nil }
        var request = PresentationRequest(
          identity: identity, end: end, views: { content },
          chrome: { stage, presenter in AnyView(PromptChrome(stage: stage)) })
        request.firstFocus = { $0.defaultStop ?? $0.firstStop }
        return request
      }, onDismiss: nil)
  }
}

/// A prompt on the screen: a panel in the middle, over what is dimmed behind it.
private struct PromptChrome: View {
  let stage: StageView
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    ZStack {
      Scrim()
      stage
        .padding(.horizontal, metrics.cell.width * 2)
        .padding(.vertical, metrics.cell.height)
        .background(.background)
        .border(.rounded, .separator)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What stands in a prompt.
nonisolated struct PromptContent<Actions: View, Message: View>: View {
  let prompt: Prompt
  let actions: Actions
  let message: Message
  @State private var around = ButtonsAround()
  @State private var count = ButtonCount()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.cellMetrics) private var metrics

  init(prompt: Prompt, actions: Actions, message: Message) {
    self.prompt = prompt
    self.actions = actions
    self.message = message
  }

  @MainActor var body: some View {
    around.afterAction = { [dismiss] in dismiss() }
    return PromptLayout(cell: metrics.cell) {
      VStack(spacing: 0) { prompt.title?.bold() }.promptPart(.title)
      VStack(spacing: 0) { message }.promptPart(.message)
      ScrollView {
        PromptActions(cell: metrics.cell) {
          actions.onPreferenceChange(ButtonCountKey.self) { count = $0 }
          if prompt.kind == .alert, count.all == 0 { Button("OK") {} }
          if prompt.kind == .dialog, count.cancelling == 0 { Button("Cancel", role: .cancel) {} }
        }
      }
      .promptPart(.actions)
    }
    .multilineTextAlignment(.center)
    .environment(\.buttonsAround, around)
    .onSubmit { [around] in around.answering?.activate() }
    .closesOnEscape { [around, prompt] in
      if let control = around.cancelling {
        control.activate()
      } else if prompt.kind == .alert, let control = around.single {
        control.activate()
      }
    }
  }
}
