/// A colour, a gradient or a role, that fills areas and inks text.
public protocol ShapeStyle: Sendable {}

/// A style that knows what it looks like where it is used.
package protocol PaintStyle: ShapeStyle {
  func paint(in context: PaintContext) -> Paint
}

/// The slot through which styles that need more than a `PaintContext` are turned into paint.
package protocol ShapeStyleResolving: AnyObject, Sendable {
  func paint(of style: any ShapeStyle, in context: PaintContext) -> Paint?
}

/// What `style` looks like in `context`; the foreground's colour when nothing knows.
package func resolvePaint(of style: any ShapeStyle, in context: PaintContext) -> Paint {
  if let style = style as? any PaintStyle { return style.paint(in: context) }
  return context.resolver?.paint(of: style, in: context) ?? context.foreground.primary
}

extension ShapeStyle {
  /// Whether `other` is the same style; false when neither can tell.
  package func isSame(as other: any ShapeStyle) -> Bool {
    guard let mine = self as? any Equatable else { return false }
    return Self.areSame(mine, other)
  }

  private static func areSame<Value: Equatable>(_ first: Value, _ second: any ShapeStyle) -> Bool {
    first == second as? Value
  }
}
