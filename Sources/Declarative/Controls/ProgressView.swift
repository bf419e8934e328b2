/// How far something has come; or that it goes on, where that is not known.
///
///     ProgressView("Copying", value: 0.5)      Copying
///                                              ━━━━━━━━━━──────────
///     ProgressView("Loading")                  ⠹ Loading
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    StyledProgressView(
      style: style,
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        }))
  }
}

/// The share of a total; nil for no value, and nothing of a total that is none.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  return total > 0 ? min(max(Double(value / total), 0), 1) : 0
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(nil, nil, nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(share(value, of: total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(share(value, of: total), label(), nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(share(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(share(value, of: total), Text(titleKey), nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(share(value, of: total), Text(title), nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view that a style is given, to be shown in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
