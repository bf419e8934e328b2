import Foundation

/// Kinds of insets that make up a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and insets that views have added, and the screen's own.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A software keyboard: a terminal has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension Element {
  /// How far this may reach outward, and still stay on what is free to be drawn on: on each edge
  /// where it touches the border of a safe area, by the safe area's inset there.
  package final var safeAreaInsets: EdgeInsets {
    if !tree.hasSafeAreas { return .zero }
    return isRightToLeft ? reachOutward.mirrored : reachOutward
  }

  /// The same with leading on the left.
  private final var reachOutward: EdgeInsets {
    var insets = EdgeInsets.zero
    var rect = CGRect(origin: .zero, size: size)
    var child = self
    while let parent = child.parent {
      if var gained = parent.safeAreaInsets(for: child) {
        let bounds = CGRect(origin: .zero, size: child.size)
        let touched = rect.edges(touching: bounds)
        if parent.isRightToLeft { gained = gained.mirrored }
        gained = gained.keeping(touched)
        insets = insets.adding(gained)
        rect = rect.outset(by: gained)
      }
      rect = rect.moved(by: child.origin)
      child = parent
    }
    return insets
  }
}

extension CGRect {
  /// The edges at which this meets, or passes, the edges of `bounds`; leading is left.
  fileprivate func edges(touching bounds: CGRect) -> Edge.Set {
    let tolerance = 1e-6
    var edges: Edge.Set = []
    if minY <= bounds.minY + tolerance { edges.insert(.top) }
    if minX <= bounds.minX + tolerance { edges.insert(.leading) }
    if maxY >= bounds.maxY - tolerance { edges.insert(.bottom) }
    if maxX >= bounds.maxX - tolerance { edges.insert(.trailing) }
    return edges
  }
}
