public import Foundation

/// The layout of a `Grid`, for an `AnyLayout`.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What a grid remembers between changes.
  public struct Cache {
    let plan: GridPlan
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(plan: GridPlan(self, subviews.elements))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.plan.lengths(for: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    GridPlacing(cache.plan, cache.plan.lengths(for: proposal), in: bounds).place()
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.plan.spacing
  }
}

extension GridLayout: MergingLayout, SteadyLayout {
  package func steadySize(of children: ContiguousArray<Element>, _ cache: Any) -> SteadySize? {
    (cache as? Cache)?.plan.steadySize
  }
}
