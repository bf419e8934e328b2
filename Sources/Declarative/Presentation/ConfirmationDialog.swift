/// Dialogs: actions to choose from in a panel over the screen; each closes it.
///
/// There is a Cancel, unless an action has that role. Escape runs it. The title is shown where
/// `titleVisibility` is `.visible`.
extension View {
  /// Asks to choose one of several actions while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(title) : nil), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? title : nil), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Asks to choose one of several actions while a value is true, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil), isPresented,
      actions: actions(), message: message())
  }

  /// Asks to choose one of several actions while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? Text(title) : nil), isPresented,
      actions: actions(), message: message())
  }

  /// Asks to choose one of several actions while a value is true, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .dialog, title: titleVisibility == .visible ? title : nil), isPresented,
      actions: actions(), message: message())
  }
}
