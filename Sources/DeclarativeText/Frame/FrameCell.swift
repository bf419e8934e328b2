public import Declarative

/// One cell of a frame.
public struct FrameCell: Hashable, Sendable {
  /// What is written in it; a space in the second half of a wide character.
  public let character: Character
  /// How many cells the character takes: 1 or 2; 0 in the second half of a wide one.
  public let width: Int
  public let style: Style

  /// How a cell looks.
  public struct Style: Hashable, Sendable {
    /// The colour of the text; nil for the terminal's own.
    public let foreground: Color?
    /// The colour behind the text; nil for the terminal's own.
    public let background: Color?
    /// The address the text leads to.
    public let link: String?
    let attributes: InkAttributes

    init(_ style: CellStyle, link: String?) {
      foreground = style.foreground
      background = style.background
      attributes = style.attributes
      self.link = link
    }

    public var isBold: Bool { attributes.contains(.bold) }
    public var isDim: Bool { attributes.contains(.dim) }
    public var isItalic: Bool { attributes.contains(.italic) }
    public var isUnderlined: Bool { attributes.contains(.underline) }
    public var isStruckThrough: Bool { attributes.contains(.strikethrough) }
    public var isReversed: Bool { attributes.contains(.reverse) }
    public var isBlinking: Bool { attributes.contains(.blink) }
    public var isOverlined: Bool { attributes.contains(.overline) }
  }
}
