#if !canImport(CoreGraphics)
public import Foundation

/// A direction and a length, where the platform has no such type.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()
}
#endif
