public import Foundation

/// A column of a `LazyVGrid`, or several, or a row of a `LazyHGrid`.
///
///     LazyVGrid(columns: [GridItem(.fixed(6)), GridItem(.adaptive(minimum: 12))]) { … }
public struct GridItem: Sendable {
  /// How long a column or row is, across the grid.
  public enum Size: Sendable {
    /// One of this length, in units.
    case fixed(CGFloat)
    /// One with a share of what is left, between two lengths; a negative least one is the
    /// platform's: a cell, or SwiftUI's 10 in `.exact` metrics.
    case flexible(minimum: CGFloat = -1, maximum: CGFloat = .infinity)
    /// As many as fit in a share of what is left, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The gap to the next, in units, or nil for the platform's default.
  public var spacing: CGFloat?
  /// Where a view stands in its cell, or nil for its centre.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  public static func == (first: GridItem, second: GridItem) -> Bool {
    first.spacing == second.spacing && first.alignment == second.alignment
      && first.size.lengths == second.size.lengths
  }
}

extension GridItem.Size {
  /// The kind of size, and its lengths.
  fileprivate var lengths: [CGFloat] {
    switch self {
    case .fixed(let length): [0, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}
