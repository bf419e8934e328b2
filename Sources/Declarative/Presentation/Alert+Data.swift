public import Foundation

/// Alerts about something, and about errors.
extension View {
  /// Shows an alert while a value is true and there is data for it.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(titleKey)), isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert while a value is true and there is data for it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(title)), isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert while a value is true and there is data for it.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: title), isPresented.when(data != nil),
      actions: data.map(actions), message: EmptyView())
  }

  /// Shows an alert while a value is true and there is data for it, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(titleKey)), isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows an alert while a value is true and there is data for it, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: Text(title)), isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows an alert while a value is true and there is data for it, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: title), isPresented.when(data != nil),
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows an alert about an error while a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: error.map { Text(verbatim: $0.title) }),
      isPresented.when(error != nil), actions: actions(), message: EmptyView())
  }

  /// Shows an alert about an error while a value is true and there is an error, with a message.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    prompting(
      Prompt(kind: .alert, title: error.map { Text(verbatim: $0.title) }),
      isPresented.when(error != nil), actions: error.map(actions), message: error.map(message))
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}

extension Binding<Bool> {
  /// The same, but false as long as something else does not hold.
  nonisolated func when(_ holds: Bool) -> Binding<Bool> {
    holds ? self : Binding(get: { false }, set: { self.wrappedValue = $0 })
  }
}
