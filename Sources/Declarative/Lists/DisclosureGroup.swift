/// A label that shows and hides what belongs to it.
///
///     DisclosureGroup("Details") { Text("more") }      ▸ Details
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.cellMetrics) private var metrics

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  @MainActor public var body: some View {
    let isOpen = isExpanded?.wrappedValue ?? self.isOpen
    VStack(alignment: .leading, spacing: 0) {
      Button {
        if let isExpanded { isExpanded.wrappedValue.toggle() } else { self.isOpen.toggle() }
      } label: {
        HStack {
          Text(verbatim: isOpen ? "▾" : "▸").accessibilityHidden(true)
          label
        }
      }
      if isOpen { content().padding(.leading, metrics.cell.width * 2) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
