/// What asks something of a system around the application that a terminal does not have. SwiftUI
/// sources compile; the view stays as it is.
extension View {
  /// This view: there is no place where a hint beside the pointer could appear.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// This view: there is no place where a hint beside the pointer could appear.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// This view: there is no place where a hint beside the pointer could appear.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// This view: a terminal's ground is its owner's choice, and what is drawn for another could
  /// not be read on it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// This view: a terminal has no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// This view: a terminal has no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// This view: nothing lies over a terminal.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// This view: a terminal's edges do nothing of their own.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// This view: it does not look otherwise beneath the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// This view: it does not look otherwise beneath the pointer.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// This view: it does not look otherwise beneath the pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// This view: it does not look otherwise beneath the pointer.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// What can be felt, which a terminal has no means for.
extension View {
  /// This view: a terminal cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// This view: a terminal cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// This view: a terminal cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// This view: a terminal cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// How a view would look beneath the pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// What would be felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  private var intensity = 1.0

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact", intensity: intensity)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact", intensity: intensity)
  }

  /// How heavy what collides would be.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How hard what collides would be.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}
