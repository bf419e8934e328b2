public import Foundation

/// Views in columns, one line of them below the other, of which those near what can be seen are
/// made.
///
///     LazyVGrid(columns: [GridItem(.fixed(3)), GridItem()]) { … }
///
/// It takes the width it is offered. A line is as high as the highest view in it.
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let arrangement: LazyArrangement
  var content: Content

  /// - Parameters:
  ///   - columns: The columns, from the leading edge on.
  ///   - alignment: Where the columns stand in the width on offer.
  ///   - spacing: The gap between lines in units, or nil for the platform's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top), items: columns,
      pinned: pinnedViews)
    self.content = content()
  }
}

@MainActor extension LazyVGrid: LazyContainerView {}

/// Views in rows, one column of them beside the other, of which those near what can be seen are
/// made.
///
/// It takes the height it is offered.
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let arrangement: LazyArrangement
  var content: Content

  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - alignment: Where the rows stand in the height on offer.
  ///   - spacing: The gap between columns in units, or nil for the platform's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .leading, vertical: alignment), items: rows,
      pinned: pinnedViews)
    self.content = content()
  }
}

@MainActor extension LazyHGrid: LazyContainerView {}
