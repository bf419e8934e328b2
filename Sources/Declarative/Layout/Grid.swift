public import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// A view that is in no row takes all columns.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); Text("Ada") }          Name·Ada
///       Divider()                                      ────────
///       GridRow { Text("Age"); Text("36") }            Age··36·
///     }
nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never

  package let layout: GridLayout
  package var content: Content

  /// - Parameters:
  ///   - alignment: Where a cell smaller than its place stands in it.
  ///   - horizontalSpacing: The gap between columns in units, or nil for the platform's default.
  ///   - verticalSpacing: The gap between rows in units, or nil for the platform's default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

@MainActor extension Grid: ContainerView {}
