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
    let natural: GridLengths?
    fileprivate var known: [(proposal: ProposedViewSize, lengths: GridLengths)] = []

    /// A grid is asked for its least, its greatest and its share, along one axis or both.
    private static let capacity = 4

    fileprivate init(_ plan: GridPlan) {
      self.plan = plan
      natural = GridLengths(natural: plan)
    }

    /// The lengths of columns and rows for what the grid is offered.
    fileprivate mutating func lengths(for proposal: ProposedViewSize) -> GridLengths {
      if let natural, natural.fit(proposal) { return natural }
      if let entry = known.first(where: { $0.proposal == proposal }) { return entry.lengths }
      let lengths = GridDivision.lengths(of: plan, for: proposal)
      if known.count == Self.capacity { known.removeFirst() }
      known.append((proposal, lengths))
      return lengths
    }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(GridPlan(self, subviews.elements))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.lengths(for: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    GridPlacing(cache.plan, cache.lengths(for: proposal), in: bounds).place()
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.plan.spacing
  }
}

extension GridLayout: MergingLayout, SteadyLayout {
  package func steadySize(of children: ContiguousArray<Element>, _ cache: Any) -> SteadySize? {
    (cache as? Cache)?.natural.map { SteadySize($0.size, leastWidth: $0.leastWidth) }
  }
}
