public import Foundation

/// A size a container offers to a child, in units; nil asks for the child's ideal length.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// This proposal with `size`'s lengths where it has none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ length: CGFloat?, along axis: Axis, cross: CGFloat?) {
    if axis == .horizontal {
      self.init(width: length, height: cross)
    } else {
      self.init(width: cross, height: length)
    }
  }

  /// What is left inside `insets`, never below zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.repair(width.map { $0 - insets.horizontal }),
      height: Self.repair(height.map { $0 - insets.vertical }))
  }

  /// This proposal with lengths that are not numbers dropped and negative ones taken as zero.
  package var repaired: ProposedViewSize {
    ProposedViewSize(width: Self.repair(width), height: Self.repair(height))
  }

  private static func repair(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return length < 0 ? 0 : length
  }
}
