public import Foundation

/// The gaps a view would have to its neighbours in a stack, in units.
public struct ViewSpacing: Equatable, Sendable {
  /// What an edge asks of its neighbour.
  package enum Preference: Hashable, Sendable {
    /// The platform's default gap.
    case standard
    /// The gap of a row of text: none to another one.
    case text
    /// At least this much.
    case length(CGFloat)
  }

  package var top = Preference.standard
  package var leading = Preference.standard
  package var bottom = Preference.standard
  package var trailing = Preference.standard
  /// The platform's default gaps, across and down; nil in one that no view has made.
  package var defaults: CGSize?

  /// The platform's default gaps on every edge.
  public init() {}

  package init(defaults: CGSize) { self.defaults = defaults }

  package init(all preference: Preference, defaults: CGSize? = nil) {
    self.defaults = defaults
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// No gap on any edge.
  public static let zero = ViewSpacing(all: .length(0))

  /// Takes on the preferences of another view on some edges, the larger winning.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    defaults = defaults ?? other.defaults
    if edges.contains(Edge.top) { top = top.union(other.top) }
    if edges.contains(Edge.leading) { leading = leading.union(other.leading) }
    if edges.contains(Edge.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(Edge.trailing) { trailing = trailing.union(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The gap between this view and the one after it, in units.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (here, there) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (here, there) {
    case (.length(let first), .length(let second)): return max(first, second)
    case (.length(let length), _), (_, .length(let length)): return length
    case (.text, .text) where axis == .vertical: return 0
    default: return (defaults ?? next.defaults ?? CellMetrics.cells.spacing)[axis]
    }
  }
}

extension ViewSpacing.Preference {
  fileprivate func union(_ other: Self) -> Self {
    switch (self, other) {
    case (.length(let first), .length(let second)): .length(max(first, second))
    case (.length, _): self
    case (_, .length): other
    case (.text, .text): .text
    default: .standard
    }
  }
}

extension ViewSpacing {
  /// These gaps with the platform's default on some edges.
  package func reset(on edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    spacing.replace(by: ViewSpacing(), on: edges)
    return spacing
  }

  package mutating func replace(by other: ViewSpacing, on edges: Edge.Set) {
    if edges.contains(Edge.top) { top = other.top }
    if edges.contains(Edge.leading) { leading = other.leading }
    if edges.contains(Edge.bottom) { bottom = other.bottom }
    if edges.contains(Edge.trailing) { trailing = other.trailing }
  }
}
