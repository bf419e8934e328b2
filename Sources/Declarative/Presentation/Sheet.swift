extension View {
  /// Shows other views in front of the screen while a value is true.
  ///
  /// The sheet has the keys to itself; what is behind is dimmed. Escape closes it, and so does
  /// `\.dismiss`.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss: onDismiss, content: content) { stage, presenter in
      AnyView(SheetChrome(stage: stage, end: presenter.end))
    }
  }

  /// Shows other views in front of the screen while there is an item; those of an item with another
  /// id are a sheet of their own.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss: onDismiss, content: content) { stage, presenter in
      AnyView(SheetChrome(stage: stage, end: presenter.end))
    }
  }
}

extension View {
  /// Presents views while a value is true.
  nonisolated func presenting<Content: View>(
    _ isPresented: Binding<Bool>, isModal: Bool = true, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content,
    chrome: @escaping @MainActor (StageView, Presenter) -> AnyView
  ) -> some View {
    PresentingView(
      content: self,
      request: { () -> PresentationRequest<Content>? in
        guard isPresented.wrappedValue else { return nil }
        return PresentationRequest(
          identity: true, isModal: isModal, end: { isPresented.wrappedValue = false },
          views: content, chrome: chrome)
      }, onDismiss: onDismiss)
  }

  /// Presents views while there is an item.
  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, isModal: Bool = true, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content,
    chrome: @escaping @MainActor (StageView, Presenter) -> AnyView
  ) -> some View {
    PresentingView(
      content: self,
      request: { () -> PresentationRequest<Content>? in
        guard let value = item.wrappedValue else { return nil }
        return PresentationRequest(
          identity: value.id, isModal: isModal, end: { item.wrappedValue = nil },
          views: { content(value) }, chrome: chrome)
      }, onDismiss: onDismiss)
  }
}

/// A sheet on the screen: a panel at the bottom, over what is dimmed behind it.
struct SheetChrome: View {
  let stage: StageView
  let end: Presentation.End
  @State private var settings = PresentationSettings()
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    ZStack {
      Scrim()
      SheetLayout(detent: settings.detents.min(in: metrics) ?? .large, cell: metrics.cell) {
        stage
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.horizontal, metrics.cell.width)
          .padding(.vertical, metrics.cell.height)
          .background(.background)
          .border(.rounded, .separator)
      }
    }
    .onPresentationSettings { settings = $0 }
    .closesOnEscape { if !settings.isDismissDisabled { end.action() } }
  }
}

/// What lies between a sheet and what is behind it.
struct Scrim: View {
  var body: some View { Color.black.opacity(0.5).accessibilityHidden(true) }
}

extension View {
  /// Runs an action when Escape is pressed and nothing in here took it.
  func closesOnEscape(_ action: @escaping () -> Void) -> some View {
    onKeyPress(phases: .down) { press in
      guard press.key == .escape, press.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }
}
