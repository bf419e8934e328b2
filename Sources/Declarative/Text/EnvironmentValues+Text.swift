public import Foundation

extension EnvironmentValues {
  /// The font of texts that have none of their own.
  public var font: Font? {
    get { textContext.font }
    set { textContext.font = newValue }
  }

  /// The most lines a text shows, or nil for no limit.
  public var lineLimit: Int? {
    get { textLayout.maximumLines }
    set {
      textLayout.minimumLines = nil
      textLayout.maximumLines = newValue.map { max($0, 1) }
    }
  }

  /// Where a text that does not fit leaves letters out.
  public var truncationMode: Text.TruncationMode {
    get { textLayout.truncationMode }
    set { textLayout.truncationMode = newValue }
  }

  /// How the lines of a text stand to one another.
  public var multilineTextAlignment: TextAlignment {
    get { textLayout.alignment }
    set { textLayout.alignment = newValue }
  }

  /// The space between two lines of a text, in units: a terminal has whole rows of it.
  public var lineSpacing: CGFloat {
    get { textLayout.lineSpacing }
    set { textLayout.lineSpacing = newValue }
  }

  /// Whether texts are shown in capitals, in small letters, or as they are.
  public var textCase: Text.Case? {
    get { textContext.textCase }
    set { textContext.textCase = newValue }
  }

  /// The style that texts and symbols are inked with.
  public var foreground: AnyShapeStyle {
    get { AnyShapeStyle(PaintedStyle(paint: textContext.paint.foreground.primary)) }
    set {
      var context = textContext
      context.paint.foreground = ForegroundLevels(
        primary: resolvePaint(of: newValue, in: context.paint))
      textContext = context
    }
  }

  /// The colour of what can be acted on.
  public var tint: Color {
    get { textContext.paint.tint }
    set { textContext.paint.tint = newValue }
  }

  /// Whether controls react to the person.
  public var isEnabled: Bool {
    get { textContext.paint.isEnabled }
    set { textContext.paint.isEnabled = newValue }
  }

  /// Whether the interface is light on dark or dark on light.
  public var colorScheme: ColorScheme {
    get { textContext.paint.scheme }
    set { textContext.paint.scheme = newValue }
  }
}

/// A style that has been turned into paint already.
private struct PaintedStyle: PaintStyle, Equatable {
  let paint: Paint

  func paint(in context: PaintContext) -> Paint { paint }
}
