/// A control that shows another screen on the stack it is in.
///
///     NavigationLink("Details") { DetailView() }
///     NavigationLink("Lisbon", value: City.lisbon)
///
/// A link with a view pushes that view; one with a value puts it on the stack's path.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case view(() -> Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
}

extension NavigationLink {
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: nil)
    self.label = label()
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use init(destination:label:) with two closures."
  )
  public nonisolated init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: nil)
    self.label = label()
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use navigationDestination(isPresented:) or a path."
  )
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: isActive)
    self.label = label()
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use navigationDestination(isPresented:) or a path."
  )
  public nonisolated init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: isActive)
    self.label = label()
  }

  @available(macOS, deprecated: 100000.0, message: "Use navigationDestination(item:) or a path.")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: Self.isActive(tag, selection))
    self.label = label()
  }

  @available(macOS, deprecated: 100000.0, message: "Use navigationDestination(item:) or a path.")
  public nonisolated init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination, isActive: Self.isActive(tag, selection))
    self.label = label()
  }

  private nonisolated static func isActive<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  @available(macOS, deprecated: 100000.0, message: "Use init(_:destination:) with a closure.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
  ) {
    target = .view(destination, isActive: nil)
    label = Text(titleKey)
  }

  @_disfavoredOverload
  @available(macOS, deprecated: 100000.0, message: "Use init(_:destination:) with a closure.")
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping () -> Destination
  ) {
    target = .view(destination, isActive: nil)
    label = Text(title)
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use navigationDestination(isPresented:) or a path."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    target = .view(destination, isActive: isActive)
    label = Text(titleKey)
  }
}

extension NavigationLink where Destination == Never {
  /// A link for a value; one without a value is disabled.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

@MainActor extension NavigationLink: PrimitiveView {
  package func update(_ node: Node) {
    let memory = node.memory as? Link ?? Link()
    node.memory = memory
    memory.model = EnvironmentValues(node.scope).navigation
    memory.opener = EnvironmentValues(node.scope).splitOpener
    switch target {
    case .view(let destination, let isActive): follow(destination, isActive, memory)
    case .value(let value): memory.value = value
    }
    let isRow = EnvironmentValues(node.scope).isListRow
    node.setChild(
      0,
      Button {
        memory.open()
      } label: {
        LinkLabel(isRow: isRow, content: label)
      }
      .disabled(!memory.isUsable))
  }

  private func follow(
    _ destination: @escaping () -> Destination, _ isActive: Binding<Bool>?, _ link: Link
  ) {
    let pushed = link.pushed ?? PushedView()
    link.pushed = pushed
    link.isActive = isActive
    pushed.view = { AnyView(destination()) }
    pushed.isGone = { if isActive?.wrappedValue == true { isActive?.wrappedValue = false } }
    guard let model = link.model else { return }
    if model.isShowing(pushed) {
      if isActive?.wrappedValue == false { model.pop(pushed) } else { model.showAgain(pushed) }
    } else if isActive?.wrappedValue == true {
      model.push(pushed)
    }
  }
}

/// What a link shows: in a row of a list it is as wide as the row, and marked at the end.
private struct LinkLabel<Content: View>: View {
  let isRow: Bool
  let content: Content

  var body: some View {
    if isRow {
      HStack {
        content.foregroundStyle(Color.primary)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").foregroundStyle(Color.secondary)
          .accessibilityHidden(true)
      }
    } else {
      content
    }
  }
}

/// What a link keeps.
@MainActor private final class Link {
  weak var model: NavigationModel?
  /// Where it shows its screen, if not on the stack it is in.
  weak var opener: SplitOpener?
  var value: AnyHashable?
  var pushed: PushedView?
  var isActive: Binding<Bool>?

  var isUsable: Bool { model != nil && (value != nil || pushed != nil) }

  func open() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let opener, let model {
      if let pushed { return opener.open(pushed.view) }
      if let value { opener.open { model.view(for: value) ?? AnyView(EmptyView()) } }
    } else if let pushed {
      model?.push(pushed)
    } else if let value {
      model?.push(value)
    }
  }
}

extension NavigationModel {
  /// Makes a screen again that has been pushed by itself.
  func showAgain(_ pushed: PushedView) { entries.first { $0.pushed === pushed }?.showAgain() }
}
