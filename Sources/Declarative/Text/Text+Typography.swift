public import Foundation

/// What asks of a text something that letters in cells do not have, or that only a voice has.
/// SwiftUI sources compile; the text stays as it is.
extension Text {
  /// This text: a terminal's letters are monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// This text: a terminal's digits are all one cell wide.
  public func monospacedDigit() -> Text { self }

  /// This text: the terminal chooses the face.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// This text: the terminal's letters have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// This text: letters have one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// This text: letters stand one to a cell.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// This text: letters stand one to a cell.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// This text: letters stand on their row.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// This text: its letters and lines are the same in every language.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// This text: its letters and lines are the same in every language.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }

  /// This text: a terminal has no voice.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// This text: a terminal has no voice.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// This text: a terminal has no voice.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// This text: a terminal has no voice.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// How the language of a text is found out, which changes nothing in cells.
public struct TypesettingLanguage: Sendable, Equatable {
  private var language: Locale.Language?

  /// The language of the interface.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
