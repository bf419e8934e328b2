public import Foundation

/// Views side by side.
///
///     HStack { Text("a"); Text("b") }          a·b
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never

  package let layout: HStackLayout
  package var content: Content

  /// - Parameters:
  ///   - alignment: How the views stand to one another, up and down.
  ///   - spacing: The gap between them in units, or nil for the platform's default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor extension HStack: ContainerView {}

/// The layout of `HStack`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: MergingLayout, StackedLayout {
  package var stack: Stack { Stack(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  public func makeCache(subviews: Subviews) -> StackCache { stack.makeCache(subviews.elements) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    stack.size(proposal, subviews.elements, cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    stack.place(in: bounds, proposal, subviews.elements, cache)
  }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stack.spacing(around: subviews.elements)
  }
}
