public import Foundation

extension Font {
  /// What a text is for.
  public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    /// Titles and headlines stand out by weight, since they can't by size.
    package var weight: Weight {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: .bold
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
      }
    }
  }

  /// How heavy letters are: from `semibold` on they are bold, up to `thin` dim.
  public struct Weight: Hashable, Sendable {
    package var rank: UInt8

    public static let ultraLight = Weight(rank: 1)
    public static let thin = Weight(rank: 2)
    public static let light = Weight(rank: 3)
    public static let regular = Weight(rank: 4)
    public static let medium = Weight(rank: 5)
    public static let semibold = Weight(rank: 6)
    public static let bold = Weight(rank: 7)
    public static let heavy = Weight(rank: 8)
    public static let black = Weight(rank: 9)

    package var isBold: Bool { rank >= Self.semibold.rank }
    package var isDim: Bool { rank <= Self.thin.rank }
  }

  /// The kind of face, which is the terminal's to choose.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The space between lines, which is always none.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// How wide letters are, which is always one cell.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
