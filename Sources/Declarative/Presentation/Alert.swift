/// Alerts: a panel over the screen, whose buttons close it after their action.
///
///     .alert("Delete?", isPresented: $asks) {      ╭─────────────────╮
///       Button("Delete", role: .destructive) {     │     Delete?     │
///         delete()                                 │                 │
///       }                                          │ Delete   Cancel │
///       Button("Cancel", role: .cancel) {}         ╰─────────────────╯
///     }
///
/// Without actions there is an OK. Escape runs the action with the role `cancel`, or the only one.
extension View {
  /// Shows an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(titleKey)), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(title)), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: title), isPresented,
      actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a value is true, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(titleKey)), isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(title)), isPresented,
      actions: actions(), message: message())
  }

  /// Shows an alert while a value is true, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: title), isPresented,
      actions: actions(), message: message())
  }
}
