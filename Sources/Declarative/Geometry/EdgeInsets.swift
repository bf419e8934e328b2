public import Foundation

/// Distances from the four sides of a rectangle, in units.
@frozen public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets at all.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(Edge.top) ? length : 0,
      leading: edges.contains(Edge.leading) ? length : 0,
      bottom: edges.contains(Edge.bottom) ? length : 0,
      trailing: edges.contains(Edge.trailing) ? length : 0)
  }

  package static let zero = EdgeInsets()

  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// These insets with every length that is not a number, or not finite, taken as zero.
  package var repaired: EdgeInsets {
    EdgeInsets(
      top: top.isFinite ? top : 0, leading: leading.isFinite ? leading : 0,
      bottom: bottom.isFinite ? bottom : 0, trailing: trailing.isFinite ? trailing : 0)
  }

  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The edges with an inset.
  package var edges: Edge.Set {
    var edges: Edge.Set = []
    for edge in Edge.allCases where self[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return edges
  }

  package func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading,
      bottom: bottom + other.bottom, trailing: trailing + other.trailing)
  }

  package func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(Edge.top) ? top : 0,
      leading: edges.contains(Edge.leading) ? leading : 0,
      bottom: edges.contains(Edge.bottom) ? bottom : 0,
      trailing: edges.contains(Edge.trailing) ? trailing : 0)
  }
}
