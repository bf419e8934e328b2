public import Foundation

/// What asks of texts something that letters in cells do not have. SwiftUI sources compile; the
/// view stays as it is.
extension View {
  /// This view: a terminal's letters have one size, and a text that does not fit is truncated.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// This view: letters stand one to a cell and cannot come closer.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// This view: letters stand one to a cell.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// This view: letters stand one to a cell.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// This view: letters stand on their row.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// This view: a terminal's letters are monospaced.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// This view: a terminal's digits are all one cell wide.
  public nonisolated func monospacedDigit() -> some View { self }

  /// This view: the terminal chooses the face.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// This view: the terminal's letters have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// This view: letters have one size.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View { self }

  /// This view: its letters and lines are the same in every language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// This view: its letters and lines are the same in every language.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// This view: the terminal selects text itself, wherever it is.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Whether text can be selected; the terminal lets all of it be.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// How small letters may get, which in cells is not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may come closer, which in cells they never do.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}
