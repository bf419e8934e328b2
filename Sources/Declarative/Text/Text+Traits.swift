extension Text {
  /// Which part of a text that does not fit gives way to the ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    /// `…fgh`
    case head
    /// `abc…`
    case tail
    /// `ab…gh`
    case middle
  }

  /// A change of every letter's case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// How a line under or through text is drawn; a terminal draws them all solid.
  public struct LineStyle: Hashable, Sendable {
    package var pattern: Pattern
    package var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      private var index: UInt8

      public static let solid = Pattern(index: 0)
      public static let dot = Pattern(index: 1)
      public static let dash = Pattern(index: 2)
      public static let dashDot = Pattern(index: 3)
      public static let dashDotDot = Pattern(index: 4)
    }
  }

  /// How large text may grow, which in cells is not at all.
  public struct Scale: Hashable, Sendable {
    private var isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}
