extension View {
  /// Shows other views instead of the whole screen while a value is true.
  ///
  /// Escape closes them, and so does `\.dismiss`.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss: onDismiss, content: content) { stage, presenter in
      AnyView(CoverChrome(stage: stage, end: presenter.end))
    }
  }

  /// Shows other views instead of the whole screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss: onDismiss, content: content) { stage, presenter in
      AnyView(CoverChrome(stage: stage, end: presenter.end))
    }
  }
}

/// Views that cover the screen.
private struct CoverChrome: View {
  let stage: StageView
  let end: Presentation.End
  @State private var settings = PresentationSettings()

  var body: some View {
    stage
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
      .onPresentationSettings { settings = $0 }
      .closesOnEscape { if !settings.isDismissDisabled { end.action() } }
  }
}
