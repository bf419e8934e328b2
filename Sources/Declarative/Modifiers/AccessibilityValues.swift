/// What whoever looks has asked of every application, which a terminal cannot be asked about:
/// nobody has asked for anything, until a view around sets it.
extension EnvironmentValues {
  /// Whether differences must be seen without colours.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether nothing should be seen through.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the colours of the screen are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons should have a visible shape.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether the interface is spoken.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether something else than the system's own keys and pointer is used.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// How much colours should differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether letters should be heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether a screen that is always on is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}

/// How much the colours of an interface differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// How heavy the letters of an interface are.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private enum DifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private enum InvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ShowButtonShapesKey: EnvironmentKey {
  static let defaultValue = false
}

private enum VoiceOverKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

private enum LuminanceKey: EnvironmentKey {
  static let defaultValue = false
}
