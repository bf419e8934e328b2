/// A control for something that is on or off.
///
///     Toggle("Sound", isOn: $hasSound)      [x] Sound
///
/// Space and Return turn it, and so does a click. `toggleStyle(_:)` says how it looks.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  private init(_ isOn: Binding<Bool>, isMixed: Bool = false, _ label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  @MainActor public var body: some View {
    StyledToggle(
      style: style,
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn,
        isMixed: isMixed))
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, label()) }

  /// A control for several values: on when all are, mixed when some are; turning it makes them
  /// alike.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    let all = Binding {
      bindings.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for binding in bindings { binding.wrappedValue = isOn }
    }
    self.init(all, isMixed: count > 0 && count < bindings.count, label())
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, Text(title))
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Declarative.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Declarative.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Declarative.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The control that a style is given, to be shown by the style around that one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
  }
}
