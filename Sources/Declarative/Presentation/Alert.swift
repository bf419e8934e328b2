public import Foundation

/// Alerts: a title, a message, and buttons, each of which closes the alert after its action.
///
///     .alert("Delete it?", isPresented: $isAsking) {
///       Button("Delete", role: .destructive) { delete() }
///       Button("Keep", role: .cancel) {}
///     }
///
/// Without buttons there is one that says OK. Escape is the button with the cancel role, or the only
/// one.
extension View {
  /// Asks a question in front of the screen while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { Text(titleKey) }, isDialog: false, actions: actions,
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      isPresented, title: { Text(titleKey) }, isDialog: false, actions: actions, message: message)
  }

  /// Asks a question in front of the screen while a value is true, about a value.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { Text(titleKey) }, isDialog: false,
      actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, about a value, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { Text(titleKey) }, isDialog: false,
      actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Asks a question in front of the screen while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { Text(title) }, isDialog: false, actions: actions,
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(isPresented, title: { Text(title) }, isDialog: false, actions: actions, message: message)
  }

  /// Asks a question in front of the screen while a value is true, about a value.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { Text(title) }, isDialog: false, actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, about a value, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { Text(title) }, isDialog: false, actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Asks a question in front of the screen while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { title }, isDialog: false, actions: actions,
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(isPresented, title: { title }, isDialog: false, actions: actions, message: message)
  }

  /// Asks a question in front of the screen while a value is true, about a value.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { title }, isDialog: false, actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks a question in front of the screen while a value is true, about a value, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { title }, isDialog: false, actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Tells of an error while a value is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { error.map { Text(verbatim: $0.errorDescription ?? "\($0)") } },
      isDialog: false, actions: actions, message: { EmptyView() })
  }

  /// Tells of an error while a value is true, with a message.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    asking(
      isPresented, title: { error.map { Text(verbatim: $0.errorDescription ?? "\($0)") } },
      isDialog: false, actions: { error.map { actions($0) } },
      message: { error.map { message($0) } })
  }
}
