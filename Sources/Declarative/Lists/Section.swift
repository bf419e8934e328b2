/// Views that belong together, with what is above and below them.
///
///     Section("Fruit") {
///       Text("Apple")
///       Text("Pear")
///     }
///
/// In a list its views are rows; elsewhere they are views like others.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(content:header:footer:) instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(content:header:) instead.")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(content:footer:) instead.")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// What a part of a section is, to the list around it.
enum SectionPart: Hashable {
  case header
  case footer
  case gap
}

enum SectionPartTrait: LayoutValueKey {
  static let defaultValue: SectionPart? = nil
}

@MainActor extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    let isInList = node.rowMaker != nil
    node.setChild(0, SectionPartView(part: .header, isInList: isInList, content: header))
    if isExpanded?.wrappedValue ?? true {
      node.setChild(1, content)
      node.setChild(2, SectionPartView(part: .footer, isInList: isInList, content: footer))
      let hasGap = isInList && EnvironmentValues(node.scope).listLook.separatesSections
      node.setChild(3, hasGap ? SectionGap() : nil)
    } else {
      node.truncateChildren(to: 1)
    }
  }

  package func collect(_ node: Node) {
    node.gather()
    if node.memory == nil, node.isInLazyContainer { node.memory = SectionGroup(in: node) }
    guard let group = node.memory as? SectionGroup else { return }
    group.headers = node.children[0].elements.count
    group.footers = node.children.count > 2 ? node.children[2].elements.count : 0
    node.join(group)
  }
}

/// The header or the footer of a section.
private struct SectionPartView<Content: View>: View {
  let part: SectionPart
  let isInList: Bool
  let content: Content

  var body: some View {
    if isInList {
      look.layoutValue(key: SectionPartTrait.self, value: part)
    } else {
      content.layoutValue(key: SectionPartTrait.self, value: part)
    }
  }

  @ViewBuilder private var look: some View {
    switch part {
    case .header: content.font(.headline).accessibilityAddTraits(.isHeader)
    case .footer: content.font(.footnote).foregroundStyle(.secondary)
    case .gap: content
    }
  }
}

/// The empty row after a section.
private struct SectionGap: View {
  var body: some View {
    Color.clear.frame(height: 0).layoutValue(key: SectionPartTrait.self, value: .gap)
  }
}
