/// What a view that can have the focus does with it.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is typed: a click puts the focus there too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever the platform holds usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets this view have the focus: Tab stops here, and `onKeyPress` is told of keys.
  ///
  /// While it has the focus its text is drawn in reverse, unless `focusEffectDisabled()` says not
  /// to; `\.isFocused` tells the views in it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, interactions: .automatic)
  }

  /// Lets this view have the focus, for some uses of it.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, interactions: interactions)
  }

  /// Lets this view have the focus, and is told when it comes and goes.
  @available(macOS, deprecated: 100000.0, message: "Use focusable(_:) with focused(_:).")
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    FocusableView(
      content: self, isFocusable: isFocusable, interactions: .automatic, onChange: onFocusChange)
  }

  /// Keeps views in here from looking otherwise while they have the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether views look otherwise while they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private enum FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated private struct FocusableView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isFocusable: Bool
  let interactions: FocusInteractions
  var onChange: ((Bool) -> Void)?
}

@MainActor extension FocusableView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let stop = node.memory as? FocusStop ?? FocusStop(node)
    node.memory = stop
    stop.update(isEnabled: isFocusable && node.text.context.paint.isEnabled)
    stop.takesClicks = interactions.contains(.edit)
    stop.onChange = onChange
    node.setChild(0, content.inherits(FocusInk(stop, in: node)), in: stop.scope)
  }
}

/// How texts look in a view that has the focus.
struct FocusInk: TextModifier {
  let isShown: Bool

  @MainActor init(_ stop: FocusStop, in node: Node) {
    isShown = stop.hasFocus && EnvironmentValues(node.scope).isFocusEffectEnabled
  }

  func apply(to context: inout TextContext) {
    if isShown { context.overrides.set(.reverse, true) }
  }
}

extension FocusableView: WrappingView {
  var wrapped: any View { content }
}
