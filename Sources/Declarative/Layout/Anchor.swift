public import Foundation

/// A place or a length of one view, to be read by another: `GeometryProxy` turns it into its own
/// space.
public struct Anchor<Value> {
  private let resolve: (CGPoint) -> Value

  package init(_ resolve: @escaping (CGPoint) -> Value) { self.resolve = resolve }

  package func value(in origin: CGPoint) -> Value { resolve(origin) }

  /// Which anchor to take of a view.
  public struct Source {
    package let anchor: (Element) -> Anchor<Value>
  }
}

// An anchor is read where it was made: on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>
      .Source { element in
        Anchor { origin in
          element.absoluteRect.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        }
      }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, as shares of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>
      .Source { element in
        Anchor { origin in
          let rect = element.absoluteRect
          return CGPoint(
            x: rect.minX + rect.size.width * point.x - origin.x,
            y: rect.minY + rect.size.height * point.y - origin.y)
        }
      }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
