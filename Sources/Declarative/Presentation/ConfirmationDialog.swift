/// Dialogs: buttons one below the other, each of which closes the dialog after its action.
///
///     .confirmationDialog("Photo", isPresented: $isChoosing) {
///       Button("Take one") { take() }
///       Button("Choose one") { choose() }
///     }
///
/// One that cancels is added unless there is a button with that role; Escape is that one.
extension View {
  /// Asks what to do, from the bottom up, while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(titleKey) }, isDialog: true,
      actions: actions,
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(titleKey) }, isDialog: true,
      actions: actions, message: message)
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(titleKey) }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(titleKey) }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Asks what to do, from the bottom up, while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(title) }, isDialog: true,
      actions: actions,
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(title) }, isDialog: true,
      actions: actions, message: message)
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(title) }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : Text(title) }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// Asks what to do, from the bottom up, while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : title }, isDialog: true,
      actions: actions,
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : title }, isDialog: true,
      actions: actions, message: message)
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : title }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { EmptyView() })
  }

  /// Asks what to do, from the bottom up, while a value is true, about a value, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      isPresented, title: { titleVisibility == .hidden ? nil : title }, isDialog: true,
      actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }
}
