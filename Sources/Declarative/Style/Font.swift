public import Foundation

/// A font, of which a terminal shows the weight and the slant.
///
/// The terminal's user chooses the face and the size, so headlines and titles are bold, heavy
/// weights are bold, hairlines are dim, italics are italic, and all else looks like the body.
public struct Font: Hashable, Sendable {
  package var style: TextStyle?
  package var weightOverride: Weight?
  package var isItalic = false

  package init(style: TextStyle? = nil, weight: Weight? = nil) {
    self.style = style
    weightOverride = weight
  }

  /// The weight it is drawn with.
  package var weight: Weight { weightOverride ?? style?.weight ?? .regular }

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight)
  }

  /// The system's font; `size` is not shown.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(weight: weight)
  }

  /// The terminal's own font, whatever the name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(style: style)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
}

extension Font {
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)
}

extension Font {
  public func bold() -> Font { bold(true) }

  public func bold(_ isActive: Bool) -> Font { isActive ? weight(.bold) : self }

  public func italic() -> Font { italic(true) }

  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightOverride = weight
    return font
  }

  /// This font: a terminal's text is monospaced.
  public func monospaced(_ isActive: Bool = true) -> Font { self }

  /// This font: a terminal's digits are all one cell wide.
  public func monospacedDigit() -> Font { self }

  /// This font: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// This font: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// This font: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// This font: a row is one cell high, whatever its leading.
  public func leading(_ leading: Leading) -> Font { self }

  /// This font: a terminal's letters have one width.
  public func width(_ width: Width) -> Font { self }
}
