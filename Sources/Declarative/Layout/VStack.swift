public import Foundation

/// Views one above the other.
///
///     VStack { Text("a"); Text("b") }          a
///                                              b
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never

  package let layout: VStackLayout
  package var content: Content

  /// - Parameters:
  ///   - alignment: How the views stand to one another, across.
  ///   - spacing: The gap between them in units, or nil for the platform's default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor extension VStack: ContainerView {}

/// The layout of `VStack`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: MergingLayout, StackedLayout {
  package var stack: Stack { Stack(axis: .vertical, alignment: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

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
