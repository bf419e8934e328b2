/// Dialogs about something.
extension View {
  /// Asks to choose one of several actions while a value is true and there is data for it.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true and there is data for it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(title) : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true and there is data for it.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? title : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true and there is data for it, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Asks to choose one of several actions while a value is true and there is data for it, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(title) : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Asks to choose one of several actions while a value is true and there is data for it, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? title : nil),
      isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }
}
