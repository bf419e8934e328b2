/// What a button's action means to the person.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The action deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The action gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action.
///
///     Button("Save") { save() }
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

@MainActor extension Button: PrimitiveView {
  package func update(_ node: Node) {
    let control = node.memory as? Control ?? Control(node)
    node.memory = control
    let around = EnvironmentValues(node.scope).buttonsAround
    if let around { join(around, control, in: node) } else { control.action = action }
    control.update(isEnabled: node.text.context.paint.isEnabled)
    let ink = ButtonInk(isDestructive: role == .destructive, focus: FocusInk(control, in: node))
    if around == nil { return node.setChild(0, label.inherits(ink), in: control.scope) }
    let count = ButtonCount(all: 1, cancelling: role == .cancel ? 1 : 0)
    node.setChild(
      0,
      label.inherits(ink).layoutValue(key: IsAction.self, value: true)
        .preference(key: ButtonCountKey.self, value: count), in: control.scope)
  }
}

/// How a button's label is inked: in the tint, in red where it destroys, quietly where disabled.
private struct ButtonInk: TextModifier {
  let isDestructive: Bool
  let focus: FocusInk

  func apply(to context: inout TextContext) {
    focus.apply(to: &context)
    let paint = context.paint
    // A colour chosen outside holds in the button too.
    guard paint.foreground == ForegroundLevels() || !paint.isEnabled else { return }
    context.paint.foreground = ForegroundLevels(
      primary: isDestructive && paint.isEnabled
        ? .color(.red) : resolvePaint(of: TintShapeStyle(), in: paint))
  }
}
